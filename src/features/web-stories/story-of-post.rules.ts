import { urls } from '../../urls.ts';
import type { PostWithSlides } from '../posts/derived/derived.types.ts';
import type { WebStory } from './web-stories.types.ts';

export { isSlideLink } from '../posts/derived/story-slides.rules.ts';

/** A post labelled `webstories`, as a story. */
export function toWebStory(post: PostWithSlides): WebStory {
  const { slides } = post;
  return {
    id: post.id,
    slug: post.slug,
    title: post.title,
    posterImage: post.featuredImage || (slides[0]?.src ?? ''),
    slides,
    url: urls.article(post.slug),
    author: post.author.name,
    published: post.published,
    updated: post.updated,
  };
}
