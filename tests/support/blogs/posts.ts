import { createDerivedSource } from '../../../src/features/posts/derived/derived-source.ts';
import type { Post, PostQuery, PostSource } from '../../../src/features/posts/posts.types.ts';
import { createSitePosts, type SitePosts } from '../../../src/features/posts/site-posts.usecases.ts';
import { createTestClock } from '../test-clock.ts';

const FIRST_DAY = Date.UTC(2026, 0, 1, 9);
const DAY_MS = 86_400_000;

/** A post of the given day: higher numbers are newer. */
export function createPost(day: number, overrides: Partial<Post> = {}): Post {
  const published = new Date(FIRST_DAY + day * DAY_MS).toISOString();
  return {
    id: `90000000000000000${day}`,
    slug: `post-${day}`,
    title: `Post number ${day}`,
    excerpt: `What day ${day} brought.`,
    published,
    updated: published,
    featuredImage: `/media/s1600/post-${day}-cover.webp?v=0123456789ab`,
    featuredImageAlt: 'A drawing',
    categories: ['Diary'],
    author: { name: 'The Editors', avatarUrl: '', bio: '', location: '' },
    content: `<p><img src="/media/s1600/post-${day}-cover.webp?v=0123456789ab" alt="A drawing" /></p><p>What day ${day} brought.</p>`,
    isShortened: false,
    ...overrides,
  };
}

/** Posts of the days 1 to `count`. */
export function createPosts(count: number): Post[] {
  return Array.from({ length: count }, (_, place) => createPost(place + 1));
}

interface MemoryPosts {
  sitePosts: SitePosts;
  /** What the feed answers from now on. */
  change(posts: readonly Post[]): void;
  /** Every query that was asked. */
  queries: PostQuery[];
}

/** A feed over posts in memory. Setting `problem` makes it throw. */
export function createMemoryPosts(initial: readonly Post[]): MemoryPosts & { problem?: Error } {
  let posts = initial;
  let revision = 0;
  const queries: PostQuery[] = [];
  const answer = async <Result>(read: () => Result): Promise<Result> => {
    if (memory.problem) throw memory.problem;
    return read();
  };
  const source: PostSource = {
    kind: 'library',
    description: 'posts in memory',
    list: (query) =>
      answer(() => {
        queries.push(query);
        const found = posts.filter((post) => matches(post, query)).sort(newestFirst(query.orderBy));
        const from = query.startIndex - 1;
        return { posts: found.slice(from, from + query.maxResults), totalResults: found.length };
      }),
    findBySlug: (slug) => answer(() => posts.find((post) => post.slug === slug) ?? null),
    findById: (id) => answer(() => posts.find((post) => post.id === id) ?? null),
    listLabels: () => answer(() => [...new Set(posts.flatMap((post) => post.categories))].sort()),
    readRevision: () => answer(() => String(revision)),
  };
  const memory: MemoryPosts & { problem?: Error } = {
    sitePosts: createSitePosts({
      source: createDerivedSource(source),
      clock: createTestClock(),
      health: () => ({ source: 'library', status: 'ok' }),
      watchEveryMs: 60_000,
      onChange: () => {},
      onFailure: () => {},
    }),
    change(changed) {
      posts = changed;
      revision++;
    },
    queries,
  };
  return memory;
}

function matches(post: Post, query: PostQuery): boolean {
  const text = `${post.title} ${post.content}`.toLowerCase();
  return (
    (query.labels ?? []).every((label) => post.categories.includes(label)) &&
    (query.search ?? '')
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word)) &&
    isWithin(post.published, query.publishedMin, query.publishedMax) &&
    isWithin(post.updated, query.updatedMin, query.updatedMax)
  );
}

function isWithin(time: string, min: string | undefined, max: string | undefined): boolean {
  return (min === undefined || time >= min) && (max === undefined || time < max);
}

function newestFirst(order: 'published' | 'updated' = 'published') {
  return (one: Post, other: Post) => other[order].localeCompare(one[order]);
}
