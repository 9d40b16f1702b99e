import { ChevronLeft, ChevronRight, Pause, Play, X } from 'lucide-react';
import type { RefObject } from 'react';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
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
    <header
      className={classNames(
        'pointer-events-none transition-opacity in-data-held:opacity-0 absolute inset-x-0 noscript:relative top-(--stage-margin) z-30 mx-auto w-(--stage-w) rounded-t-(--stage-margin) px-4 pt-[max(0.75rem,env(safe-area-inset-top))] pb-10',
        isOver ? '' : 'bg-linear-to-b from-ground-deep/85 via-ground-deep/50 to-transparent',
      )}
    >
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
            icon={<PlayIcon aria-hidden="true" className="size-[22px] fill-current" />}
            onClick={() => onStep('toggle')}
            className={ON_PICTURE}
          />
        )}
        <IconButton
          label="Close"
          tooltipSide="bottom"
          icon={<X aria-hidden="true" className="size-[24px]" />}
          onClick={onClose}
          className={ON_PICTURE}
        />
      </div>
    </header>
  );
}

const ON_PICTURE = 'size-[44px]! rounded-full! text-white! hover:bg-white/15! noscript:hidden';

/** At the bottom corners of an upright screen; beside the stage where there is room. */
export function StoryArrows({ onStep }: Pick<StoryControlsProps, 'onStep'>) {
  return (
    <>
      <PreviousButton
        onStep={onStep}
        className={`${ARROW} left-4 roomy:right-[calc(50%+var(--stage-w)/2+1rem)] roomy:left-auto`}
      />
      <IconButton
        variant="glass"
        label="Next slide"
        icon={<ChevronRight aria-hidden="true" className="size-[24px]" />}
        onClick={() => onStep('next')}
        className={`${ARROW} right-4 size-[48px]! rounded-full! roomy:right-auto roomy:left-[calc(50%+var(--stage-w)/2+1rem)]`}
      />
    </>
  );
}

interface PreviousButtonProps extends Pick<StoryControlsProps, 'onStep'> {
  className?: string;
}

export function PreviousButton({ onStep, className }: PreviousButtonProps) {
  return (
    <IconButton
      variant="glass"
      label="Previous slide"
      icon={<ChevronLeft aria-hidden="true" className="size-[24px]" />}
      onClick={() => onStep('previous')}
      className={classNames('size-[48px]! rounded-full!', className)}
    />
  );
}

const ARROW =
  'absolute! bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 noscript:hidden roomy:inset-y-0 roomy:my-auto roomy:size-[56px]!';
