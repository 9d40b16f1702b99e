import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { CopyButton } from '../../../../ui/buttons/copy-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { saveFile } from '../../../../ui/save-file.ts';
import type { MadeKeys } from '../../licenses/owner-licenses.types.ts';
import { showNumber } from '../shown-values.ts';

/** Keys in the one moment that they can be read. Nothing but its own button closes it. */
export function ShownKeys({ made: { keys, csv }, onClose }: { made: MadeKeys; onClose: () => void }) {
  const [isKept, setIsKept] = useState(false);
  const save = () => {
    saveFile(new Blob([csv], { type: 'text/csv' }), 'giveaway-keys.csv');
    setIsKept(true);
  };
  const count = keys.length === 1 ? 'Your key' : `Your ${showNumber(keys.length)} keys`;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || !isKept || onClose()}
      size="medium"
      title={count}
      description="They are shown this once and stored as fingerprints. Save the file now."
      footer={
        <>
          <Button variant="secondary" disabled={!isKept} onClick={onClose}>
            Close
          </Button>
          <Button icon={<Download aria-hidden="true" className="size-4" />} onClick={save}>
            Save as CSV
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <section
          aria-label="Keys"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
          tabIndex={0}
          className="scrollbar-slim max-h-[50vh] overflow-y-auto overscroll-contain rounded-lg border border-line-strong bg-surface-sunken/60"
        >
          <ul className="divide-y divide-line">
            {keys.map((key) => (
              <li key={key} className="px-4 py-3">
                <code className="font-mono text-small text-ink-soft">{key}</code>
              </li>
            ))}
          </ul>
        </section>
        <CopyButton
          text={keys.join('\n')}
          label="Copy All"
          subject="the keys"
          copy={async (text) => {
            await navigator.clipboard.writeText(text);
            setIsKept(true);
          }}
        />
      </div>
    </Dialog>
  );
}
