import { listFailureMessage } from '../../blog.rules.ts';
import type { BlogListPage } from '../../blog.types.ts';
import { cardStory } from '../story-card.tsx';
import { rememberStory } from '../story-memory.ts';
import { createListingMemory } from './listing.ts';

/** The pages of the blog that this visit has seen. */
export const blogMemory = createListingMemory<BlogListPage>({
  describeFailure: listFailureMessage,
  onPage: ({ posts }) => posts.map(cardStory).forEach(rememberStory),
});
