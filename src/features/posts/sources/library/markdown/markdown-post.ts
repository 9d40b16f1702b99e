import { STORY_LABEL } from '../../../derived/story-slides.rules.ts';
import { shortened } from '../../../post-html/plain-text.ts';
import { sanitisePost } from '../../../post-html/sanitise-post.ts';
import type { PostAuthor } from '../../../posts.types.ts';
import type { LibraryPost } from '../library.types.ts';
import type { Authors } from './authors.ts';
import { ContentError } from './content-error.ts';
import { checkSettings, type FrontMatter, readFrontMatter } from './front-matter.ts';
import type { CheckOption } from './option-check.ts';
import { pictureFigure } from './picture-figure.ts';
import { type PicturesByKey, type PostBody, renderArticle, renderSlides } from './post-body.ts';
import { type PostFrontMatter, postFrontMatterSchema } from './post-front-matter.schema.ts';
import type { PictureFiles } from './post-pictures.ts';
import { type HashRecipe, type NamedPicture, namePicture, readPicture } from './post-pictures.ts';
import { insertSiteName, mapTexts } from './site-name.rules.ts';

interface PostPlace {
  /** A `story` holds slides and nothing else. */
  kind: 'post' | 'story';
  slug: string;
  /** The files that it names. */
  pictureFiles?: PictureFiles;
}

/** A Markdown file of the content folder. */
export interface ContentFile extends PostPlace {
  text: string;
}

export interface ContentRules {
  authors: Authors;
  siteName: string;
  /** The site's own address, without a slash at its end. */
  siteUrl: string;
  hashRecipe: HashRecipe;
  checkOption: CheckOption;
}

export interface ParsedPost {
  /** Drafts are shown in development only. */
  isDraft: boolean;
  post: Omit<LibraryPost, 'sourceHash'>;
}

const LONGEST_EXCERPT = 200;

/**
 * Makes a post of a Markdown file.
 * @throws {ContentError} that says what is wrong, where, and what is expected.
 */
export function parsePost({ text, ...place }: ContentFile, rules: ContentRules): ParsedPost {
  return makePost(place, readFrontMatter(text), rules);
}

/** The same of settings and text that are apart already. */
export function makePost(file: PostPlace, written: FrontMatter, rules: ContentRules): ParsedPost {
  const insert = (text: string) => insertSiteName(text, rules.siteName);
  const source = { ...written, values: mapTexts(written.values, insert) };
  const settings = checkSettings(postFrontMatterSchema, source);
  const pictures = readPictures(file, settings, source, rules);
  const author = readAuthor(settings, source, rules);
  const render = file.kind === 'story' ? renderSlides : renderArticle;
  const body = render(source, pictures, rules);
  const featured =
    findFeatured(settings, source, pictures) ??
    (file.kind === 'story' ? body.shown[0] : pictures.values().next().value);
  const named = [...(featured ? [featured] : []), ...body.shown, ...author.pictures];
  return {
    isDraft: settings.draft,
    post: {
      slug: file.slug,
      title: settings.title,
      excerpt: settings.excerpt ?? shortened(body.opening, LONGEST_EXCERPT),
      publishedAt: settings.published,
      updatedAt: settings.updated ?? settings.published,
      labels: labelsOf(file.kind, settings),
      author: author.card,
      content: sanitisePost(withLead(file.kind, featured, body), { allowDrawn: true }).html,
      featuredImage: featured?.address ?? '',
      featuredImageAlt: featured?.picture.alt ?? '',
      pictures: Object.fromEntries(named.map(({ name, picture }) => [name, picture])),
      origin: 'content',
    },
  };
}

function readPictures(
  { slug, pictureFiles = new Map() }: PostPlace,
  settings: PostFrontMatter,
  { lineOf }: FrontMatter,
  { checkOption, hashRecipe }: ContentRules,
): PicturesByKey {
  return new Map(
    Object.entries(settings.pictures).map(([key, written]) => {
      const place = { path: ['pictures', key], lineOf };
      const picture = readPicture(written, { checkOption, pictureFiles }, place);
      return [key, namePicture(`${slug}-${key}`, picture, hashRecipe)];
    }),
  );
}

function readAuthor(
  settings: PostFrontMatter,
  { lineOf }: FrontMatter,
  { authors, siteName, hashRecipe }: ContentRules,
): { card: PostAuthor; pictures: NamedPicture[] } {
  const author = authors.get(settings.author);
  if (!author) {
    const known = [...authors.keys()].join(', ') || 'none';
    throw new ContentError(
      `author: there is no "${settings.author}" in authors.yaml; known are: ${known}`,
      lineOf(['author']),
    );
  }
  const { avatar, name, bio, location } = author;
  const picture = avatar && namePicture(`author-${settings.author}`, avatar, hashRecipe);
  return {
    card: {
      name: insertSiteName(name, siteName),
      bio: insertSiteName(bio, siteName),
      location: insertSiteName(location, siteName),
      avatarUrl: picture?.address ?? '',
    },
    pictures: picture ? [picture] : [],
  };
}

function findFeatured(
  { picture: key }: PostFrontMatter,
  { lineOf }: FrontMatter,
  pictures: PicturesByKey,
): NamedPicture | undefined {
  if (key === undefined) return undefined;
  const picture = pictures.get(key);
  if (picture) return picture;
  const known = [...pictures.keys()].join(', ') || 'none';
  throw new ContentError(
    `picture: there is no picture "${key}"; this file's pictures are: ${known}`,
    lineOf(['picture']),
  );
}

function labelsOf(kind: ContentFile['kind'], { labels }: PostFrontMatter): readonly string[] {
  return kind === 'story' && !labels.includes(STORY_LABEL) ? [...labels, STORY_LABEL] : labels;
}

/** As on Blogger an article's first picture is its featured one. A story begins with its first slide. */
function withLead(kind: ContentFile['kind'], featured: NamedPicture | undefined, body: PostBody): string {
  if (kind === 'story' || !featured) return body.html;
  return pictureFigure(featured, { alt: featured.picture.alt }) + body.html;
}
