import type { CardStory } from './story-card.tsx';

/** Enough for every card that a visit is likely to pass. */
const REMEMBERED_STORIES = 60;

const stories = new Map<string, CardStory>();

/**
 * Remembers what a list knew of a story, so that its page opens without asking the server. A route's
 * loader cannot see navigation state; this is what the lists hand on in its place.
 */
export function rememberStory(story: CardStory): void {
  if (!story.slides) return;
  stories.delete(story.slug);
  stories.set(story.slug, story);
  for (const oldest of stories.keys()) {
    if (stories.size <= REMEMBERED_STORIES) break;
    stories.delete(oldest);
  }
}

export function rememberedStory(slug: string): CardStory | undefined {
  return stories.get(slug);
}
