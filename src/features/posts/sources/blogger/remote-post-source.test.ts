import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { makePost, makePosts, slugOfPost } from '../../../../../tests/support/blogs/blogger-posts.ts';
import {
  type BloggerFailure,
  startBloggerServer,
} from '../../../../../tests/support/blogs/blogger-server.ts';
import { createTestClock } from '../../../../../tests/support/test-clock.ts';
import { createLogger } from '../../../../platform/logging/logger.ts';
import { createRemotePostSource, type RemotePostsOptions } from './remote-post-source.ts';

const FIRST_PAGE = { startIndex: 1, maxResults: 6 };
const SECRET = 'the words of a post';
const closing: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function open(settings: Partial<RemotePostsOptions['settings']> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'dreamseed-remote-'));
  const blog = await startBloggerServer({ posts: makePosts(20) });
  closing.push(() => rmSync(dataDir, { recursive: true, force: true }), blog.close);
  const clock = createTestClock();
  const logs: string[] = [];
  const write = (line: string) => void logs.push(line);
  const start = () => {
    const feed = createRemotePostSource({
      settings: {
        blogFeedUrl: `${blog.origin}/?key=${encodeURIComponent(SECRET)}`,
        timeoutSeconds: 1,
        freshSeconds: 20,
        privateAddresses: 'allow',
        ...settings,
      },
      dataDir,
      clock,
      logger: createLogger({ level: 'trace', destination: { write } }),
      onChange: () => undefined,
    });
    closing.push(feed.close);
    return feed;
  };
  return { blog, clock, logs, dataDir, feed: start(), start };
}

const FAILURES: readonly BloggerFailure[] = [
  'removed',
  'private',
  'sign-in',
  'unauthorised',
  'forbidden',
  'bad-request',
  'too-many',
  'broken',
  'unavailable',
  'hang',
  'drip',
  'disconnect',
  'garbage',
  'truncated',
  'wrong-shape',
  'huge',
  'bomb',
  'redirect-loop',
];

test.each(FAILURES)('a blog whose feed is "%s" keeps its pages, and one line says why', async (failure) => {
  const { blog, clock, logs, feed, start } = await open();
  const slug = slugOfPost(makePost(0));
  const read = async ({ source }: typeof feed) => [
    (await source.list(FIRST_PAGE)).posts.map(({ title }) => title),
    (await source.findBySlug(slug))?.title,
  ];
  const before = await read(feed);
  const revision = await feed.source.readRevision();
  blog.fail(failure);
  clock.advance(25_000);
  expect(await read(feed)).toEqual(before);
  await expect.poll(() => feed.health().status).toBe('stale');
  expect(await feed.source.readRevision()).toBe(revision);
  await feed.close();
  expect(logs.map((line) => JSON.parse(line).level)).toEqual([40]);

  const next = start();
  expect(await read(next)).toEqual(before);
  expect(next.health()).toMatchObject({ source: 'blogger', status: 'stale' });
  await expect(next.source.list({ startIndex: 7, maxResults: 6 })).rejects.toMatchObject({
    message: 'Failed to load Blogger data. The request may have been blocked or the blog is private.',
  });
});

test('nothing but the reason is in the log', async () => {
  const { blog, logs, feed, clock } = await open();
  blog.posts = [{ ...makePost(0), title: SECRET, html: SECRET, entry: { link: SECRET } }];
  await feed.source.list(FIRST_PAGE).catch(() => undefined);
  blog.fail('garbage');
  await feed.source.findBySlug(SECRET).catch(() => undefined);
  await feed.source.list({ ...FIRST_PAGE, search: SECRET }).catch(() => undefined);
  blog.fail(null);
  clock.advance(60_000);
  await feed.source.readRevision();
  await blog.pullPlug();
  clock.advance(60_000);
  await feed.source.readRevision();
  expect(logs.map((line) => JSON.parse(line).msg)).toEqual([
    'entries of the blog could not be read',
    'the blog does not answer; last good copies serve',
    'the blog answers again',
    'the blog does not answer; last good copies serve',
  ]);
  const { port } = new URL(blog.origin);
  expect(logs.join()).not.toMatch(new RegExp(`words of a post|127\\.0\\.0\\.1|:${port}|readPosts|<script`));
});

test('ART-17: no script of a post reaches a visitor, nor the disk', async () => {
  const { blog, dataDir, feed } = await open();
  const html =
    '<p onclick="alert(1)">Hello</p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>';
  blog.posts = [{ ...makePost(0), html, title: '<script>alert(1)</script>' }];
  const { posts } = await feed.source.list(FIRST_PAGE);
  await feed.close();
  expect(posts[0]?.content).not.toMatch(/script|onclick|onerror|alert/);
  expect(posts[0]?.title).toBe('<script>alert(1)</script>');
  const [folder = ''] = readdirSync(join(dataDir, 'blog-feed'));
  for (const name of readdirSync(join(dataDir, 'blog-feed', folder))) {
    expect(readFileSync(join(dataDir, 'blog-feed', folder, name), 'utf8')).not.toMatch(
      /onclick|onerror|javascript:/,
    );
  }
});

describe('a blog inside our own network', () => {
  test('is refused', async () => {
    const { blog, feed, logs } = await open({ privateAddresses: 'refuse' });
    await expect(feed.source.list(FIRST_PAGE)).rejects.toMatchObject({ problem: 'private_or_blocked' });
    expect(blog.requests).toEqual([]);
    expect(JSON.parse(logs[0] ?? '{}')).toMatchObject({ reason: 'refused_address' });
  });
});

test("another blog's copies do not serve", async () => {
  const { blog, dataDir, feed, clock } = await open();
  await feed.source.list(FIRST_PAGE);
  await feed.close();
  await blog.pullPlug();
  const other = createRemotePostSource({
    settings: {
      blogFeedUrl: `${blog.origin}/feeds/7/posts/default`,
      timeoutSeconds: 1,
      freshSeconds: 20,
      privateAddresses: 'allow',
    },
    dataDir,
    clock,
    logger: createLogger({ level: 'silent' }),
    onChange: () => undefined,
  });
  await expect(other.source.list(FIRST_PAGE)).rejects.toMatchObject({ problem: 'temporary' });
  await other.close();
});
