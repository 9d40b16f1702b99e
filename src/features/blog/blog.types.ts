import type { BlogDescription, Post, PostSummary } from '../posts/posts.types.ts';
import type { StorySlide } from './story-slides.rules.ts';

/** What a card of a list shows. */
export type PostCard = Pick<
  PostSummary,
  'slug' | 'title' | 'excerpt' | 'published' | 'featuredImage' | 'featuredImageAlt' | 'categories'
>;

/** A post on the start page, ready to be drawn. */
export interface LatestPost {
  href: string;
  isStory: boolean;
  /** What kind of post it is, in a word or two. */
  label: string;
  title: string;
  /** Of the first one alone. */
  excerpt?: string;
  /** 'Jan 5, 2026' */
  date?: string;
  picture?: string;
  /** A `srcset`. */
  pictures?: string;
}

/** A card of the blog's list. */
export interface ListedPost extends PostCard {
  /** Of a story: what its viewer shows. */
  slides?: readonly StorySlide[];
}

/** A page of the blog's list as its loader answers it. */
export interface BlogListPage {
  page: number;
  /** Trimmed; '' for all posts. */
  query: string;
  posts: readonly ListedPost[];
  totalResults: number;
  totalPages: number;
  /** Of a blog that is shown instead of our own. */
  about?: BlogDescription;
}

export interface TableOfContentsEntry {
  /** The id of its heading. */
  id: string;
  text: string;
  level: 2 | 3;
}

/** An article, ready to be shown. */
export interface Article extends Omit<Post, 'content'> {
  /** What its author wrote below the picture that is shown at the top. */
  featuredImageCaption?: string;
  /** The language of its words, where its letters tell it and its looks depend on it. */
  language?: string;
  /** Sanitised, without the picture that opens it, its headings with ids. */
  html: string;
  tableOfContents: readonly TableOfContentsEntry[];
  /** Whole minutes, at least 1. */
  readingMinutes: number;
}

/** What an article page asks for after it is shown. */
export interface RelatedArticles {
  /** Up to 30 others, of which the screen shows 6 at random. */
  related: readonly PostCard[];
  /** Up to 50 others, whose titles are linked where the text mentions them. */
  mentions: readonly Pick<PostCard, 'slug' | 'title'>[];
}
