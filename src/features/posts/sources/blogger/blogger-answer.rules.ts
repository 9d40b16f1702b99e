import { PostsError } from '../../posts.errors.ts';
import type { PostQuery } from '../../posts.types.ts';
import { labelsOf } from './blogger-entry.rules.ts';
import { childOf, childrenOf, countOf, isGData, textOf } from './gdata.rules.ts';

/** What of a title and a description is read; both may be HTML. */
const LONGEST_HEADER = 5_000;

/** A page of a feed; its entries are not read yet. */
export interface BloggerPage {
  entries: readonly unknown[];
  totalResults: number;
  /** Where the next page begins, counted from 1; undefined on the last page. */
  nextIndex: number | undefined;
  /** As written, maybe HTML; '' for none. */
  title: string;
  subtitle: string;
  /** All labels of the blog. */
  labels: readonly string[];
  /** When anything of the blog changed last, as the blog writes it. */
  updated: string;
}

/**
 * The data of an answer in JSON or JSON-in-script, `// API callback` line and all. It is parsed,
 * never run.
 * @throws {PostsError} `unreadable`
 */
export function parseAnswer(text: string): unknown {
  const trimmed = text.replace(/^\ufeff/, '').trim();
  const json = trimmed.startsWith('{') ? trimmed : argumentOf(trimmed);
  try {
    return JSON.parse(json) as unknown;
  } catch {
    throw unreadable('The answer is not JSON.');
  }
}

/** `callback({…});` holds its data between the first `({` and the last `)`. */
function argumentOf(script: string): string {
  const start = script.search(/\(\s*\{/);
  const end = script.lastIndexOf(')');
  return start < 0 || end < start ? '' : script.slice(start + 1, end);
}

/** What was asked for, as far as it tells which answers cannot be whole. */
export type PageRequest = Pick<PostQuery, 'startIndex' | 'maxResults' | 'search'> & { path?: string };

/** @throws {PostsError} `unreadable` */
export function readPage(payload: unknown, request: PageRequest): BloggerPage {
  const feed = childOf(payload, 'feed');
  if (!isGData(feed)) throw unreadable('The answer holds no feed.');
  const { startIndex, maxResults } = request;
  // More than was asked for is nobody's wish.
  const entries = childrenOf(feed, 'entry').slice(0, maxResults);
  const total = countOf(childOf(feed, 'openSearch$totalResults'));
  if (entries.length === 0 && lacksEntries(total, request)) throw unreadable('The answer holds no entries.');
  const shown = startIndex - 1 + entries.length;
  return {
    entries,
    totalResults: Math.max(total ?? shown, entries.length),
    nextIndex: hasNext(feed) && entries.length > 0 ? startIndex + entries.length : undefined,
    title: headerOf(feed, 'title'),
    subtitle: headerOf(feed, 'subtitle'),
    labels: labelsOf(feed),
    updated: textOf(childOf(feed, 'updated')) ?? '',
  };
}

function headerOf(feed: unknown, name: string): string {
  return (textOf(childOf(feed, name)) ?? '').slice(0, LONGEST_HEADER);
}

/**
 * Whether an answer without entries is one that lost them. An empty blog says that it has 0 posts;
 * totals of searches are guesses of the blog's, and the one for a path says nothing of it.
 */
function lacksEntries(total: number | undefined, { startIndex, maxResults, search, path }: PageRequest) {
  if (path !== undefined || (search && startIndex > 1)) return false;
  return total === undefined || (maxResults > 0 && total >= startIndex);
}

/** @throws {PostsError} `unreadable` */
export function readSingle(payload: unknown): unknown {
  const entry = childOf(payload, 'entry');
  if (!isGData(entry)) throw unreadable('The answer holds no entry.');
  return entry;
}

/** Only whether there is a next page: its link leads to Blogger's own address and another format. */
function hasNext(feed: unknown): boolean {
  return childrenOf(feed, 'link').some(
    (link) => textOf(childOf(link, 'rel')) === 'next' && textOf(childOf(link, 'type')) !== 'text/html',
  );
}

export function unreadable(reason: string): PostsError {
  return new PostsError('unreadable', { cause: new Error(reason) });
}
