import { setImmediate as immediate } from 'node:timers/promises';
import type { OutsideFetch } from '../../../../platform/http/outside-fetch/outside-fetch.ts';
import type { Clock } from '../../../../shared/clock.ts';
import { plainText, shortened } from '../../post-html/plain-text.ts';
import type { BlogDescription, Post, PostPage, PostQuery, PostSource } from '../../posts.types.ts';
import { canAskFor, readBloggerAddress } from './blogger-address.rules.ts';
import { type BloggerPage, unreadable } from './blogger-answer.rules.ts';
import { createBloggerClient } from './blogger-client.ts';
import { type BloggerEntry, readEntry } from './blogger-entry.rules.ts';
import { type BloggerFeed, createBloggerFeed } from './blogger-feed.ts';
import { createBloggerLookup } from './blogger-lookup.ts';
import { createPostReader, type PostReader, type SanitiseHtml } from './blogger-post.ts';
import { createRevisionReader } from './blogger-revision.ts';
import { type BloggerSlugs, createBloggerSlugs } from './blogger-slugs.ts';
import { foundPost, walkBlog } from './blogger-walk.ts';

const LONGEST_ABOUT = 300;
const MAX_LIST_PAGES = 20;

interface BloggerSourceOptions {
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
export function createBloggerSource(options: BloggerSourceOptions): PostSource {
  const { feedUrl, fetch, sanitise, clock, allowHttp = false, onOddity = () => undefined } = options;
  const address = readBloggerAddress(feedUrl, { allowHttp });
  const client = createBloggerClient({ fetch, clock });
  const feed = createBloggerFeed(address, client);
  const readPost = createPostReader(sanitise, { keepsHttp: address.feeds.startsWith('http:') });
  const readEntries = (page: BloggerPage) => mapEntries(page, onOddity);

  const readRevision = createRevisionReader(feed);
  const slugs = createBloggerSlugs({
    readRevision,
    walk: (onRequest) => walkBlog({ feed, clock, onRequest }),
    clock,
  });
  const lookup = createBloggerLookup({ address, client, feed, slugs, readRevision, readEntries, readPost });

  return {
    kind: 'blogger',
    description: `the blog at ${address.shown}`,
    list: (query) => listPosts(query, { feed, slugs, readEntries, readPost }),
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
  slugs: BloggerSlugs;
  readEntries(page: BloggerPage): BloggerEntry[];
  readPost: PostReader;
}

/** Reads on until there are as many posts as asked for: a blog may answer fewer and say nothing of it. */
async function listPosts(
  query: PostQuery,
  { feed, slugs, readEntries, readPost }: Reading,
): Promise<PostPage> {
  if (!canAskFor(query.labels)) return { posts: [], totalResults: 0 };
  const { detail = 'full' } = query;
  // By address on the blog: a post may move to the next page meanwhile.
  const found = new Map<string, BloggerEntry>();
  const end = query.startIndex + query.maxResults;
  let totalResults = 0;
  let about: BlogDescription | undefined;
  let read = 0;
  let next: number | undefined = query.startIndex;
  for (let pages = 0; next !== undefined && pages < MAX_LIST_PAGES; pages += 1) {
    const page = await feed.readPage({ ...query, startIndex: next, maxResults: end - next });
    if (pages === 0) {
      totalResults = page.totalResults;
      about = describeBlog(page);
    }
    const known = found.size;
    for (const entry of readEntries(page)) {
      if (!found.has(entry.address)) found.set(entry.address, entry);
    }
    read += page.entries.length;
    const goesOn = page.nextIndex !== undefined && page.nextIndex < end && found.size > known;
    next = goesOn ? page.nextIndex : undefined;
  }
  const isWholeBlog = query.startIndex === 1 && query.maxResults > 1;
  if (isWholeBlog && read > 0 && found.size === 0) throw unreadable('No entry of the answer can be read.');
  slugs.note([...found.values()].map(foundPost));
  if (found.size > 0) await slugs.prepare();
  // Of two posts with one address only the first can be opened.
  const posts = new Map<string, Post>();
  for (const entry of found.values()) {
    const slug = slugs.addressOf(entry);
    if (!posts.has(slug)) posts.set(slug, { ...readPost(entry, detail), slug });
    // Visitors of other pages are answered between two huge posts.
    await immediate();
  }
  const nextIndex = read === posts.size ? {} : { nextIndex: query.startIndex + read };
  return { posts: [...posts.values()], totalResults, ...nextIndex, ...(about && { about }) };
}

function describeBlog({ title, subtitle }: BloggerPage): BlogDescription | undefined {
  const [name = '', description = ''] = [title, subtitle].map((html) =>
    shortened(plainText(html), LONGEST_ABOUT),
  );
  return name === '' ? undefined : { title: name, description };
}

/** Reads what can be read of a page: one odd entry must not take the others with it. */
function mapEntries(page: BloggerPage, onOddity: (skipped: number) => void): BloggerEntry[] {
  const entries = page.entries
    .map((entry) => readEntry(entry, page.updated))
    .filter((entry): entry is BloggerEntry => entry !== undefined);
  const skipped = page.entries.length - entries.length;
  if (skipped > 0) onOddity(skipped);
  return entries;
}
