import { afterEach, describe, expect, test } from 'vitest';
import type { BlogFixture } from '../../../../../tests/fixtures/blogs/blog-fixture.types.ts';
import { foreignBlog } from '../../../../../tests/fixtures/blogs/foreign-blog.ts';
import { travelBlog } from '../../../../../tests/fixtures/blogs/travel-blog.ts';
import type { BloggerPost } from '../../../../../tests/support/blogs/blogger-posts.ts';
import {
  type BloggerServerOptions,
  startBloggerServer,
} from '../../../../../tests/support/blogs/blogger-server.ts';
import { createTestClock } from '../../../../../tests/support/test-clock.ts';
import { createOutsideFetch } from '../../../../platform/http/outside-fetch/outside-fetch.ts';
import { createDerivedSource } from '../../derived/derived-source.ts';
import { createFeedRoutes } from '../../feeds/served-feed.routes.ts';
import type { PostSource } from '../../posts.types.ts';
import { createSitePosts } from '../../site-posts.usecases.ts';
import { sanitiseForeignPost } from './blogger-post.ts';
import { createBloggerSource } from './blogger-source.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Real Blogger knows posts by their whole paths alone. */
async function open(fixture: BlogFixture, options: BloggerServerOptions = {}) {
  const blog = await startBloggerServer({ ...fixture, paths: 'whole', ...options });
  const fetch = createOutsideFetch({
    allowHttp: true,
    allowPrivate: true,
    timeoutMs: 5_000,
    userAgent: 'a reader',
  });
  closing.push(fetch.close, blog.close);
  const start = () =>
    createBloggerSource({
      feedUrl: blog.origin,
      fetch,
      sanitise: sanitiseForeignPost,
      clock: createTestClock(),
      allowHttp: true,
    });
  return { blog, source: start(), start };
}

const slugsOf = async (source: PostSource, startIndex = 1, maxResults = 20) =>
  (await source.list({ startIndex, maxResults })).posts.map(({ slug }) => slug);
const titleOf = async (source: PostSource, slug: string) => (await source.findBySlug(slug))?.title;

describe('two posts with one slug', () => {
  test('have two addresses, and each opens its own post', async () => {
    const { source } = await open(travelBlog);
    const slugs = await slugsOf(source);
    expect(slugs).toContain('the-lighthouse');
    expect(slugs).toContain('the-lighthouse-2012-06');
    expect(slugs).toHaveLength(travelBlog.posts.length);
    expect(await titleOf(source, 'the-lighthouse')).toBe('The Lighthouse');
    expect(await titleOf(source, 'the-lighthouse-2012-06')).toBe('The Lighthouse, from Below');
  });

  test('a page that holds only the older one links to it all the same', async () => {
    const { source } = await open(travelBlog);
    expect(await slugsOf(source, 5, 1)).toEqual(['the-lighthouse-2012-06']);
  });

  test('are told apart after a restart, before any list was read', async () => {
    for (const paths of ['whole', 'ignored'] as const) {
      const { source, start } = await open(travelBlog, { paths });
      const older = await source.findBySlug('the-lighthouse-2012-06');
      expect(older).toMatchObject({ title: 'The Lighthouse, from Below' });
      expect(await titleOf(start(), 'the-lighthouse')).toBe('The Lighthouse');
    }
  });

  test('a month in which there was no such post is no address', async () => {
    const { source } = await open(travelBlog);
    expect(await source.findBySlug('the-lighthouse-2013-06')).toBeNull();
    // A post without a twin may be asked for by its month, and says what its address is.
    expect(await source.findBySlug('gone-2013-02')).toMatchObject({ slug: 'gone' });
  });
});

describe('an answer that is not whole', () => {
  test.each(['hollow', 'no-entries'] as const)('"%s" does not empty a list', async (failure) => {
    const { blog, source } = await open(travelBlog);
    blog.fail(failure);
    for (const startIndex of [1, 7]) {
      await expect(source.list({ startIndex, maxResults: 6 })).rejects.toMatchObject({
        problem: 'unreadable',
      });
    }
    await expect(source.listLabels()).rejects.toMatchObject({ problem: 'unreadable' });
    await expect(source.readRevision()).rejects.toMatchObject({ problem: 'unreadable' });
  });

  test.each(['hollow', 'no-entries'] as const)('"%s" during a walk loses no post', async (failure) => {
    const { blog, source } = await open(travelBlog, { paths: 'ignored', pageLimit: 2 });
    blog.fail(failure, ({ query }) => query.get('start-index') === '3');
    await expect(source.findBySlug('the-first-ferry')).rejects.toMatchObject({ problem: 'unreadable' });
    blog.fail(null);
    expect(await titleOf(source, 'the-first-ferry')).toBe('The First Ferry');
  });

  test('a walk that ends before the announced total does not say what does not exist', async () => {
    const { blog, source } = await open(travelBlog, { paths: 'ignored' });
    const whole = blog.posts;
    // Its first answer announces six posts, tells two and names no next page.
    blog.announced = 6;
    blog.posts = whole.slice(0, 2);
    await expect(source.findBySlug('the-first-ferry')).rejects.toMatchObject({ problem: 'unreadable' });
    expect(await titleOf(source, 'packing-list')).toBe('What I Carry');
    blog.posts = whole;
    expect(await titleOf(source, 'the-first-ferry')).toBe('The First Ferry');
  });
});

describe('the feed of another program', () => {
  test('an entry without an address takes no other with it', async () => {
    const { source } = await open(foreignBlog);
    expect((await source.list({ startIndex: 1, maxResults: 1, orderBy: 'updated' })).posts).toEqual([]);
    const page = await source.list({ startIndex: 1, maxResults: 3 });
    expect(page.posts.map(({ slug }) => slug)).toEqual(['pho-sang-chu-nhat', 'zurek-na-wielkanoc']);
    expect(page).toMatchObject({ totalResults: 5, nextIndex: 4 });
  });

  test('posts with ids that are no numbers are found where they stand', async () => {
    const { source } = await open(foreignBlog, { paths: 'ignored' });
    for (const slug of ['pho-sang-chu-nhat', 'zurek-na-wielkanoc', 'bánh-xèo', 'barszcz']) {
      expect((await source.findBySlug(slug))?.slug).toBe(slug);
    }
  });

  test('a `next` that never ends is not followed for ever', async () => {
    const { blog, source } = await open(foreignBlog, { paths: 'ignored', neverEnds: true, pageLimit: 2 });
    for (const startIndex of [1, 7]) await source.list({ startIndex, maxResults: 6 });
    for (const number of [1, 2, 3, 4]) {
      // A blog that says at every question that it changed.
      blog.posts = blog.posts.map((post) => ({ ...post, updated: `2021-01-0${number}T00:00:00Z` }));
      expect(await source.findBySlug(`no-such-post-${number}`)).toBeNull();
    }
    expect(blog.requests.length).toBeLessThan(60);
  });

  test('however long a blog is, unknown posts cost it a bounded number of questions', async () => {
    const endless = Array.from({ length: 3_000 }, (_, number) => ({
      ...(travelBlog.posts[0] as BloggerPost),
      id: String(number + 1),
      path: `/2016/11/post-${number}.html`,
    }));
    const { blog, source } = await open(travelBlog, { posts: endless, paths: 'ignored', pageLimit: 10 });
    for (let number = 0; number < 5; number += 1) {
      blog.posts = endless.map((post) => ({ ...post, updated: `2021-01-0${number + 1}T00:00:00Z` }));
      await source.findBySlug(`no-such-post-${number}`);
    }
    expect(
      blog.requests.filter(({ query }) => query.get('max-results') === '150').length,
    ).toBeLessThanOrEqual(120);
  });
});

/** Every post of our own feed of a blog, by following `next`. */
async function readServed(source: PostSource, address: string): Promise<string[]> {
  const routes = createFeedRoutes({
    sitePosts: createSitePosts({
      source: createDerivedSource(source),
      clock: createTestClock(),
      health: () => ({ source: 'blogger', status: 'ok' }),
      watchEveryMs: 60_000,
      onChange: () => undefined,
      onFailure: () => undefined,
    }),
    siteInfo: () => ({ name: 'A site', root: 'https://site.test' }),
    clock: createTestClock(),
  });
  const links: string[] = [];
  let next: string | undefined = address;
  for (let pages = 0; next !== undefined && pages < 20; pages += 1) {
    const answer = await routes.request(next);
    expect(answer.status, next).toBe(200);
    const { feed } = (await answer.json()) as ServedJson;
    for (const { link } of feed.entry ?? [])
      links.push(link.find(({ rel }) => rel === 'alternate')?.href ?? '');
    next = feed.link.find(({ rel }) => rel === 'next')?.href;
  }
  return links;
}

interface Links {
  link: { rel: string; href: string }[];
}
interface ServedJson {
  feed: Links & { entry?: Links[] };
}

describe('our own feed of such a blog', () => {
  test('followed by `next` has every post once, also where slugs repeat', async () => {
    const [model] = travelBlog.posts;
    const posts = Array.from({ length: 310 }, (_, number) => ({
      ...(model as BloggerPost),
      id: String(9_000_000 - number),
      published: new Date(Date.UTC(2016, 10, 30) - number * 86_400_000).toISOString(),
      // Every tenth slug was used before, in another year.
      path: number % 10 === 9 ? `/2007/11/post-${number - 9}.html` : `/2010/11/post-${number}.html`,
    }));
    const { source } = await open(travelBlog, { posts });
    const links = await readServed(source, '/feeds/posts/summary?alt=json&max-results=150');
    expect([links.length, new Set(links).size]).toEqual([310, 310]);
  });

  test('goes on where an entry cannot be shown, and is answered although the latest one is such', async () => {
    const { source } = await open(foreignBlog);
    const links = await readServed(source, '/feeds/posts/default?alt=json&max-results=2');
    expect(links.map((link) => decodeURIComponent(link.replace('https://site.test/blog/', '')))).toEqual([
      'pho-sang-chu-nhat',
      'zurek-na-wielkanoc',
      'bánh-xèo',
      'barszcz',
    ]);
  });
});

test('the day of a post is the day on which its author published it', async () => {
  const { source } = await open(travelBlog);
  const { posts } = await source.list({ startIndex: 1, maxResults: 1 });
  expect(posts[0]?.published).toBe('2016-11-30T22:30:00.000-08:00');
});

test('a blog says its own title and description', async () => {
  const { source } = await open(foreignBlog);
  const { about } = await source.list({ startIndex: 1, maxResults: 6 });
  expect(about).toEqual({ title: foreignBlog.title, description: foreignBlog.description });
});
