import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { PartFailure } from '../../generator/ui/part-failure.tsx';
import { useLazyPart } from '../../generator/ui/use-lazy-part.ts';
import { downloadGalleryImage } from './download-gallery-image.ts';
import type { GalleryImage } from './gallery-answer.ts';
import { GalleryCard } from './gallery-card.tsx';
import { CARD_ATTRIBUTE, galleryGridStyle } from './gallery-grid-style.ts';
import type { Selecting } from './selecting/use-selecting.ts';
import type { MoreImages, ShownGallery } from './shown-gallery.ts';

interface GalleryGridProps {
  images: readonly GalleryImage[];
  more: MoreImages;
  gallery: ShownGallery;
  selecting: Selecting;
}

/** So few rows are there at once; of more only those around the window. */
const ROWS_AT_ONCE = 30;
/** What a card has below its picture, until one was measured. */
const TEXT_HEIGHT = 190;
/** So many rows before the end the next page is asked for. */
const ROWS_AHEAD = 6;

async function loadDetailsDialog() {
  const { default: ImageDetailsDialog } = await import('./image-details-dialog.tsx');
  return ImageDetailsDialog;
}

/** The images as cards, and the dialog that tells how one of them was made. */
export function GalleryGrid({ images, more, gallery, selecting }: GalleryGridProps) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const { part: ImageDetailsDialog, hasFailed, retry, fetchAhead } = useLazyPart(loadDetailsDialog, open);
  const chosen = images.find(({ id }) => id === chosenId);
  const show = (id: string) => {
    setChosenId(id);
    setOpen(true);
    if (hasFailed) retry();
  };
  return (
    <>
      {hasFailed && open && (
        <div className="mb-5">
          <PartFailure onRetry={retry} />
        </div>
      )}
      <WindowedCards {...{ images, gallery, selecting, show }} isMore={more === 'some'} onNear={fetchAhead} />
      <MoreNote more={more} onRetry={() => void gallery.loadMore()} />
      {ImageDetailsDialog && chosen && (
        <ImageDetailsDialog
          images={images}
          image={chosen}
          onShow={setChosenId}
          gallery={gallery}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}

interface WindowedCardsProps extends Omit<GalleryGridProps, 'more'> {
  isMore: boolean;
  show: (id: string) => void;
  /** A pointer or the focus is among the cards. */
  onNear: () => void;
}

function WindowedCards({ images, isMore, gallery, selecting, show, onNear }: WindowedCardsProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const { columns, width, gap, top } = useGridShape(listRef);
  const rows = Math.ceil(images.length / columns);
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => width + TEXT_HEIGHT,
    gap,
    overscan: 2,
    scrollMargin: top,
    getItemKey: (row) => images[row * columns]?.id ?? row,
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const first = count <= ROWS_AT_ONCE ? 0 : Math.max(0, startIndex - overscan);
      const last = count <= ROWS_AT_ONCE ? count - 1 : Math.min(count - 1, endIndex + overscan);
      return Array.from({ length: last - first + 1 }, (_, place) => first + place);
    },
  });
  const shown = virtualizer.getVirtualItems();
  const [first, last] = [shown[0], shown.at(-1)];
  const isNearEnd =
    isMore && (images.length === 0 || (last !== undefined && last.index >= rows - ROWS_AHEAD));
  // While a search is under way nothing more is loaded; its images say that it is over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `images` is another one when a search is over
  useEffect(() => {
    if (isNearEnd) void gallery.loadMore();
  }, [isNearEnd, gallery, images]);
  const onKeyDown = useCardKeys({ images, columns, gallery, selecting }, (place) =>
    virtualizer.scrollToIndex(Math.floor(place / columns)),
  );
  return (
    <ul
      ref={listRef}
      aria-label="Your images"
      onPointerEnter={onNear}
      onFocus={onNear}
      className={galleryGridStyle}
      style={{
        paddingTop: first ? first.start - top : 0,
        paddingBottom: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
      }}
    >
      {shown.flatMap((row) =>
        placesOf(row, columns, images).map((image, column) => (
          <li
            key={image.id}
            ref={column === 0 ? virtualizer.measureElement : undefined}
            data-index={row.index}
            aria-setsize={isMore ? -1 : images.length}
            aria-posinset={row.index * columns + column + 1}
            className="grid"
          >
            <GalleryCard
              image={image}
              gallery={gallery}
              selecting={selecting}
              onOpen={() => show(image.id)}
              onKeyDown={(event) => onKeyDown(event, row.index * columns + column)}
            />
          </li>
        )),
      )}
    </ul>
  );
}

function placesOf({ index }: VirtualItem, columns: number, images: readonly GalleryImage[]) {
  return images.slice(index * columns, (index + 1) * columns);
}

interface GridShape {
  columns: number;
  /** Of one column. */
  width: number;
  gap: number;
  /** Where the list begins on the page. */
  top: number;
}

/** What the styles made of the list: they alone say how many cards stand beside each other. */
function useGridShape(listRef: React.RefObject<HTMLUListElement | null>): GridShape {
  const [shape, setShape] = useState<GridShape>({ columns: 1, width: 320, gap: 20, top: 0 });
  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list) return;
    const measure = () => {
      const { gridTemplateColumns, rowGap } = getComputedStyle(list);
      const tracks = gridTemplateColumns.split(' ');
      const next = {
        columns: tracks.length,
        width: Number.parseFloat(tracks[0] ?? '') || 320,
        gap: Number.parseFloat(rowGap) || 0,
        top: Math.round(list.getBoundingClientRect().top + window.scrollY),
      };
      setShape((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [listRef]);
  return shape;
}

interface CardKeys extends Pick<GalleryGridProps, 'images' | 'gallery' | 'selecting'> {
  columns: number;
}

/** What keys do on a picture that has the focus. */
function useCardKeys({ images, columns, gallery, selecting }: CardKeys, scrollTo: (place: number) => void) {
  const focus = (place: number) => {
    const image = images[place];
    if (!image) return;
    const find = () => document.querySelector<HTMLElement>(`[${CARD_ATTRIBUTE}="${CSS.escape(image.id)}"]`);
    if (!find()) scrollTo(place);
    requestAnimationFrame(() => find()?.focus());
  };
  return (event: KeyboardEvent<HTMLElement>, place: number) => {
    const image = images[place];
    if (!image || event.ctrlKey || event.metaKey || event.altKey) return;
    const actions: Readonly<Record<string, () => void>> = {
      s: () => void gallery.star([image.id], !image.starred),
      d: () => void downloadGalleryImage(gallery, image),
      x: () => selecting.press(image.id, event.shiftKey),
      delete: () => {
        void gallery.remove([image.id]);
      },
      arrowleft: () => focus(place - 1),
      arrowright: () => focus(place + 1),
      arrowup: () => focus(place - columns),
      arrowdown: () => focus(Math.min(place + columns, images.length - 1)),
    };
    const act = actions[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
}

/** As high whatever it says, so that the end of the page does not jump. */
function MoreNote({ more, onRetry }: { more: MoreImages; onRetry: () => void }) {
  if (more === 'none') return null;
  return (
    <div className="grid min-h-24 place-items-center pt-6 text-ink-soft">
      {more === 'failed' ? (
        <div role="alert" className="flex flex-wrap items-center justify-center gap-3">
          We couldn’t load more images.
          <Button variant="secondary" size="small" onClick={onRetry}>
            Try Again
          </Button>
        </div>
      ) : (
        <Spinner label="Loading more images" className="size-7" />
      )}
    </div>
  );
}
