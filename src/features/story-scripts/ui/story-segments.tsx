import { classNames } from '../../../ui/class-names.ts';

interface StorySegmentsProps {
  count: number;
  /** How many are lit, from the left. */
  lit: number;
  className?: string;
}

/** Where in its story a slide stands, as the bar at the top of a story that plays. */
export function StorySegments({ count, lit, className }: StorySegmentsProps) {
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <span aria-hidden="true" className={classNames('flex', className)}>
      {places.map((place) => (
        <span
          key={place}
          className={classNames('h-0.5 flex-1 rounded-full', place < lit ? 'bg-accent' : 'bg-line-strong')}
        />
      ))}
    </span>
  );
}
