import type { StorySlide } from '../blog/story-slides.rules.ts';

export type { StorySlide };

export interface WebStory {
  id: string;
  slug: string;
  title: string;
  /** '' when the story has no picture at all. */
  posterImage: string;
  slides: readonly StorySlide[];
  /** `/blog/{slug}`: the story read as an article. */
  url: string;
  /** Who wrote it; '' where that is not known. */
  author: string;
  /** ISO 8601 in UTC. */
  published: string;
  updated: string;
}

/** What a story's own page needs of it. */
export type ShownStory = Pick<WebStory, 'slug' | 'title' | 'posterImage' | 'slides'>;

export interface StoryListPage {
  page: number;
  stories: readonly WebStory[];
  totalResults: number;
  totalPages: number;
}
