import { type RefObject, useState } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { listDifferences } from './recipe-facts.ts';
import type { ViewedPicture } from './viewer.types.ts';
import type { ZoomView } from './zoom.rules.ts';
import { ZoomFrame } from './zoom-frame.tsx';

const MOST_COMPARED = 4;

interface ComparedPicturesProps {
  pictures: readonly ViewedPicture[];
  first: ViewedPicture;
  view: ZoomView;
  onView: (view: ZoomView) => void;
  onBroken?: (src: string) => Promise<void>;
  stage: RefObject<HTMLDivElement | null>;
}

/** Two to four pictures, moved and enlarged together: side by side, or two of them under a slider. */
export function ComparedPictures({ pictures, first, view, onView, onBroken, stage }: ComparedPicturesProps) {
  const [chosenIds, setChosenIds] = useState(() => firstPair(pictures, first));
  const [isSlider, setIsSlider] = useState(false);
  const [share, setShare] = useState(0.5);
  const chosen = pictures.filter(({ id }) => chosenIds.includes(id));
  const differences = listDifferences(chosen);
  const [below, above] = chosen;
  const canSlide = chosen.length === 2;
  const toggle = (id: string) => setChosenIds((ids) => toggled(ids, id));
  return (
    <div ref={stage} tabIndex={-1} className="flex min-h-0 flex-1 flex-col gap-3 p-3 outline-none sm:p-5">
      {isSlider && canSlide && below && above ? (
        <div className="grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)_auto] gap-3">
          <ZoomFrame
            picture={below}
            view={view}
            onView={onView}
            over={{ picture: above, share }}
            onBroken={onBroken}
          />
          <input
            type="range"
            min={0}
            max={100}
            value={Math.round(share * 100)}
            onChange={({ target }) => setShare(Number(target.value) / 100)}
            aria-label="How much of the first picture is shown"
            className="mx-auto h-11 w-full max-w-2xl accent-accent"
          />
        </div>
      ) : (
        <div className={classNames('grid min-h-0 flex-1 gap-3 sm:gap-4', LAYOUTS[chosen.length])}>
          {chosen.map((picture, index) => (
            <ZoomFrame
              key={picture.id}
              picture={picture}
              view={view}
              onView={onView}
              onBroken={onBroken}
              caption={<Differences of={differences[index] ?? []} />}
            />
          ))}
        </div>
      )}
      <div className="flex shrink-0 flex-wrap items-center gap-3">
        <p className="text-small text-ink-soft">Choose two to four pictures.</p>
        <label className="ml-auto flex min-h-11 cursor-pointer items-center gap-2 text-small has-disabled:text-ink-muted">
          <input
            type="checkbox"
            checked={isSlider && canSlide}
            disabled={!canSlide}
            onChange={({ target }) => setIsSlider(target.checked)}
            className="size-4.5 accent-accent"
          />
          Overlay two pictures
        </label>
      </div>
      <ul aria-label="Pictures to compare" className="flex shrink-0 gap-2 overflow-x-auto p-1">
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <button
              type="button"
              aria-pressed={chosenIds.includes(picture.id)}
              aria-label={`Picture ${index + 1}: ${picture.prompt || 'untitled'}`}
              disabled={!chosenIds.includes(picture.id) && chosenIds.length === MOST_COMPARED}
              onClick={() => toggle(picture.id)}
              className="block size-16 cursor-pointer overflow-hidden rounded-md border-2 border-transparent opacity-70 transition-opacity hover:opacity-100 disabled:cursor-not-allowed disabled:opacity-30 aria-pressed:border-accent aria-pressed:opacity-100"
            >
              <img
                src={picture.thumbnailSrc ?? picture.src}
                alt=""
                loading="lazy"
                className="size-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** By how many pictures there are; a phone has two below each other. */
const LAYOUTS: Readonly<Record<number, string>> = {
  2: 'auto-rows-[minmax(0,1fr)] sm:grid-cols-2',
  3: 'auto-rows-[minmax(0,1fr)] grid-cols-2 sm:grid-cols-3',
  4: 'auto-rows-[minmax(0,1fr)] grid-cols-2 xl:grid-cols-4',
};

function Differences({ of }: { of: readonly { name: string; value: string }[] }) {
  if (of.length === 0) return 'Made the same way.';
  return of.map(({ name, value }) => `${name}: ${value}`).join(' · ');
}

function firstPair(pictures: readonly ViewedPicture[], first: ViewedPicture): string[] {
  const index = pictures.indexOf(first);
  const second = pictures[index + 1] ?? pictures[index - 1];
  return [first.id, ...(second ? [second.id] : [])];
}

/** Never fewer than two, so that there is something to compare. */
function toggled(ids: string[], id: string): string[] {
  if (!ids.includes(id)) return ids.length < MOST_COMPARED ? [...ids, id] : ids;
  return ids.length > 2 ? ids.filter((other) => other !== id) : ids;
}
