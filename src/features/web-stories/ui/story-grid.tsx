import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { StoryCard } from '../../blog/ui/story-card.tsx';
import type { WebStory } from '../web-stories.types.ts';

// Two columns on phones, unless their text is so large that titles need the whole width.
const GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(max(8rem,40%),1fr))] gap-3 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3';
const SHAPE = 'aspect-[9/16] sm:aspect-[3/4]';
const CARDS_IN_FIRST_ROW = 3;
const SKELETONS = 3;

export function StoryGrid({ stories }: { stories: readonly WebStory[] }) {
  return (
    <ul className={GRID}>
      {stories.map((story, place) => (
        <li key={story.slug} className="min-w-0">
          <StoryCard
            story={story}
            stepsToList={1}
            headingLevel={2}
            sizes="(min-width: 64rem) 43rem, 82vw"
            eager={place < CARDS_IN_FIRST_ROW}
            className={SHAPE}
          />
        </li>
      ))}
    </ul>
  );
}

export function StoryGridSkeleton() {
  return (
    <ul aria-hidden="true" className={GRID}>
      {Array.from({ length: SKELETONS }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are all alike
        <li key={place} data-skeleton>
          <Card padding="none" className={SHAPE}>
            <Skeleton className="size-full rounded-[inherit]!" />
          </Card>
        </li>
      ))}
    </ul>
  );
}
