import { afterEach, describe, expect, test } from 'vitest';
import { makePost, makePosts, slugOfPost } from '../../../../../tests/support/blogs/blogger-posts.ts';
import {
  type BloggerFailure,
  type BloggerServer,
  type BloggerServerOptions,
  startBloggerServer,
} from '../../../../../tests/support/blogs/blogger-server.ts';
import { createTestClock } from '../../../../../tests/support/test-clock.ts';
import { createOutsideFetch } from '../../../../platform/http/outside-fetch/outside-fetch.ts';
import { sanitisePost } from '../../post-html/sanitise-post.ts';
import { createBloggerSource } from './blogger-source.ts';

const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** @param timeoutMs short where a test waits for it. */
async function open(options: BloggerServerOptions = {}, feedPath = '', timeoutMs = 30_000) {
  const blog = await startBloggerServer({ posts: makePosts(20), ...options });
  const fetch = createOutsideFetch({
    allowHttp: true,
    allowPrivate: true,
    timeoutMs,
    userAgent: 'a reader',
  });
  closing.push(fetch.close, blog.close);
  const clock = createTestClock();
  const oddities: number[] = [];
  const source = createBloggerSource({
    feedUrl: blog.origin + feedPath,
    fetch,
    sanitise: (html, baseUrl) => sanitisePost(html, { baseUrl }).html,
    clock,
    allowHttp: true,
    onOddity: (skipped) => oddities.push(skipped),
  });
  return { blog, source, clock, oddities };
}

const asked = (blog: BloggerServer, ...names: string[]) =>
  blog.requests.map(({ path, query }) => [path, ...names.map((name) => query.get(name))]);

/** Without the walk that tells posts of one slug apart, and the question for the revision before it. */
const askedForLists = (blog: BloggerServer, ...names: string[]) =>
  asked(blog, 'max-results', ...names)
    .filter(([, maxResults]) => maxResults !== '150' && maxResults !== '3')
    .map(([path, , ...values]) => [path, ...values]);

describe('FEED-02: a list asks for its page', () => {
  test.each([
    [1, '1'],
    [2, '7'],
    [3, '13'],
  ])('%i from %s on', async (page, startIndex) => {
    const { blog, source } = await open();
    const { posts, totalResults } = await source.list({ startIndex: (page - 1) * 6 + 1, maxResults: 6 });
    expect([posts.length, totalResults]).toEqual([6, 20]);
    expect(askedForLists(blog, 'alt', 'max-results', 'start-index')).toEqual([
      ['/feeds/posts/default', 'json-in-script', '6', startIndex],
    ]);
  });

  test('FEED-03, FEED-11: of a label or a search', async () => {
    const { blog, source } = await open();
    const stories = await source.list({ startIndex: 1, maxResults: 6, labels: ['webstories'] });
    expect(stories.totalResults).toBe(4);
    const foxes = await source.list({ startIndex: 1, maxResults: 6, search: 'fox' });
    expect(foxes.totalResults).toBeGreaterThan(6);
    expect(askedForLists(blog, 'q')).toEqual([
      ['/feeds/posts/default/-/webstories', null],
      ['/feeds/posts/default', 'fox'],
    ]);
  });

  test('and asks on while the blog answers fewer than it was asked for', async () => {
    const { blog, source } = await open({ pageLimit: 8 });
    const { posts, totalResults } = await source.list({ startIndex: 2, maxResults: 50 });
    expect(posts.map(({ slug }) => slug)).toEqual(makePosts(20).slice(1).map(slugOfPost));
    expect(totalResults).toBe(20);
    expect(askedForLists(blog, 'start-index', 'max-results').map(([, ...rest]) => rest)).toEqual([
      ['2', '50'],
      ['10', '42'],
      ['18', '34'],
    ]);
  });

  test('a post that moved to the next page meanwhile is shown once', async () => {
    const { blog, source } = await open({ pageLimit: 5 });
    const newer = { ...makePost(0), id: '1', published: '2026-11-21T00:00:00Z', path: '/2026/11/new.html' };
    // Between the first page and the second a post is published.
    blog.fail('broken', ({ query }) => {
      if (query.get('start-index') === '6') blog.posts = [newer, ...makePosts(20)];
      return false;
    });
    const { posts } = await source.list({ startIndex: 1, maxResults: 10 });
    expect(posts).toHaveLength(9);
    expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length);
  });

  test('of no posts at all', async () => {
    const { source } = await open({ posts: [] });
    expect(await source.list({ startIndex: 1, maxResults: 6 })).toMatchObject({ posts: [], totalResults: 0 });
    expect(await source.listLabels()).toEqual([]);
  });

  test('leaves out what has no address, and is unreadable when nothing has', async () => {
    const draft = { ...makePost(1), entry: { link: undefined } };
    const { blog, source, oddities } = await open({ posts: [makePost(0), draft] });
    expect((await source.list({ startIndex: 1, maxResults: 6 })).posts).toHaveLength(1);
    expect(oddities).toEqual([1]);
    blog.posts = [draft];
    await expect(source.list({ startIndex: 1, maxResults: 6 })).rejects.toMatchObject({
      problem: 'unreadable',
    });
  });

  test('of short texts says so', async () => {
    const { source } = await open({ isShort: true });
    const { posts } = await source.list({ startIndex: 1, maxResults: 1 });
    expect(posts[0]).toMatchObject({ isShortened: true, content: expect.stringContaining('A fox waits') });
  });
});

describe('FEED-06: one post', () => {
  const [, post] = makePosts(2);
  const slug = post ? slugOfPost(post) : '';

  test('T-13: is asked for by path, whether its slug comes with .html or not', async () => {
    const { blog, source } = await open();
    expect((await source.findBySlug(slug))?.title).toBe(post?.title);
    expect((await source.findBySlug(`${slug}.html`))?.title).toBe(post?.title);
    expect(asked(blog, 'path')).toEqual([
      ['/feeds/posts/default', `/${slug}.html`],
      ['/feeds/posts/default', `/${slug}.html`],
    ]);
  });

  test.each(['whole', 'ignored'] as const)('C-21: is found when paths are %s', async (paths) => {
    const { blog, source } = await open({ paths, pageLimit: 6 });
    const last = makePost(19);
    expect((await source.findBySlug(slugOfPost(last)))?.id).toBe(last.id);
    const walked = blog.requests.length;
    expect((await source.findBySlug(slug))?.id).toBe(post?.id);
    expect(asked(blog).slice(walked)).toEqual([[`/feeds/posts/default/${post?.id}`]]);
  });

  test('an unknown slug costs no walk while nothing changes', async () => {
    const { blog, source } = await open({ paths: 'ignored' });
    expect(await source.findBySlug('no-such-post')).toBeNull();
    blog.requests.length = 0;
    const unknown = Array.from({ length: 10 }, (_, number) => source.findBySlug(`no-such-post-${number}`));
    expect(await Promise.all(unknown)).toEqual(new Array(10).fill(null));
    expect(blog.requests.filter(({ query }) => query.get('max-results') === '150')).toEqual([]);
    blog.posts = [{ ...makePost(0), path: '/2026/11/no-such-post.html', updated: '2026-11-21T00:00:00Z' }];
    expect((await source.findBySlug('no-such-post'))?.id).toBe(makePost(0).id);
  });

  test('many who ask at once for unknown slugs cause one walk, page by page', async () => {
    const { blog, source } = await open({ paths: 'ignored', pageLimit: 5 });
    await Promise.all(Array.from({ length: 5 }, (_, number) => source.findBySlug(`unknown-${number}`)));
    const walk = blog.requests.filter(({ query }) => query.get('max-results') === '150');
    expect(walk.map(({ query }) => query.get('start-index'))).toEqual(['1', '6', '11', '16']);
    expect(walk.every(({ path }) => path === '/feeds/posts/summary')).toBe(true);
  });

  test('that was deleted is gone, and a blog that is gone is no deleted post', async () => {
    const { blog, source } = await open({ paths: 'ignored' });
    expect(await source.findBySlug(slug)).not.toBeNull();
    blog.posts = makePosts(1);
    expect(await source.findBySlug(slug)).toBeNull();
    expect(await source.findById(post?.id ?? '')).toBeNull();
    blog.fail('removed');
    await expect(source.findBySlug(slug)).rejects.toMatchObject({ problem: 'not_found' });
    await expect(source.findById(post?.id ?? '')).rejects.toMatchObject({ problem: 'not_found' });
  });

  test('a blog that refuses the path parameter is asked another way', async () => {
    const { blog, source } = await open();
    blog.fail('bad-request', ({ query }) => query.has('path'));
    expect((await source.findBySlug(slug))?.id).toBe(post?.id);
  });

  test('of a feed that knows no posts by number is found where it stands', async () => {
    const { blog, source } = await open({ paths: 'ignored' });
    blog.fail('removed', ({ path }) => /\/\d+$/.test(path));
    expect((await source.findBySlug(slug))?.title).toBe(post?.title);
  });

  test('C-12: that cannot be read is unreadable, not missing', async () => {
    const { blog, source } = await open();
    blog.fail('garbage', ({ query }) => query.has('path'));
    await expect(source.findBySlug(slug)).rejects.toMatchObject({ problem: 'unreadable' });
    blog.fail(null);
    blog.posts = [{ ...makePost(1), entry: { link: 'odd' } }];
    blog.paths = 'ignored';
    await expect(source.findBySlug(slug)).rejects.toMatchObject({ problem: 'unreadable' });
  });
});

describe('the revision', () => {
  test('is cheap to ask for', async () => {
    const { blog, source } = await open();
    await source.readRevision();
    expect(asked(blog, 'max-results', 'orderby')).toEqual([['/feeds/posts/summary', '3', 'updated']]);
  });

  test('is not sent again while the reader has it', async () => {
    const { blog, source } = await open();
    const first = await source.readRevision();
    expect(await source.readRevision()).toBe(first);
    const [before, after] = blog.requests.map(({ headers }) => headers['if-none-match']);
    expect(before).toBeUndefined();
    expect(after).toMatch(/^W\/"/);
  });

  test.each([
    ['a new post', [makePost(30), ...makePosts(20)]],
    ['a deleted post', makePosts(20).toSpliced(15, 1)],
    ['a changed post', makePosts(20).with(15, { ...makePost(15), updated: '2026-11-21T00:00:00.000-03:00' })],
  ])('changes with %s', async (_, posts) => {
    const { blog, source } = await open();
    const before = await source.readRevision();
    expect(await source.readRevision()).toBe(before);
    blog.posts = posts;
    expect(await source.readRevision()).not.toBe(before);
  });
});

describe('FEED-13: a blog that does not answer', () => {
  test.each<[BloggerFailure, string, string]>([
    ['removed', 'not_found', 'no feed there'],
    ['private', 'private_or_blocked', 'a page instead of a feed'],
    ['sign-in', 'private_or_blocked', 'a page instead of a feed'],
    ['unauthorised', 'private_or_blocked', 'status 401'],
    ['forbidden', 'private_or_blocked', 'status 403'],
    ['redirect-loop', 'private_or_blocked', 'too_many_redirects'],
    ['too-many', 'temporary', 'status 429'],
    ['broken', 'temporary', 'status 500'],
    ['unavailable', 'temporary', 'status 503'],
    ['hang', 'temporary', 'timeout'],
    ['drip', 'temporary', 'timeout'],
    ['disconnect', 'temporary', 'unreachable'],
    ['garbage', 'unreadable', 'The answer is not JSON.'],
    ['truncated', 'unreadable', 'The answer is not JSON.'],
    ['wrong-shape', 'unreadable', 'The answer holds no feed.'],
    ['huge', 'unreadable', 'too_large'],
    ['bomb', 'unreadable', 'too_large'],
  ])('%s is %s', async (failure, problem, reason) => {
    const { blog, source } = await open({}, '', reason === 'timeout' ? 500 : undefined);
    blog.fail(failure);
    const error = await source.list({ startIndex: 1, maxResults: 6 }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      problem,
      message: 'Failed to load Blogger data. The request may have been blocked or the blog is private.',
    });
    expect(error).toHaveProperty('cause', new Error(reason));
  });

  test('is left alone for as long as it asks', async () => {
    const { blog, source, clock } = await open();
    blog.fail('too-many');
    await expect(source.readRevision()).rejects.toMatchObject({ problem: 'temporary' });
    blog.fail(null);
    clock.advance(6_900);
    await expect(source.readRevision()).rejects.toMatchObject({ problem: 'temporary' });
    expect(blog.requests).toHaveLength(1);
    clock.advance(200);
    await source.readRevision();
  });

  test('is read again at once when it asked for no pause', async () => {
    const { blog, source } = await open();
    for (const failure of ['unavailable', 'broken', 'private'] as const) {
      blog.fail(failure);
      await expect(source.list({ startIndex: 1, maxResults: 6 })).rejects.toThrow();
      blog.fail(null);
      expect((await source.list({ startIndex: 1, maxResults: 6 })).posts).toHaveLength(6);
    }
  });
});

test('a feed without short texts is read whole', async () => {
  const { blog, source } = await open();
  blog.fail('removed', ({ path }) => path.includes('/summary'));
  const query = { startIndex: 1, maxResults: 6, detail: 'summary' } as const;
  expect((await source.list(query)).posts[0]).toMatchObject({ title: makePost(0).title, content: '' });
  blog.requests.length = 0;
  await source.readRevision();
  expect(asked(blog)).toEqual([['/feeds/posts/default']]);
});

test('FEED-14: a blog is read by the address of its feed, by number too', async () => {
  const { blog, source } = await open({}, '/feeds/1234567890123456789/posts/default?alt=rss');
  expect((await source.list({ startIndex: 1, maxResults: 6 })).posts).toHaveLength(6);
  expect(blog.requests[0]?.path).toBe('/feeds/1234567890123456789/posts/default');
  expect(source.description).toBe(`the blog at ${blog.origin}/feeds/1234567890123456789`);
});
