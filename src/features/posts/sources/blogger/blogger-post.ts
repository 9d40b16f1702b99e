import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import { LRUCache } from 'lru-cache';
import { resizedImage } from '../../picture-sizes.rules.ts';
import { plainText, plainTextWithoutCaptions } from '../../post-html/plain-text.ts';
import { imageAddress } from '../../post-html/post-addresses.ts';
import { sanitisePost } from '../../post-html/sanitise-post.ts';
import type { Post } from '../../posts.types.ts';
import type { BloggerEntry, BloggerText } from './blogger-entry.rules.ts';

const REMEMBERED = { max: 500, maxSize: 8 * 1024 * 1024 };
/** What of a post is read. Making it harmless keeps the server busy, and a blog may change it at every question. */
const READ_CHARACTERS = 500_000;
/** Far more than an excerpt needs, however much of it is markup. */
const READ_OF_SUMMARY = 10_000;
const EXCERPT_CHARACTERS = 200;
/** A word longer than this is cut rather than left out. */
const LONGEST_WORD = 40;

/** Makes a post's HTML harmless; relative addresses in it are relative to `baseUrl`. */
export type SanitiseHtml = (html: string, baseUrl: string) => string;

export const sanitiseForeignPost: SanitiseHtml = (html, baseUrl) =>
  sanitisePost(html, { baseUrl }, READ_CHARACTERS).html;

type Detail = 'full' | 'summary';

export type PostReader = (entry: BloggerEntry, detail: Detail) => Post;

/** Makes posts of entries. One that did not change is not sanitised again, however often it is read. */
export function createPostReader(sanitise: SanitiseHtml, { keepsHttp = false } = {}): PostReader {
  const known = new LRUCache<string, Post>(REMEMBERED);
  return (entry, detail) => {
    const key = createHash('sha256').update(detail).update(JSON.stringify(entry)).digest('base64');
    const before = known.get(key);
    if (before) return before;
    const post = toPost(entry, { sanitise, detail, keepsHttp });
    known.set(key, post, { size: post.content.length + 1_000 });
    return post;
  };
}

interface PostRules {
  sanitise: SanitiseHtml;
  detail: Detail;
  /** The blog is read over plain http, so its pictures are, too. */
  keepsHttp?: boolean;
}

/** A post as the site shows it, from an entry of a feed. */
export function toPost(entry: BloggerEntry, { sanitise, detail, keepsHttp = false }: PostRules): Post {
  // Many blogs name their posts with http although they speak https.
  const baseUrl = keepsHttp ? entry.address : entry.address.replace(/^http:/, 'https:');
  const body = entry.content ?? entry.summary;
  const html = body ? sanitise(htmlOf(body), baseUrl) : '';
  const first = firstImage(html);
  const picture = absoluteImage(entry.thumbnail, baseUrl) || first.src;
  return {
    id: entry.id,
    slug: entry.slug,
    // A card or a link without words could not be followed.
    title: entry.title || 'Untitled',
    excerpt: shortText(
      entry.summary ? plainText(htmlOf(entry.summary, READ_OF_SUMMARY)) : plainTextWithoutCaptions(html),
    ),
    published: entry.published,
    updated: entry.updated,
    featuredImage: resizedImage(picture, 's1600'),
    featuredImageAlt: first.alt,
    categories: entry.labels,
    author: {
      name: entry.authorName,
      avatarUrl: resizedImage(absoluteImage(entry.authorImage, baseUrl), 's320-c'),
      bio: '',
      location: '',
    },
    content: detail === 'full' ? html : '',
    isShortened: detail === 'full' && entry.content === undefined && entry.summary !== undefined,
  };
}

/** Blogger leaves out the scheme of pictures that it serves itself, which it does over https. */
function absoluteImage(text: string, baseUrl: string): string {
  return imageAddress(text.startsWith('//') ? `https:${text}` : text, { baseUrl });
}

/** At most 200 characters, cut at the end of a word. */
export function shortText(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= EXCERPT_CHARACTERS) return text;
  const start = characters.slice(0, EXCERPT_CHARACTERS - 1).join('');
  const lastSpace = start.lastIndexOf(' ');
  const isWordEnd = characters[EXCERPT_CHARACTERS - 1] === ' ';
  const cut = isWordEnd || lastSpace < start.length - LONGEST_WORD ? start : start.slice(0, lastSpace);
  return `${cut.replace(/[\s.,;:–—-]+$/, '')}…`;
}

function htmlOf({ text: whole, isHtml }: BloggerText, limit = Number.POSITIVE_INFINITY): string {
  const text = whole.slice(0, limit);
  if (isHtml) return text;
  // Blogger cuts its short texts out of HTML and leaves the entities in them as they are.
  return `<p>${text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`;
}

/** The caption of a story's picture ends where its link begins. */
function firstImage(html: string): { src: string; alt: string } {
  let image: { src: string; alt: string } | undefined;
  const parser = new Parser({
    onopentag(name, { src, alt = '' }) {
      if (name !== 'img' || !src) return;
      image = { src, alt: alt.split('||')[0]?.trim() ?? '' };
      parser.reset();
      parser.pause();
    },
  });
  parser.end(html);
  return image ?? { src: '', alt: '' };
}
