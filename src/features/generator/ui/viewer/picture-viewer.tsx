import { Dialog } from '@base-ui/react/dialog';
import { ChevronLeft, ChevronRight, Columns2, Scan, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { AccentScope } from '../../../../ui/accent.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { ComparedPictures } from './compared-pictures.tsx';
import type { ViewedPicture } from './viewer.types.ts';
import { createKeyListener } from './viewer-keys.ts';
import { WHOLE_PICTURE, type ZoomView, zoomInSteps } from './zoom.rules.ts';
import { ZoomFrame } from './zoom-frame.tsx';

interface PictureViewerProps<Picture extends ViewedPicture> {
  /** The pictures to turn to, in the order of the page; never empty while open. */
  pictures: readonly Picture[];
  shownId: string;
  onShow: (id: string) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Looks for another address of a picture that does not answer. */
  onBroken?: (src: string) => Promise<void>;
  /** How it was made, beside the picture. */
  recipe: (picture: Picture) => ReactNode;
  /** What can be done with it. */
  actions: (picture: Picture) => ReactNode;
  /** What letters do, in lower case; `c` compares. */
  shortcuts?: (picture: Picture) => Readonly<Record<string, () => void>>;
}

/** One picture as large as the window allows, with its recipe, its neighbors and the ways on from it. */
export function PictureViewer<Picture extends ViewedPicture>(props: PictureViewerProps<Picture>) {
  const { pictures, shownId, open, onOpenChange } = props;
  const stage = useRef<HTMLDivElement>(null);
  const index = pictures.findIndex(({ id }) => id === shownId);
  const picture = pictures[index];
  return (
    <Dialog.Root open={open && picture !== undefined} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-ground-deep" />
        <Dialog.Popup initialFocus={stage} className="fixed inset-0 z-50 text-ink outline-none">
          {picture && (
            <AccentScope accent={picture.generatorType ?? 'neutral'} className="flex h-full flex-col">
              <ViewerContent {...props} picture={picture} index={index} stage={stage} />
            </AccentScope>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface ViewerContentProps<Picture extends ViewedPicture> extends PictureViewerProps<Picture> {
  picture: Picture;
  index: number;
  stage: React.RefObject<HTMLDivElement | null>;
}

function ViewerContent<Picture extends ViewedPicture>(props: ViewerContentProps<Picture>) {
  const { pictures, picture, index, onShow, recipe, actions, shortcuts, stage, onBroken } = props;
  const [view, setView] = useState<ZoomView>(WHOLE_PICTURE);
  const [isComparing, setIsComparing] = useState(false);
  // First the picture that was asked for; what surrounds it is drawn when that is on its way.
  const hasSurroundings = useDeferredValue(true, false);
  const canCompare = pictures.length > 1;
  const turn = (by: 1 | -1) => {
    const next = pictures[index + by];
    if (!next || isComparing) return;
    setView(WHOLE_PICTURE);
    onShow(next.id);
    // The button that leads past the last picture goes away, and would take the focus along.
    if (!pictures[index + 2 * by]) stage.current?.focus();
  };
  const toggleComparing = () => {
    setView(WHOLE_PICTURE);
    setIsComparing((now) => !now && canCompare);
  };
  const onKeyDown = createKeyListener({
    view,
    onView: setView,
    onTurn: turn,
    shortcuts: { ...shortcuts?.(picture), c: toggleComparing },
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole window, each with a button of its own
    <div onKeyDown={onKeyDown} className="flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-16 items-center gap-1 border-b border-line px-3 sm:gap-2 sm:px-5">
        <Dialog.Title className="mr-auto min-w-0 font-display text-title-sm font-semibold">
          <span className="block truncate">{isComparing ? 'Compare pictures' : 'How it was made'}</span>
        </Dialog.Title>
        <p aria-live="polite" className="px-1 text-small text-ink-soft tabular-nums max-sm:sr-only">
          {`Picture ${index + 1} of ${pictures.length}`}
        </p>
        <ZoomButtons view={view} onView={setView} />
        {canCompare && (
          <IconButton
            label="Compare"
            tooltipSide="bottom"
            pressed={isComparing}
            onClick={toggleComparing}
            icon={<Columns2 aria-hidden="true" className="size-5" />}
          />
        )}
        <Dialog.Close
          render={
            <IconButton
              label="Close"
              tooltipSide="bottom"
              icon={<X aria-hidden="true" className="size-5" />}
            />
          }
        />
      </div>
      {isComparing ? (
        <ComparedPictures
          pictures={pictures}
          first={picture}
          view={view}
          onView={setView}
          onBroken={onBroken}
          stage={stage}
        />
      ) : (
        <div className="flex min-h-0 flex-1 flex-col overflow-y-auto lg:flex-row lg:overflow-hidden">
          <div
            ref={stage}
            tabIndex={-1}
            className="relative grid h-[60dvh] shrink-0 p-3 outline-none sm:p-5 lg:h-auto lg:min-w-0 lg:flex-1"
          >
            <ZoomFrame
              key={picture.id}
              picture={picture}
              view={view}
              onView={setView}
              onTurn={turn}
              onBroken={onBroken}
            />
            <TurnButton by={-1} isThere={index > 0} onTurn={turn} />
            <TurnButton by={1} isThere={index < pictures.length - 1} onTurn={turn} />
          </div>
          <aside className="flex shrink-0 flex-col border-line bg-surface max-lg:border-t lg:min-h-0 lg:w-96 lg:border-l">
            <section
              aria-label="Recipe"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
              tabIndex={0}
              className="scrollbar-slim flex-1 p-5 lg:min-h-0 lg:overflow-y-auto"
            >
              {hasSurroundings && recipe(picture)}
            </section>
            <div className="flex flex-wrap gap-2 border-t border-line bg-surface px-5 py-4 *:grow pb-[max(1rem,env(safe-area-inset-bottom))]">
              {hasSurroundings && actions(picture)}
            </div>
          </aside>
        </div>
      )}
    </div>
  );
}

function ZoomButtons({ view, onView }: { view: ZoomView; onView: (view: ZoomView) => void }) {
  return (
    <fieldset aria-label="Zoom" className="flex items-center">
      <IconButton
        label="Zoom out"
        tooltipSide="bottom"
        disabled={view.zoom === 1}
        onClick={() => onView(zoomInSteps(view, -1))}
        icon={<ZoomOut aria-hidden="true" className="size-5" />}
      />
      <output className="w-12 text-center text-small text-ink-soft tabular-nums max-sm:hidden">
        {Math.round(view.zoom * 100)}%
      </output>
      <IconButton
        label="Zoom in"
        tooltipSide="bottom"
        onClick={() => onView(zoomInSteps(view, 1))}
        icon={<ZoomIn aria-hidden="true" className="size-5" />}
      />
      <IconButton
        label="Show the whole picture"
        tooltipSide="bottom"
        className="max-sm:hidden"
        disabled={view.zoom === 1}
        onClick={() => onView(WHOLE_PICTURE)}
        icon={<Scan aria-hidden="true" className="size-5" />}
      />
    </fieldset>
  );
}

function TurnButton({ by, isThere, onTurn }: { by: 1 | -1; isThere: boolean; onTurn: (by: 1 | -1) => void }) {
  if (!isThere) return null;
  const Icon = by === 1 ? ChevronRight : ChevronLeft;
  return (
    <IconButton
      label={by === 1 ? 'Next picture' : 'Previous picture'}
      variant="glass"
      onClick={() => onTurn(by)}
      className={`absolute! top-1/2 -translate-y-1/2 rounded-full ${by === 1 ? 'right-5 sm:right-8' : 'left-5 sm:left-8'}`}
      icon={<Icon aria-hidden="true" className="size-6" />}
    />
  );
}
