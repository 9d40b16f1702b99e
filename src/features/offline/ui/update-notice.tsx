import { RefreshCw, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { useSiteInfo } from '../../../ui/use-site-info.ts';

/** Says that the site has changed since the page was opened. */
export function UpdateNotice({ takeOver }: { takeOver: () => void }) {
  const { name } = useSiteInfo();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <div
      role="status"
      className="clears-bottom fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom),var(--bottom-taken))] z-50 mx-auto w-fit max-w-[calc(100vw-2rem)]"
    >
      {isOpen && (
        <div className="lit-border flex items-center gap-3 rounded-lg bg-surface-high py-2 pr-2 pl-4 shadow-overlay">
          <p>{`There is a new version of ${name}.`}</p>
          <Button size="small" icon={<RefreshCw aria-hidden="true" className="size-4" />} onClick={takeOver}>
            Reload
          </Button>
          <IconButton
            label="Later"
            icon={<X aria-hidden="true" className="size-4.5" />}
            onClick={() => setIsOpen(false)}
          />
        </div>
      )}
    </div>
  );
}
