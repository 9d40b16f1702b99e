import type { RefObject } from 'react';
import { classNames } from '../../../../ui/class-names.ts';

interface StoryProgressProps {
  place: number;
  count: number;
  round: number;
  /** The part of the current slide, whose width the clock draws. */
  barRef: RefObject<HTMLSpanElement | null>;
}

/** One stroke for each slide: full, filling, or still to come. A screen reader is told in words. */
export function StoryProgress({ place, count, round, barRef }: StoryProgressProps) {
  return (
    <div aria-hidden="true" className={classNames('flex', count > 24 ? 'gap-px' : 'gap-1')}>
      {Array.from({ length: count }, (_, stroke) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the strokes are all alike
          key={stroke}
          data-stroke={stroke < place ? 'full' : stroke === place ? 'filling' : 'empty'}
          className="h-1 min-w-0 flex-1 overflow-hidden rounded-full bg-white/35"
        >
          {stroke === place ? (
            <span
              key={round}
              ref={barRef}
              className="block h-full origin-left scale-x-0 rounded-full bg-white"
            />
          ) : (
            <span className={classNames('block h-full', stroke < place && 'bg-white')} />
          )}
        </span>
      ))}
    </div>
  );
}
