import type { Clock } from '../../../../shared/clock.ts';
import { readEntry } from './blogger-entry.rules.ts';
import type { BloggerFeed } from './blogger-feed.ts';
import { childOf, textOf } from './gdata.rules.ts';

/** Blogger cuts pages to about 150 posts whatever is asked for. */
const WALK_PAGE = 150;
/** A blog that never ends is not walked for ever, and somebody may be waiting. */
const MAX_PAGES = 60;
const MAX_MS = 10_000;
const MAX_BYTES = 32 * 1024 * 1024;

/** A post as a page of the feed names it. */
export interface FoundPost {
  id: string;
  /** The last part of its address on the blog. Posts of different months may share one. */
  slug: string;
  /** '2012-06', as its address on the blog says. */
  month: string;
  /** ISO 8601. */
  published: string;
  /** Counted from 1, the newest first; not known of a post that came with a search or a label. */
  place?: number;
}

/** The posts of a blog, as one walk from its newest post to its oldest found them. */
export interface Walk {
  posts: readonly FoundPost[];
  /** As many as the blog announced, or as many as we read of any blog. */
  isComplete: boolean;
}

interface WalkOptions {
  feed: BloggerFeed;
  clock: Clock;
  onRequest(): void;
}

export async function walkBlog({ feed, clock, onRequest }: WalkOptions): Promise<Walk> {
  const posts: FoundPost[] = [];
  // What is no post counts too: the blog counts it in its total.
  const seen = new Set<string>();
  const endAt = clock.now() + MAX_MS;
  let next: number | undefined = 1;
  let announced = 0;
  let requests = 0;
  let bytes = 0;
  while (next !== undefined) {
    if (requests === MAX_PAGES || bytes > MAX_BYTES || clock.now() > endAt) {
      return { posts, isComplete: true };
    }
    onRequest();
    const page = await feed.readPage({ startIndex: next, maxResults: WALK_PAGE, detail: 'summary' });
    if (requests === 0) announced = page.totalResults;
    requests += 1;
    bytes += page.bytes;
    const known = seen.size;
    for (const [offset, raw] of page.entries.entries()) {
      const place = next + offset;
      const entry = readEntry(raw, page.updated);
      seen.add(entry?.address ?? textOf(childOf(raw, 'id')) ?? `place ${place}`);
      if (entry) posts.push({ ...foundPost(entry), place });
    }
    // Some blogs always name a next page, and answer it with posts that were there already.
    next = seen.size > known ? page.nextIndex : undefined;
  }
  // A blog of which nothing can be read has not told its posts.
  return { posts, isComplete: seen.size >= announced && (posts.length > 0 || seen.size === 0) };
}

export function foundPost(entry: Pick<FoundPost, 'id' | 'slug' | 'month' | 'published'>): FoundPost {
  const { id, slug, month, published } = entry;
  return { id, slug, month, published };
}
