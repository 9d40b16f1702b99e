import { urls } from '../../urls.ts';
import { storySlides } from '../blog/story-slides.rules.ts';
import type { Post } from '../feed/feed.types.ts';
import type { StorySlide, WebStory } from './web-stories.types.ts';

const DESCRIBED_SLIDES = 3;
const DESCRIPTION_LENGTH = 160;

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

/** The description of a story's page: its first captions joined, at most 160 characters; '' without any. */
export function storyDescription(slides: readonly Pick<StorySlide, 'caption'>[]): string {
  const captions = slides
    .slice(0, DESCRIBED_SLIDES)
    .map(({ caption }) => caption)
    .filter((caption) => caption !== '');
  return Array.from(captions.join(' - ')).slice(0, DESCRIPTION_LENGTH).join('').trimEnd();
}

/** Why the stories cannot be shown, for the error panel. */
export function storiesFailureMessage(error: unknown): string {
  return error instanceof Error && error.message !== ''
    ? error.message
    : 'An unknown error occurred while fetching stories.';
}
