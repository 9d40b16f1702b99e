import { readableFailure } from '../../shared/readable-failure.ts';
import type { PostSummary } from '../posts/posts.types.ts';
import type { StorySlide, Teaser } from './web-stories.types.ts';

const DESCRIBED_SLIDES = 3;
const DESCRIPTION_LENGTH = 160;

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
  return readableFailure(error) || 'An unknown error occurred while fetching stories.';
}

export function toTeaser({ slug, title, featuredImage }: PostSummary): Teaser {
  return { slug, title, image: featuredImage };
}
