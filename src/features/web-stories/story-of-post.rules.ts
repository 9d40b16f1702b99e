import { urls } from '../../urls.ts';
import { storySlides } from '../blog/story-slides.rules.ts';
import type { Post } from '../posts/posts.types.ts';
import type { WebStory } from './web-stories.types.ts';

export { isSlideLink } from '../blog/story-slides.rules.ts';

/** A post labelled `webstories`, as a story. */
export function toWebStory(post: Post): WebStory {
  const slides = storySlides(post);
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
