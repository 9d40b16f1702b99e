import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { withSlideTexts } from '../../draft/story-draft.rules.ts';
import type { DraftSlide } from '../../draft/story-draft.types.ts';
import type { DraftStudio } from './draft-studio.ts';
import { SlideFields } from './slide-fields.tsx';
import { SlidePictureControl } from './slide-picture-control.tsx';

interface DraftSlideCardProps {
  slide: DraftSlide;
  /** From 0. */
  place: number;
  /** How many slides the story has. */
  count: number;
  studio: DraftStudio;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One slide: its picture and its words. */
export function DraftSlideCard({ slide, place, count, studio, onMove, onRemove }: DraftSlideCardProps) {
  const { key } = slide;
  return (
    <li className="min-w-0">
      <fieldset className="lit-border min-w-0 rounded-lg bg-surface-raised/55">
        <legend className="sr-only">Slide {place + 1}</legend>
        <div className="flex items-center gap-1 border-b border-line py-1 pr-1.5 pl-4">
          <p aria-hidden="true" className="min-w-0 flex-1 text-small font-semibold text-accent">
            Slide {place + 1}
          </p>
          <IconButton
            id={`draft-${key}-up`}
            label="Move up"
            disabled={place === 0}
            onClick={() => onMove(-1)}
            icon={<ArrowUp aria-hidden="true" className="size-4.5" />}
          />
          <IconButton
            id={`draft-${key}-down`}
            label="Move down"
            disabled={place === count - 1}
            onClick={() => onMove(1)}
            icon={<ArrowDown aria-hidden="true" className="size-4.5" />}
          />
          <IconButton
            id={`draft-${key}-remove`}
            label="Remove"
            disabled={count === 1}
            onClick={onRemove}
            icon={<Trash2 aria-hidden="true" className="size-4.5" />}
          />
        </div>
        <div className="grid gap-x-5 gap-y-4 p-4 @lg:grid-cols-[12rem_minmax(0,1fr)]">
          <SlidePictureControl
            slide={slide}
            onDraw={() => (slide.picture ? studio.drawAgain(key) : studio.draw([key]))}
            onFile={(file) => void studio.take(key, file)}
          />
          <SlideFields
            slide={slide}
            onChange={(texts) => studio.change((now) => withSlideTexts(now, key, texts))}
          />
        </div>
      </fieldset>
    </li>
  );
}
