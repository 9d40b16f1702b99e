import { Trash2, Undo2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { CARD_ATTRIBUTE } from './gallery-grid-style.ts';
import type { GalleryState, ShownGallery } from './shown-gallery.ts';

/** How long a deletion can be undone, in milliseconds. */
const UNDO_NOTICE_MS = 8000;

interface GalleryNoticesProps {
  gallery: ShownGallery;
  state: GalleryState;
}

/** What became of a deletion: at the foot of the window, wherever the gallery is scrolled to. */
export function GalleryNotices({ gallery, state }: GalleryNoticesProps) {
  const { undoable, problem } = state;
  return (
    <div className="clears-bottom pointer-events-none fixed inset-x-4 bottom-[max(1rem,var(--bottom-taken))] z-40 flex flex-col items-center gap-3 sm:bottom-[max(1.5rem,var(--bottom-taken))]">
      {problem && (
        <Alert
          tone="error"
          className="pointer-events-auto w-full max-w-lg animate-rise-in bg-surface-high shadow-overlay"
          actions={
            <Button variant="secondary" size="small" onClick={gallery.dismissProblem}>
              Close
            </Button>
          }
        >
          {problem.message} {problem.detail}
        </Alert>
      )}
      {/* There from the start: a region that comes with its text is not read out. */}
      <div role="status" className="sr-only">
        {undoable.length > 0 && describeDeletion(undoable.length)}
      </div>
      {undoable.length > 0 && <UndoNotice gallery={gallery} ids={undoable.map(({ id }) => id)} />}
    </div>
  );
}

function describeDeletion(count: number): string {
  return count === 1 ? 'Image deleted' : `${count} images deleted`;
}

/** Focuses the card of an image, once it is back. */
function focusCard(id: string | undefined): void {
  if (id === undefined) return;
  document.querySelector<HTMLElement>(`[${CARD_ATTRIBUTE}="${CSS.escape(id)}"]`)?.focus();
}

interface UndoNoticeProps {
  gallery: ShownGallery;
  ids: readonly string[];
}

function UndoNotice({ gallery, ids }: UndoNoticeProps) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const undoRef = useRef<HTMLButtonElement>(null);
  const latest = ids.at(-1);
  // The button that deleted is gone with its card; from here the next press can take it back.
  useEffect(() => {
    if (latest !== undefined) undoRef.current?.focus({ preventScroll: true });
  }, [latest]);
  const isPaused = isHovered || isFocused;
  useEffect(() => {
    if (isPaused || latest === undefined) return;
    const timer = setTimeout(gallery.forgetUndo, UNDO_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [isPaused, latest, gallery]);
  const undo = async () => {
    const undoing = gallery.undo();
    requestAnimationFrame(() => focusCard(latest));
    await undoing;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events only stop the clock while someone is there
    <div
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      // A pointer leaves the focus behind when it moves on; a keyboard is where its focus is.
      onFocus={(event) => setIsFocused(event.target.matches(':focus-visible'))}
      onBlur={() => setIsFocused(false)}
      className="lit-border pointer-events-auto flex w-full max-w-md animate-rise-in items-center gap-3 rounded-lg bg-surface-high py-2 pr-2 pl-4 shadow-overlay"
    >
      <Trash2 aria-hidden="true" className="size-4.5 shrink-0 text-ink-soft" />
      <p className="min-w-0 flex-1 font-semibold text-ink">{describeDeletion(ids.length)}</p>
      <Button
        ref={undoRef}
        variant="secondary"
        size="small"
        icon={<Undo2 aria-hidden="true" className="size-4" />}
        onClick={() => void undo()}
      >
        Undo
      </Button>
      <IconButton
        label="Close message"
        icon={<X aria-hidden="true" className="size-4" />}
        onClick={gallery.forgetUndo}
      />
    </div>
  );
}
