import { ChevronLeft, ChevronRight, Pause, Play, X } from 'lucide-react';
import type { RefObject } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { hasEnded, type Playback, type PlaybackStep } from './story-playback.rules.ts';
import { StoryProgress } from './story-progress.tsx';

interface StoryControlsProps {
  title: string;
  playback: Playback;
  count: number;
  barRef: RefObject<HTMLSpanElement | null>;
  onStep: (step: PlaybackStep) => void;
  onClose: () => void;
}

/** The top of the stage: how far the story is, what it is called, and what can be done with it. */
export function StoryControls({ title, playback, count, barRef, onStep, onClose }: StoryControlsProps) {
  const isOver = hasEnded(playback, count);
  const PlayIcon = playback.isPaused ? Play : Pause;
  return (
    <header className="pointer-events-none absolute inset-x-0 top-0 z-30 mx-auto w-(--stage-w) bg-linear-to-b from-ground-deep/85 via-ground-deep/50 to-transparent px-4 pt-[max(0.75rem,env(safe-area-inset-top))] pb-10 [@media(min-aspect-ratio:3/4)_and_(min-width:34rem)_and_(min-height:34rem)]:top-6 [@media(min-aspect-ratio:3/4)_and_(min-width:34rem)_and_(min-height:34rem)]:rounded-t-xl">
      <StoryProgress place={playback.place} count={count} round={playback.round} barRef={barRef} />
      <div className="mt-2 flex items-center gap-1 [&_button]:pointer-events-auto">
        <h1
          dir="auto"
          className="mr-auto line-clamp-2 min-w-0 text-small font-semibold text-white wrap-anywhere [text-shadow:0_1px_8px_rgb(0_0_0/.7)]"
        >
          {title}
        </h1>
        {isOver ? null : (
          <IconButton
            label={playback.isPaused ? 'Play' : 'Pause'}
            tooltipSide="bottom"
            icon={<PlayIcon aria-hidden="true" className="size-5.5 fill-current" />}
            onClick={() => onStep('toggle')}
            className={ON_PICTURE}
          />
        )}
        <IconButton
          label="Close"
          tooltipSide="bottom"
          icon={<X aria-hidden="true" className="size-6" />}
          onClick={onClose}
          className={ON_PICTURE}
        />
      </div>
    </header>
  );
}

const ON_PICTURE = 'rounded-full text-white! hover:bg-white/15! noscript:hidden';

interface StoryArrowsProps {
  isOver: boolean;
  onStep: (step: PlaybackStep) => void;
}

/** At the bottom corners of an upright screen; beside the stage where there is room. */
export function StoryArrows({ isOver, onStep }: StoryArrowsProps) {
  return (
    <>
      <IconButton
        variant="glass"
        label="Previous slide"
        icon={<ChevronLeft aria-hidden="true" className="size-6" />}
        onClick={() => onStep('previous')}
        className={classNames(
          ARROW,
          'left-4 [@media(min-aspect-ratio:3/4)_and_(min-width:34rem)]:left-[calc(50%-var(--stage-w)/2-4.5rem)]',
        )}
      />
      {isOver ? null : (
        <IconButton
          variant="glass"
          label="Next slide"
          icon={<ChevronRight aria-hidden="true" className="size-6" />}
          onClick={() => onStep('next')}
          className={classNames(
            ARROW,
            'right-4 [@media(min-aspect-ratio:3/4)_and_(min-width:34rem)]:right-[calc(50%-var(--stage-w)/2-4.5rem)]',
          )}
        />
      )}
    </>
  );
}

const ARROW =
  'absolute! z-30 size-12! rounded-full noscript:hidden bottom-[max(1rem,env(safe-area-inset-bottom))] ' +
  '[@media(min-aspect-ratio:3/4)_and_(min-width:34rem)]:inset-y-0 [@media(min-aspect-ratio:3/4)_and_(min-width:34rem)]:my-auto [@media(min-aspect-ratio:3/4)_and_(min-width:34rem)]:size-14!';
