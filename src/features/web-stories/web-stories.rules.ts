import type { PostSummary } from '../feed/feed.types.ts';
import type { NextPicks, StorySlide, Teaser, WhatsNext } from './web-stories.types.ts';

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
  return error instanceof Error && error.message !== ''
    ? error.message
    : 'An unknown error occurred while fetching stories.';
}

/**
 * What stands above a slide's caption; '' for nothing. A picture's title is often the story's own, the
 * caption once more, or what a camera called the file, and then says nothing.
 */
export function slideHeading({ title, caption }: Pick<StorySlide, 'title' | 'caption'>, storyTitle: string) {
  const heading = title.trim();
  const isSaidAlready = [storyTitle, caption].some((text) => plain(text) === plain(heading));
  return isSaidAlready || isFileName(heading) ? '' : heading;
}

/** Without what makes no difference to a reader. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[\s.!?…:]+$/, '')
    .trim();
}

const FILE_ENDING = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|heic|tiff?)$/i;
const CAMERA_NAME =
  /^(?:img|dsc[nf]?|pxl|mvimg|photo|image|picture|screen ?shot|whatsapp image|untitled|unnamed|download)[\s\d_().:-]*$/i;
/** One word that nobody would say: `red_fox`, `red-fox-final`, `a3f9c0d1e2`. */
const MACHINE_WORD = /^(?:\w*_\w*|[a-z\d]+(?:-[a-z\d]+){2,}|(?=[a-z]*\d+[a-z]+\d)[a-z\d]{8,})$/;

function isFileName(text: string): boolean {
  return [FILE_ENDING, CAMERA_NAME, MACHINE_WORD].some((pattern) => pattern.test(text));
}

export function toTeaser({ slug, title, featuredImage }: PostSummary): Teaser {
  return { slug, title, image: featuredImage };
}

/**
 * One article and one other story, each by chance.
 * @param random at least 0 and below 1.
 */
export function pickNext({ articles, stories }: WhatsNext, watched: string, random: () => number): NextPicks {
  const pick = (teasers: readonly Teaser[]) => teasers[Math.floor(random() * teasers.length)];
  const article = pick(articles);
  const story = pick(stories.filter(({ slug }) => slug !== watched));
  return { ...(article && { article }), ...(story && { story }) };
}
