import { useEffect, useRef, useState } from 'react';
import { SiteLink } from '../../../../ui/buttons/site-link.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { urls } from '../../../../urls.ts';
import { ShortcutList } from './shortcut-list.tsx';

/** Opens as it comes, and again whenever it is asked for. */
export function ShortcutsDialog({ asked }: { asked: number }) {
  const [open, setOpen] = useState(false);
  // The link at the end would have the dialog open at its end.
  const start = useRef<HTMLParagraphElement>(null);
  useEffect(() => setOpen(asked > 0), [asked]);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Keyboard shortcuts" size="medium" initialFocus={start}>
      <p ref={start} tabIndex={-1} className="mb-6 text-ink-soft outline-none">
        Single keys work whenever you’re not typing.
      </p>
      <ShortcutList />
      <p className="mt-6 text-ink-soft">
        Everything else is in the <SiteLink to={urls.help()}>Help Center</SiteLink>.
      </p>
    </Dialog>
  );
}
