import { setImmediate as immediate } from 'node:timers/promises';
import type { OutsideFetch } from '../../../../platform/http/outside-fetch.ts';
import type { Clock } from '../../../../shared/clock.ts';
import type { FeedSource, Post, PostPage, PostQuery } from '../../feed.types.ts';
import { canAskFor, readBloggerAddress } from './blogger-address.rules.ts';
import { type BloggerPage, unreadable } from './blogger-answer.rules.ts';
import { createBloggerClient } from './blogger-client.ts';
import { type BloggerEntry, readEntry } from './blogger-entry.rules.ts';
import { type BloggerFeed, createBloggerFeed } from './blogger-feed.ts';
import { createBloggerLookup } from './blogger-lookup.ts';
import { createPostReader, type PostReader, type SanitiseHtml } from './blogger-post.ts';
import { createRevisionReader } from './blogger-revision.ts';
import { createBloggerSlugs, type FoundPost } from './blogger-slugs.ts';

/** Blogger cuts pages to about 150 posts whatever is asked for. */
const WALK_PAGE = 150;
/** A blog that never ends is not walked for ever. */
const MAX_WALK_PAGES = 100;
const MAX_LIST_PAGES = 20;

export interface BloggerSourceOptions {
  /** The address of the blog, or of one of its feeds. */
  feedUrl: string;
  fetch: OutsideFetch;
  sanitise: SanitiseHtml;
  clock: Clock;
  /** Whether the blog may be asked over plain http. */
  allowHttp?: boolean;
  /** Told of entries that cannot be shown: how many of a page were left out. */
  onOddity?: (skipped: number) => void;
}

/** A blog on Blogger, or another site of our kind, as a source of posts. Every call asks the blog. */
export function createBloggerSource(options: BloggerSourceOptions): FeedSource {
  const { feedUrl, fetch, sanitise, clock, allowHttp = false, onOddity = () => undefined } = options;
  const address = readBloggerAddress(feedUrl, { allowHttp });
  const client = createBloggerClient({ fetch, clock });
  const feed = createBloggerFeed(address, client);
  const readPost = createPostReader(sanitise, { keepsHttp: address.feeds.startsWith('http:') });
  const readEntries = (page: BloggerPage) => mapEntries(page, onOddity);

  const readRevision = createRevisionReader(feed);
  const slugs = createBloggerSlugs({ readRevision, walk: () => walk({ feed, readEntries }) });
  const lookup = createBloggerLookup({ address, client, feed, slugs, readRevision, readEntries, readPost });

  return {
    kind: 'blogger',
    description: `the blog at ${address.shown}`,
    list: (query) => listPosts(query, { feed, readEntries, readPost }),
    ...lookup,
    async listLabels() {
      const { labels } = await feed.readPage({ startIndex: 1, maxResults: 1, detail: 'summary' });
      return labels.toSorted((a, b) => a.localeCompare(b, 'en'));
    },
    readRevision,
  };
}

interface Reading {
  feed: BloggerFeed;
  readEntries(page: BloggerPage): BloggerEntry[];
}

/** Reads on until there are as many posts as asked for: a blog may answer fewer and say nothing of it. */
async function listPosts(
  query: PostQuery,
  { feed, readEntries, readPost }: Reading & { readPost: PostReader },
): Promise<PostPage> {
  if (!canAskFor(query.labels)) return { posts: [], totalResults: 0 };
  const { detail = 'full' } = query;
  // By slug: of two posts with one slug only the first can be opened.
  const found = new Map<string, BloggerEntry>();
  const end = query.startIndex + query.maxResults;
  let totalResults = 0;
  let next: number | undefined = query.startIndex;
  for (let pages = 0; next !== undefined && pages < MAX_LIST_PAGES; pages += 1) {
    const page = await feed.readPage({ ...query, startIndex: next, maxResults: end - next });
    if (pages === 0) totalResults = page.totalResults;
    for (const entry of readEntries(page)) {
      if (!found.has(entry.slug)) found.set(entry.slug, entry);
    }
    next = page.nextIndex !== undefined && page.nextIndex < end ? page.nextIndex : undefined;
  }
  const posts: Post[] = [];
  for (const entry of found.values()) {
    posts.push(readPost(entry, detail));
    // Visitors of other pages are answered between two huge posts.
    await immediate();
  }
  return { posts: posts.slice(0, query.maxResults), totalResults };
}

/** Every post of the blog with its place, the newest first. */
async function* walk({ feed, readEntries }: Reading): AsyncGenerator<FoundPost> {
  let next: number | undefined = 1;
  for (let pages = 0; next !== undefined && pages < MAX_WALK_PAGES; pages += 1) {
    const page: BloggerPage = await feed.readPage({
      startIndex: next,
      maxResults: WALK_PAGE,
      detail: 'summary',
    });
    for (const [offset, { slug, id }] of readEntries(page).entries())
      yield { slug, id, place: next + offset };
    next = page.nextIndex;
  }
}

/**
 * Reads what can be read of a page. One odd entry must not take the others with it, but a page of
 * nothing else is no page.
 */
function mapEntries(page: BloggerPage, onOddity: (skipped: number) => void): BloggerEntry[] {
  const entries = page.entries
    .map((entry) => readEntry(entry, page.updated))
    .filter((entry): entry is BloggerEntry => entry !== undefined);
  const skipped = page.entries.length - entries.length;
  if (skipped > 0) onOddity(skipped);
  if (skipped > 0 && entries.length === 0) throw unreadable('No entry of the answer can be read.');
  return entries;
}
