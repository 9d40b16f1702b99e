import { passingRefusal } from '../../shared/passing-refusal.ts';
import { readableFailure } from '../../shared/readable-failure.ts';
import type { PostWithSlides } from '../posts/derived/derived.types.ts';
import { readCaption, STORY_LABEL } from '../posts/derived/story-slides.rules.ts';
import type { PostSummary } from '../posts/posts.types.ts';
import type { ListedPost, PostCard } from './blog.types.ts';

/** How many articles or stories a page of a list has. */
export const POSTS_PER_PAGE = 6;

/** How many characters a search may have. */
export const MOST_SEARCHED = 200;

const CARD_EXCERPT_LENGTH = 150;

/** The page that an address asks for: a whole number from 1; anything else means the first. */
export function pageFromAddress(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** The search text that an address asks for, at most as long as the search box takes; '' for none. */
export function queryFromAddress(text: string | null): string {
  return (text ?? '').trim().slice(0, MOST_SEARCHED).trim();
}

/** The 1-based place of a page's first post. */
export function startIndexOf(page: number): number {
  return (page - 1) * POSTS_PER_PAGE + 1;
}

/** A list with nothing in it still has its first page. */
export function pageCount(totalResults: number): number {
  return Math.max(1, Math.ceil(totalResults / POSTS_PER_PAGE));
}

export function isStory(post: Pick<PostSummary, 'categories'>): boolean {
  return post.categories.includes(STORY_LABEL);
}

/** The labels that are words for readers; the one of stories only sorts. */
export function shownLabels(labels: readonly string[]): string[] {
  return labels.filter((label) => label !== STORY_LABEL);
}

export function toPostCard(post: PostSummary): PostCard {
  const { slug, title, published, featuredImage, featuredImageAlt, categories } = post;
  return {
    slug,
    title,
    excerpt: cardExcerpt(post.excerpt),
    published,
    featuredImage,
    featuredImageAlt: readCaption(featuredImageAlt).caption,
    categories,
  };
}

/** A card of the blog's list. A story brings its slides, so that it opens without another question. */
export function toListedPost(post: PostWithSlides): ListedPost {
  const card = toPostCard(post);
  return isStory(post) ? { ...card, slides: post.slides } : card;
}

/** At most 150 characters, and an ellipsis only where something was cut. */
export function cardExcerpt(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= CARD_EXCERPT_LENGTH) return text;
  return `${characters.slice(0, CARD_EXCERPT_LENGTH).join('').trimEnd()}…`;
}

/** Why a list of articles cannot be shown, for its error panel. */
export function listFailureMessage(error: unknown): string {
  if (error instanceof Error) return `An unexpected error occurred: ${readableFailure(error)}`;
  return passingRefusal(error) || 'Failed to load articles.';
}
