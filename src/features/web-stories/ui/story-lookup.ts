import { rememberedStory, rememberStory } from '../../blog/ui/story-cache.ts';
import { storiesFailureMessage } from '../web-stories.rules.ts';
import type { ShownStory } from '../web-stories.types.ts';

/** What became of looking for a story. */
export interface StoryLookup {
  /** Null for an unknown slug, and for a post that is no story. */
  story: ShownStory | null;
  /** Why the story could not be looked up. */
  failure?: string;
}

/** What the page of a story gets from its loader. */
export interface StoryData {
  /** There at once when the server rendered it or when a card brought it along; else on its way. Never rejects. */
  lookup: StoryLookup | Promise<StoryLookup>;
}

/** The answer that came last, for the one time that the page asks again in order to name itself by it. */
let latest: { slug: string; lookup: StoryLookup } | undefined;

/** A story that a card brought along is shown without asking for it. */
export function openStory(slug: string, ask: () => Promise<StoryData>): StoryData {
  const known = rememberedStory(slug);
  if (known?.slides) return { lookup: { story: { ...known, slides: known.slides } } };
  const answered = latest?.slug === slug ? latest.lookup : undefined;
  latest = undefined;
  return { lookup: answered ?? settle(slug, ask) };
}

async function settle(slug: string, ask: () => Promise<StoryData>): Promise<StoryLookup> {
  const lookup = await ask()
    .then((data) => data.lookup)
    .catch((error: unknown): StoryLookup => ({ story: null, failure: storiesFailureMessage(error) }));
  if (lookup.story) rememberStory(lookup.story);
  latest = { slug, lookup };
  return lookup;
}
