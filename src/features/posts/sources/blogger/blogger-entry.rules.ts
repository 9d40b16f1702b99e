import { childOf, childrenOf, textOf } from './gdata.rules.ts';

/** An entry of a feed with its oddities ironed out. Nothing of it is safe to show yet. */
export interface BloggerEntry {
  /** Digits. */
  id: string;
  slug: string;
  /** '2012-06', as its address says, or else the time of its publication. */
  month: string;
  /** Where the blog itself shows the post: relative addresses in it are relative to this. */
  address: string;
  /** Plain text. */
  title: string;
  /** ISO 8601 with the blog's own offset, which tells the day on which its author published. */
  published: string;
  /** ISO 8601 in UTC. */
  updated: string;
  labels: readonly string[];
  /** '' when hidden. */
  authorName: string;
  /** As written, maybe without a scheme; '' for none. */
  authorImage: string;
  /** As written, maybe without a scheme; '' for none. */
  thumbnail: string;
  /** The article, or what its owner publishes of it; undefined when the entry has neither. */
  content: BloggerText | undefined;
  summary: BloggerText | undefined;
}

export interface BloggerText {
  text: string;
  isHtml: boolean;
}

/** Marks that say what an entry is, not what it is about. */
const KIND_MARKER = 'http://schemas.google.com/';
/** In characters. Blogger itself allows no longer labels, and titles are looked for in every article. */
const LONGEST_LABEL = 200;
const LONGEST_TITLE = 300;
const LONGEST_NAME = 200;
const LONGEST_ID = 1_000;
/** Pages show them all. */
const MOST_LABELS_OF_POST = 100;
const MOST_LABELS_OF_BLOG = 5_000;
const HIDDEN_AUTHORS = new Set(['unknown', 'anonymous', 'anónimo', 'anonyme', 'anonym']);
/** What Blogger shows for people without a picture. */
const GENERIC_AVATAR =
  /b16-rounded\.gif|blogger_logo_round_\d+\.png|blogblog\.com\/img\/(?:blank|anon\d*|openid)|img1?\.blogblog\.com\/img\/b\d/;

/**
 * Reads an entry of GData's JSON.
 * @param feedUpdated when the feed changed, for an entry without any time.
 * @returns undefined for an entry that has no address of its own, such as a draft.
 */
export function readEntry(entry: unknown, feedUpdated = ''): BloggerEntry | undefined {
  const address = alternateAddress(entry);
  const slug = address === undefined ? undefined : slugOf(address);
  if (address === undefined || slug === undefined) return undefined;
  const updated = timeOf(childOf(entry, 'updated'));
  const time =
    [childOf(entry, 'published'), childOf(entry, 'updated'), feedUpdated].map(timeOf).find(Boolean) ??
    new Date(0).toISOString();
  const author = childrenOf(entry, 'author')[0];
  return {
    id: idOf(textOf(childOf(entry, 'id')) ?? address),
    slug,
    month:
      /\/(\d{4}\/\d{2})\/[^/]+$/.exec(new URL(address).pathname)?.[1]?.replace('/', '-') ?? time.slice(0, 7),
    address,
    title: shortened(oneLine(textOf(childOf(entry, 'title')) ?? ''), LONGEST_TITLE),
    published: time,
    updated: new Date(updated ?? time).toISOString(),
    labels: labelsOf(entry, MOST_LABELS_OF_POST),
    authorName: authorNameOf(author),
    authorImage: authorImageOf(author),
    thumbnail: firstAddress(childrenOf(entry, 'media$thumbnail'), 'url'),
    content: bodyOf(childOf(entry, 'content')),
    summary: bodyOf(childOf(entry, 'summary')),
  };
}

/** The labels of an entry or of a whole blog, each once. */
export function labelsOf(parent: unknown, most = MOST_LABELS_OF_BLOG): string[] {
  const terms = childrenOf(parent, 'category').map((category) =>
    oneLine(textOf(childOf(category, 'term')) ?? textOf(category) ?? ''),
  );
  return [...new Set(terms)].filter(isLabel).slice(0, most);
}

function isLabel(term: string): boolean {
  return term !== '' && term.length <= LONGEST_LABEL && !term.startsWith(KIND_MARKER);
}

/** The last part of a post's address, without `.html`; undefined when there is none. */
export function slugOf(address: string): string | undefined {
  const last = new URL(address).pathname.split('/').findLast((part) => part !== '') ?? '';
  const slug = withoutHtml(decoded(last));
  return isSlug(slug) ? slug : undefined;
}

/** The slug that an address or a visitor names, with or without `.html`. */
export function withoutHtml(text: string): string {
  return text.replace(/\.html$/i, '');
}

/** Whether a post could have this slug at all. */
export function isSlug(text: string): boolean {
  return /^[^/\\?#\p{Cc}\p{Cs}\s]{1,300}$/u.test(text) && !/^\.{1,2}$/.test(text);
}

function alternateAddress(entry: unknown): string | undefined {
  const alternates = childrenOf(entry, 'link').filter((link) => textOf(childOf(link, 'rel')) === 'alternate');
  const page =
    alternates.find((link) => textOf(childOf(link, 'type')) === 'text/html') ??
    alternates.find((link) => textOf(childOf(link, 'type')) === undefined);
  const href = textOf(childOf(page, 'href'))?.trim() ?? '';
  return /^https?:\/\//i.test(href) && URL.canParse(href) ? new URL(href).href : undefined;
}

/** `tag:blogger.com,1999:blog-1.post-2` is post 2. Ids of other programs become digits of their own. */
function idOf(text: string): string {
  const digits = /(?:(?:post|page)-|^)(\d{1,40})$/.exec(text.trim())?.[1];
  return digits ?? digitsFor(text.slice(0, LONGEST_ID));
}

/** The FNV-1a hash with 64 bits (Fowler, Noll, Vo), in decimal digits. */
function digitsFor(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString();
}

/** An offset is kept. */
function timeOf(value: unknown): string | undefined {
  const text = textOf(value)?.trim() ?? '';
  if (!/^\d{4}-\d{2}-\d{2}(?:T|$)/.test(text)) return undefined;
  const time = Date.parse(text);
  if (Number.isNaN(time)) return undefined;
  const [offset, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})$/.exec(text.slice(10)) ?? [];
  if (offset === undefined) return new Date(time).toISOString();
  const minutesAhead = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  return new Date(time + minutesAhead * 60_000).toISOString().replace('Z', offset);
}

function authorNameOf(author: unknown): string {
  const name = shortened(oneLine(textOf(childOf(author, 'name')) ?? ''), LONGEST_NAME);
  return HIDDEN_AUTHORS.has(name.toLowerCase()) ? '' : name;
}

function authorImageOf(author: unknown): string {
  const address = firstAddress(childrenOf(author, 'gd$image'), 'src');
  return GENERIC_AVATAR.test(address) ? '' : address;
}

function firstAddress(elements: readonly unknown[], attribute: string): string {
  return elements.map((element) => textOf(childOf(element, attribute))?.trim() ?? '').find(Boolean) ?? '';
}

function bodyOf(element: unknown): BloggerText | undefined {
  const text = textOf(element);
  return text === undefined ? undefined : { text, isHtml: textOf(childOf(element, 'type')) !== 'text' };
}

function shortened(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 1).toWellFormed()}…`;
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
