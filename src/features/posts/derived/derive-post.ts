import type { Post } from '../posts.types.ts';
import { deriveArticle } from './article-html.ts';
import type { DerivedArticle } from './derived.types.ts';
import { STORY_LABEL, type StorySlide, storySlides } from './story-slides.rules.ts';

/** To be raised whenever the same post becomes other slides or another article: stored posts are derived anew. */
export const DERIVED_VERSION = 1;

type DerivablePost = Pick<Post, 'title' | 'content' | 'featuredImage' | 'categories'>;

/** What pages show of a post and its HTML alone says. */
export interface DerivedPost {
  slides: readonly StorySlide[];
  article: DerivedArticle;
}

export function derivePost(post: DerivablePost): DerivedPost {
  return { slides: deriveSlides(post), article: deriveArticle(post.content) };
}

export function deriveSlides(post: DerivablePost): readonly StorySlide[] {
  return post.categories.includes(STORY_LABEL) ? storySlides(post) : [];
}
