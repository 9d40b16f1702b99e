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

/** A story or an article as the end of a story offers it. */
export interface Teaser {
  slug: string;
  title: string;
  /** '' for none. */
  image: string;
}

/** What a story may lead to: the newest of each kind, at most 50. */
export interface WhatsNext {
  articles: readonly Teaser[];
  stories: readonly Teaser[];
}

/** One of each kind; a kind of which there is none is missing. */
export interface NextPicks {
  article?: Teaser;
  story?: Teaser;
}
