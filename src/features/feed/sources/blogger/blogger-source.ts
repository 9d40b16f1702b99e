import type { OutsideFetch } from '../../../../platform/http/outside-fetch.ts';
import type { Clock } from '../../../../shared/clock.ts';
import { FeedError } from '../../feed.errors.ts';
import type { FeedSource, Post, PostPage, PostQuery } from '../../feed.types.ts';
import {
  type BloggerAddress,
  canAskFor,
  entryAddress,
  listAddress,
  readBloggerAddress,
} from './blogger-address.rules.ts';
import { type BloggerPage, readPage, readSingle, unreadable } from './blogger-answer.rules.ts';
import { createBloggerClient, type Validators } from './blogger-client.ts';
import { type BloggerEntry, isSlug, readEntry, withoutHtml } from './blogger-entry.rules.ts';
import { createPostReader, type PostReader, type SanitiseHtml } from './blogger-post.ts';
import { createBloggerSlugs } from './blogger-slugs.ts';
import { childOf, textOf } from './gdata.rules.ts';

/** Blogger cuts pages to about 150 posts whatever is asked for. */
const WALK_PAGE = 150;
/** A blog that never ends is not walked for ever. */
const MAX_WALK_PAGES = 100;
const MAX_LIST_PAGES = 20;
/** Enough of the newest changes to notice one. */
const REVISION_POSTS = 3;

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
  const readPost = createPostReader(sanitise);
  const readEntries = (page: BloggerPage) => mapEntries(page, onOddity);

  const readPageAt = async (query: PostQuery & { path?: string }): Promise<BloggerPage> => {
    const answer = await client.read(listAddress(address, query));
    if (answer.kind !== 'data') throw new FeedError('not_found', { cause: new Error('no feed there') });
    return readPage(answer.payload, query);
  };
  const readRevision = createRevisionReader(address, client);
  const slugs = createBloggerSlugs({ readRevision, walk: () => walk(readPageAt, readEntries) });

  const findById = async (id: string): Promise<Post | null> => {
    if (!/^\d{1,40}$/.test(id)) return null;
    const answer = await client.read(entryAddress(address, id));
    if (answer.kind !== 'data') {
      // A blog that is gone answers the same; then this throws.
      await readRevision();
      return null;
    }
    const entry = readEntry(readSingle(answer.payload));
    if (!entry) throw unreadable('The post has no address.');
    return readPost(entry, 'full');
  };

  const findByPath = async (slug: string): Promise<Post | null> => {
    const query = { startIndex: 1, maxResults: 1, path: `/${slug}.html` };
    const answer = await client.read(listAddress(address, query));
    if (answer.kind !== 'data') return null;
    const entry = readEntries(readPage(answer.payload, query)).find((found) => found.slug === slug);
    return entry ? readPost(entry, 'full') : null;
  };

  const findKnown = async (id: string | undefined, slug: string): Promise<Post | null> => {
    const post = id === undefined ? null : await findById(id);
    return post?.slug === slug ? post : null;
  };

  return {
    kind: 'blogger',
    description: `the blog at ${address.shown}`,
    list: (query) => listPosts(query, { readPageAt, readEntries, readPost }),
    async findBySlug(text) {
      const slug = withoutHtml(text);
      if (!isSlug(slug)) return null;
      return (
        (await findKnown(slugs.recall(slug), slug)) ??
        (await findByPath(slug)) ??
        (await findKnown(await slugs.find(slug), slug))
      );
    },
    findById,
    async listLabels() {
      const { labels } = await readPageAt({ startIndex: 1, maxResults: 1, detail: 'summary' });
      return labels.toSorted((a, b) => a.localeCompare(b, 'en'));
    },
    readRevision,
  };
}

interface Reading {
  readPageAt(query: PostQuery): Promise<BloggerPage>;
  readEntries(page: BloggerPage): BloggerEntry[];
}

/** Reads on until there are as many posts as asked for: a blog may answer fewer and say nothing of it. */
async function listPosts(
  query: PostQuery,
  { readPageAt, readEntries, readPost }: Reading & { readPost: PostReader },
): Promise<PostPage> {
  if (!canAskFor(query.labels)) return { posts: [], totalResults: 0 };
  const { detail = 'full' } = query;
  const found = new Map<string, BloggerEntry>();
  const end = query.startIndex + query.maxResults;
  let totalResults = 0;
  let next: number | undefined = query.startIndex;
  for (let pages = 0; next !== undefined && pages < MAX_LIST_PAGES; pages += 1) {
    const page = await readPageAt({ ...query, startIndex: next, maxResults: end - next });
    if (pages === 0) totalResults = page.totalResults;
    for (const entry of readEntries(page)) {
      if (!found.has(entry.id)) found.set(entry.id, entry);
    }
    next = page.nextIndex !== undefined && page.nextIndex < end ? page.nextIndex : undefined;
  }
  const entries = [...found.values()].slice(0, query.maxResults);
  return { posts: entries.map((entry) => readPost(entry, detail)), totalResults };
}

async function* walk(
  readPageAt: Reading['readPageAt'],
  readEntries: Reading['readEntries'],
): AsyncGenerator<BloggerEntry> {
  let next: number | undefined = 1;
  for (let pages = 0; next !== undefined && pages < MAX_WALK_PAGES; pages += 1) {
    const page = await readPageAt({ startIndex: next, maxResults: WALK_PAGE, detail: 'summary' });
    yield* readEntries(page);
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

/** What changes whenever any post does: times and ids of the newest changes, and how many posts there are. */
function createRevisionReader(
  address: BloggerAddress,
  client: ReturnType<typeof createBloggerClient>,
): () => Promise<string> {
  let last: { revision: string; validators: Validators } | undefined;
  const query: PostQuery = {
    startIndex: 1,
    maxResults: REVISION_POSTS,
    orderBy: 'updated',
    detail: 'summary',
  };
  return async () => {
    const answer = await client.read(listAddress(address, query), last?.validators);
    if (answer.kind === 'unchanged' && last) return last.revision;
    if (answer.kind !== 'data') throw new FeedError('not_found', { cause: new Error('no feed there') });
    const page = readPage(answer.payload, query);
    const newest = page.entries.map((entry) =>
      ['id', 'updated'].map((name) => textOf(childOf(entry, name)) ?? '').join(' '),
    );
    const revision = [page.updated, page.totalResults, ...newest].join(' ');
    last = { revision, validators: answer.validators };
    return revision;
  };
}
