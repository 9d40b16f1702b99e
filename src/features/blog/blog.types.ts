import type { StorySlide } from '../posts/derived/story-slides.rules.ts';
import type { BlogDescription, PostSummary } from '../posts/posts.types.ts';

export type { Article, TableOfContentsEntry } from '../posts/derived/derived.types.ts';

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

/** What an article page asks for after it is shown. */
export interface RelatedArticles {
  /** Up to 30 others, of which the screen shows 6 at random. */
  related: readonly PostCard[];
  /** Up to 50 others, whose titles are linked where the text mentions them. */
  mentions: readonly Pick<PostCard, 'slug' | 'title'>[];
}
