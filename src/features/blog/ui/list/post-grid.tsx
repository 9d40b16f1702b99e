import { isStory } from '../../blog.rules.ts';
import type { ListedPost } from '../../blog.types.ts';
import { ArticleCard } from '../article-card.tsx';
import { ArticleCardSkeleton } from '../card-skeleton.tsx';
import { cardStory, StoryCard } from '../story-card.tsx';

const GRID = 'grid gap-5 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3';
const CARDS_IN_FIRST_ROW = 3;
const SKELETONS = 3;

/** The articles of a page, with the stories among them as stories. */
export function PostGrid({ posts, page }: { posts: readonly ListedPost[]; page: number }) {
  return (
    <ul className={GRID}>
      {posts.map((post, place) => (
        <li key={post.slug} className="min-w-0">
          <PostTile post={post} page={page} eager={place < CARDS_IN_FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}

function PostTile({ post, page, eager }: { post: ListedPost; page: number; eager: boolean }) {
  return isStory(post) ? (
    <StoryCard story={cardStory(post)} eager={eager} />
  ) : (
    <ArticleCard post={post} page={page} eager={eager} />
  );
}

/** Three cards to come. */
export function PostGridSkeleton() {
  return (
    <ul aria-hidden="true" className={GRID}>
      {Array.from({ length: SKELETONS }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are all alike
        <li key={place} data-skeleton>
          <ArticleCardSkeleton />
        </li>
      ))}
    </ul>
  );
}
