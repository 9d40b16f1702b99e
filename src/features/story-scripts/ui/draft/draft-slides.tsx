import { Undo2, X } from 'lucide-react';
import { Fragment } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import {
  isFull,
  withRemovalForgotten,
  withSlideMoved,
  withSlideRestored,
} from '../../draft/story-draft.rules.ts';
import type { DraftSlide, StoryDraft } from '../../draft/story-draft.types.ts';
import { DraftSlideCard } from './draft-slide-card.tsx';
import type { DraftStudio } from './draft-studio.ts';
import type { DraftAttention } from './use-draft-attention.ts';

interface DraftSlidesProps {
  studio: DraftStudio;
  draft: StoryDraft;
  attention: DraftAttention;
}

const UNDO_ID = 'draft-undo';

/** The slides in their order; where one was taken out, it can be put back. */
export function DraftSlides({ studio, draft, attention }: DraftSlidesProps) {
  const { slides, removed } = draft;
  const { say, focusOn } = attention;

  const move = ({ key }: DraftSlide, place: number, by: 1 | -1) => {
    studio.change((now) => withSlideMoved(now, key, by));
    say(`Slide ${place + 1} is slide ${place + 1 + by} now.`);
    const [same, other] = by < 0 ? ['up', 'down'] : ['down', 'up'];
    focusOn(`draft-${key}-${same}`, `draft-${key}-${other}`);
  };
  const remove = ({ key }: DraftSlide, place: number) => {
    studio.remove(key);
    say(`Slide ${place + 1} was removed.`);
    focusOn(UNDO_ID);
  };
  const restore = () => {
    if (!removed) return;
    studio.change(withSlideRestored);
    say(`Slide ${removed.place + 1} is back.`);
    focusOn(`draft-${removed.slide.key}-remove`);
  };

  const forget = () => {
    studio.change(withRemovalForgotten);
    focusOn('draft-slides');
  };
  const removedRow = removed && (
    <RemovedSlide place={removed.place} canRestore={!isFull(draft)} onRestore={restore} onForget={forget} />
  );

  return (
    <ol id="draft-slides" tabIndex={-1} aria-label="Slides of the story" className="grid gap-4 outline-none">
      {slides.map((slide, place) => (
        <Fragment key={slide.key}>
          {removed?.place === place && removedRow}
          <DraftSlideCard
            slide={slide}
            place={place}
            count={slides.length}
            studio={studio}
            onMove={(by) => move(slide, place, by)}
            onRemove={() => remove(slide, place)}
          />
        </Fragment>
      ))}
      {removed?.place === slides.length && removedRow}
    </ol>
  );
}

interface RemovedSlideProps {
  place: number;
  canRestore: boolean;
  onRestore: () => void;
  onForget: () => void;
}

function RemovedSlide({ place, canRestore, onRestore, onForget }: RemovedSlideProps) {
  return (
    <li className="flex animate-fade-in items-center gap-2 rounded-lg border border-dashed border-line-strong py-1.5 pr-1.5 pl-4">
      <p className="min-w-0 flex-1 text-small text-ink-soft">Slide {place + 1} was removed.</p>
      <Button
        id={UNDO_ID}
        variant="ghost"
        size="small"
        disabled={!canRestore}
        onClick={onRestore}
        icon={<Undo2 aria-hidden="true" className="size-4" />}
      >
        Undo
      </Button>
      <IconButton label="Dismiss" icon={<X aria-hidden="true" className="size-4" />} onClick={onForget} />
    </li>
  );
}
