import { Palette, X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { chooseStyle, styleInUse } from '../../../learned-styles/ui/style-in-use.ts';
import { StylePalette } from '../../../learned-styles/ui/style-palette.tsx';
import { PartFailure } from '../part-failure.tsx';
import { useLazyPart } from '../use-lazy-part.ts';

const loadDialog = () => import('../../../learned-styles/ui/style-dialog.tsx');

/** The way to a style of one's own, and the style while it is in use. */
export function OwnStyle() {
  const chosen = useSyncExternalStore(styleInUse.subscribe, styleInUse.getSnapshot);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const dialog = useLazyPart(loadDialog, wasOpened);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      {chosen ? (
        <div className="inline-flex min-h-10 max-w-full items-center gap-3 rounded-full border border-accent-line bg-accent-soft pl-4 text-small">
          <button
            type="button"
            onClick={open}
            className="min-h-10 min-w-0 cursor-pointer truncate font-semibold text-accent"
          >
            Style: <bdi>{chosen.name}</bdi>
          </button>
          <StylePalette style={chosen.style} className="w-16 shrink-0" />
          <IconButton
            label={`Stop using ${chosen.name}`}
            icon={<X aria-hidden="true" className="size-4" />}
            onClick={() => chooseStyle(null)}
          />
        </div>
      ) : (
        <Button
          variant="secondary"
          size="small"
          icon={<Palette aria-hidden="true" className="size-4" />}
          onClick={open}
        >
          Use my own style
        </Button>
      )}
      {dialog.hasFailed && <PartFailure onRetry={dialog.retry} />}
      {dialog.part && <dialog.part.StyleDialog open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
