import type { z } from 'zod';
import type { StorySlide } from '../posts/derived/story-slides.rules.ts';
import type { teaserSchema, whatsNextSchema } from './web-stories.schema.ts';

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
export type Teaser = z.infer<typeof teaserSchema>;
export type WhatsNext = z.infer<typeof whatsNextSchema>;

/** One of each kind; a kind of which there is none is missing. */
export interface NextPicks {
  article?: Teaser;
  story?: Teaser;
}
