import { listFailureMessage } from '../../blog.rules.ts';
import type { BlogListPage } from '../../blog.types.ts';
import { rememberStory } from '../story-cache.ts';
import { cardStory } from '../story-card.tsx';
import { createListingCache } from './listing.ts';

/** The pages of the blog that this visit has seen. */
export const blogCache = createListingCache<BlogListPage>({
  describeFailure: listFailureMessage,
  onPage: ({ posts }) => posts.map(cardStory).forEach(rememberStory),
});
