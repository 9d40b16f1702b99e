import { keepSiteName, keepSiteUrl } from '../../posts/sources/library/markdown/site-name.rules.ts';
import type { PictureText, PostText } from '../../posts/written/written-posts.types.ts';
import type { PackagedSlide, StoryPackage } from '../draft/story-package.schema.ts';

interface StoryTextOptions {
  slug: string;
  /** A key of authors.yaml. */
  author: string;
  /** `2026-11-21` or a time, as front matter has it. */
  published: string;
  updated?: string | undefined;
  /** Whether the poster is a file of its own. */
  hasPoster: boolean;
}

/** Where the pictures of a story stand, from the content folder on. */
export function picturesFolder(slug: string): string {
  return `pictures/${slug}`;
}

export function slideFile(slug: string, number: number): string {
  return `${picturesFolder(slug)}/slide-${number}.jpg`;
}

export function posterFile(slug: string): string {
  return `${picturesFolder(slug)}/poster.jpg`;
}

/**
 * The Markdown file of a drafted story. Its words stay words, whatever they look like: what the
 * settings, Markdown or the site would read otherwise is quoted or escaped.
 */
export function storyText({ title, slides }: StoryPackage, options: StoryTextOptions): string {
  const { slug, author, published, updated, hasPoster } = options;
  const pictures = slides.map((slide, index) =>
    pictureLine(`slide-${index + 1}`, slideFile(slug, index + 1), describe(slide, title)),
  );
  const poster = pictureLine('poster', posterFile(slug), `The poster of ${title}`);
  return [
    '---',
    `title: ${quoted(title)}`,
    `published: ${published}`,
    ...(updated === undefined ? [] : [`updated: ${updated}`]),
    `author: ${author}`,
    'labels: []',
    `picture: ${hasPoster ? 'poster' : 'slide-1'}`,
    'pictures:',
    ...(hasPoster ? [poster] : []),
    ...pictures,
    '---',
    bodyOf(slides),
    '',
  ].join('\n');
}

interface StoryPostOptions {
  author: string;
  /** Where the pictures of the slides are kept, in their order. */
  files: readonly string[];
  /** Where the poster is, if it is a picture of its own. */
  poster: string | undefined;
}

/** The same story as a post of the console. */
export function storyPost({ title, slides }: StoryPackage, options: StoryPostOptions): PostText {
  const { author, files, poster } = options;
  const pictures = slides.map((slide, index): [key: string, picture: PictureText] => [
    `slide-${index + 1}`,
    { file: files[index] ?? '', alt: keepSiteName(describe(slide, title)) },
  ]);
  if (poster !== undefined)
    pictures.unshift(['poster', { file: poster, alt: keepSiteName(`The poster of ${oneLine(title)}`) }]);
  return {
    title: keepSiteName(oneLine(title)),
    author,
    picture: poster === undefined ? 'slide-1' : 'poster',
    pictures: Object.fromEntries(pictures),
    body: `${bodyOf(slides)}\n`,
  };
}

function bodyOf(slides: readonly PackagedSlide[]): string {
  return slides.map((slide, index) => slideLine(slide, index + 1)).join('\n\n');
}

/** @returns what keeps a slide from being shown; undefined for nothing. */
export function findWordlessSlide({ slides }: StoryPackage): string | undefined {
  const wordless = slides.findIndex((slide) => captionOf(slide) === '');
  return wordless < 0 ? undefined : `slide ${wordless + 1} has no caption, and no heading either`;
}

/**
 * The caption a slide is shown with: its heading, where it has no other words. A heading may hold the
 * two bars that begin a link in a caption.
 */
export function captionOf({ caption, heading }: Pick<PackagedSlide, 'caption' | 'heading'>): string {
  return oneLine(caption) || oneLine(heading.replaceAll(/\|{2,}|\|\s*$/g, ' '));
}

function slideLine(slide: PackagedSlide, number: number): string {
  const caption = captionOf(slide);
  const heading = oneLine(slide.heading);
  const link = slide.link === '' ? '' : `||${new URL(slide.link).href}`;
  const title = heading === '' || heading === caption ? '' : ` ${quotedTitle(heading)}`;
  return `![${escaped(keepSiteUrl(keepSiteName(caption + link)))}](picture:slide-${number}${title})`;
}

function pictureLine(key: string, file: string, alt: string): string {
  return `  ${key}: { file: ${file}, alt: ${quoted(alt)} }`;
}

function describe({ alt, ...words }: PackagedSlide, title: string): string {
  return oneLine(alt) || captionOf(words) || title;
}

/** JSON's texts are YAML's, too. */
function quoted(text: string): string {
  return JSON.stringify(keepSiteName(oneLine(text)));
}

/** What ends the words of a picture, or begins something else in them. */
function escaped(text: string): string {
  return text.replaceAll(/[\\[\]`<]/g, '\\$&');
}

function quotedTitle(text: string): string {
  return `"${keepSiteName(text).replaceAll(/[\\"`<]/g, '\\$&')}"`;
}

function oneLine(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toWellFormed();
}
