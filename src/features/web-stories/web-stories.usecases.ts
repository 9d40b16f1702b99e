import type { Feed } from '../feed/feed.usecases.ts';
import type { StoryListPage, WebStory } from './web-stories.types.ts';

/** What the screens of the web stories ask for. */
export interface WebStories {
  /** @throws {FeedError} when the posts cannot be reached. */
  list(request: { page: number }): Promise<StoryListPage>;
  /** @returns null for an unknown slug, and for a post that is no story. */
  story(slug: string): Promise<WebStory | null>;
}

export function createWebStories({ feed }: { feed: Feed }): WebStories {
  throw new Error(`The stories of ${feed.description} are not written yet.`);
}
