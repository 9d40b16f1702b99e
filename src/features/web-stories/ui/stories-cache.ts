import { createListingCache } from '../../blog/ui/list/listing.ts';
import { rememberStory } from '../../blog/ui/story-cache.ts';
import { storiesFailureMessage } from '../web-stories.rules.ts';
import type { StoryListPage } from '../web-stories.types.ts';

/** The pages of stories that this visit has seen. */
export const storiesCache = createListingCache<StoryListPage>({
  describeFailure: storiesFailureMessage,
  onPage: ({ stories }) => stories.forEach(rememberStory),
});
