import { resizedImage } from '../../../picture-sizes.rules.ts';
import { excerptOf, plainText, shortened } from '../../../post-html/plain-text.ts';
import { sanitisePost } from '../../../post-html/sanitise-post.ts';
import type { LibraryPost } from '../library.types.ts';
import { slugOf } from '../markdown/post-slug.rules.ts';
import { offsetIn } from '../time-with-offset.rules.ts';
import type { ExportEntry } from './blogger-export.types.ts';
import { surveyHtml } from './html-survey.ts';
import type { LossesOfPosts } from './import-report.ts';
import type { PostLinks } from './post-links.ts';

/** A post as it could stand in the library, but for its place there. */
export interface ImportedPost {
  /** The last part of its address on the old blog, or one made from its title. */
  slug: string;
  post: Omit<LibraryPost, 'slug' | 'sourceHash'>;
  losses: LossesOfPosts;
  /** Links in it that lead to other imported posts now. */
  relinked: number;
}

/** The blog that an export is of. */
export interface OldBlog {
  /** Its own address, '' when it is not known. */
  address: string;
  links: Pick<PostLinks, 'relink'>;
}

const LONGEST_EXCERPT = 200;
const LONGEST_TITLE = 300;
const LONGEST_SLUG = 150;
/** A post without a title is called by its first words. */
const FIRST_WORDS = 60;

/** Pictures that stand for having none. */
const GENERIC_AVATAR = /b16-rounded\.gif|blogger_logo_round_35\.png|blank\.gif|no-?photo/i;

/** @returns undefined for a post with nothing to read or to look at. */
export function makeImportedPost(entry: ExportEntry, { address, links }: OldBlog): ImportedPost | undefined {
  const clean = sanitisePost(entry.content, { baseUrl: baseOf(entry.permalink, address) });
  const { html, relinked, lost } = links.relink(clean.html);
  const { firstImage } = surveyHtml(html);
  const words = plainText(html);
  if (words === '' && !firstImage) return undefined;
  const title = shortened(
    plainLine(entry.title) || shortened(words, FIRST_WORDS) || 'Untitled',
    LONGEST_TITLE,
  );
  const updated = readTime(entry.updated);
  const published = readTime(entry.published) ?? updated;
  return {
    slug: slugInAddress(entry.permalink) || slugOf(title),
    post: {
      title,
      excerpt: shortened(plainLine(entry.description), LONGEST_EXCERPT) || excerptOf(html, LONGEST_EXCERPT),
      publishedAt: published?.time ?? 0,
      publishedOffset: published?.offset ?? 0,
      updatedAt: Math.max(updated?.time ?? 0, published?.time ?? 0),
      labels: [...new Set(entry.labels.map(plainLine).filter((label) => label !== ''))],
      author: {
        name: plainLine(entry.authorName),
        avatarUrl: avatarAddress(entry.authorPicture),
        bio: '',
        location: '',
      },
      content: html,
      featuredImage: firstImage ? resizedImage(firstImage.address, 's1600') : '',
      featuredImageAlt: firstImage?.alt ?? '',
      pictures: {},
      origin: 'import',
    },
    losses: {
      ...clean.removed,
      httpImages: surveyHtml(entry.content).httpImages,
      lostLinks: lost,
      shortened: entry.isShortened ? 1 : 0,
      undated: published === undefined ? 1 : 0,
    },
    relinked,
  };
}

/** The page the post was written for. Old exports name it with http although the blog speaks https for long. */
function baseOf(permalink: string, blogAddress: string): string | undefined {
  const blog = URL.canParse(blogAddress) ? blogAddress : undefined;
  if (!URL.canParse(permalink, blog)) return undefined;
  const { href, protocol } = new URL(permalink, blog);
  return /^https?:$/.test(protocol) ? href.replace(/^http:/, 'https:') : undefined;
}

/** `/2026/04/hello.html` gives `hello`. */
export function slugInAddress(permalink: string): string {
  const [path = ''] = permalink.split(/[?#]/);
  const last = decoded(path.replace(/^.*\//, '')).replace(/\.html?$/i, '');
  if (last.length <= LONGEST_SLUG && /^[\p{L}\p{N}][\p{L}\p{N}._~-]*$/u.test(last))
    return last.normalize('NFC');
  return /[\p{L}\p{N}]/u.test(last) ? slugOf(last) : '';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/i;

/** Milliseconds since 1970, and how many minutes the clock that they were read from was ahead of UTC. */
function readTime(text: string): { time: number; offset: number } | undefined {
  const time = TIME.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : { time, offset: offsetIn(text) };
}

function avatarAddress(src: string): string {
  const address = src.startsWith('//') ? `https:${src}` : src.replace(/^http:/i, 'https:');
  return URL.canParse(address) && address.startsWith('https:') && !GENERIC_AVATAR.test(address)
    ? address
    : '';
}

function plainLine(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toWellFormed();
}
