import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { describe, expect, test } from 'vitest';
import {
  type OpenTestDatabase,
  useTestDatabase,
} from '../../../../../tests/support/databases/postgres-and-sqlite.ts';
import { createOutsideFetch } from '../../../../platform/http/outside-fetch/outside-fetch.ts';
import { AppError } from '../../../../shared/app-error.ts';
import { systemClock } from '../../../../shared/clock.ts';
import { createFeedRoutes } from '../../feeds/served-feed.routes.ts';
import { sanitisePost } from '../../post-html/sanitise-post.ts';
import { describePostSource, type OpenPostSource } from '../../post-source.contract-suite.ts';
import { createSitePosts } from '../../site-posts.usecases.ts';
import { createTestPost } from '../../test-posts.ts';
import type { LibraryPost } from '../library/library.types.ts';
import { createLibrary } from '../library/library.usecases.ts';
import { createLibrarySource } from '../library/library-source.ts';
import { createBloggerSource } from './blogger-source.ts';

/** The posts of one site, read by another over real HTTP. */
async function openServed(
  posts: readonly LibraryPost[],
  openDatabase: OpenTestDatabase,
): Promise<OpenPostSource & { origin: string }> {
  const { database } = await openDatabase();
  const library = createLibrary({ database });
  await library.put(posts);
  const feed = createSitePosts({
    source: createLibrarySource({ database, pictureAddress: (name) => `/media/s1600/${name}.webp` }),
    clock: systemClock,
    health: () => ({ source: 'library', status: 'ok' }),
    watchEveryMs: 60_000,
    onChange: () => undefined,
    onFailure: () => undefined,
  });
  let origin = '';
  const app = new Hono();
  app.onError((error, c) => {
    if (!(error instanceof AppError)) return c.json({ message: String(error) }, 500);
    return c.json({ message: error.message }, error.status as ContentfulStatusCode);
  });
  app.route(
    '/',
    createFeedRoutes({
      sitePosts: feed,
      siteInfo: () => ({ name: 'Another', root: origin }),
      clock: systemClock,
    }),
  );
  const server = createServer(getRequestListener(app.fetch));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fetch = createOutsideFetch({
    allowHttp: true,
    allowPrivate: true,
    timeoutMs: 10_000,
    userAgent: 'a reader',
  });
  const source = createBloggerSource({
    feedUrl: origin,
    fetch,
    sanitise: (html, baseUrl) => sanitisePost(html, { baseUrl }).html,
    clock: systemClock,
    allowHttp: true,
  });
  return {
    origin,
    source,
    put: library.put,
    async remove(slugs) {
      await library.remove(slugs);
    },
    async close() {
      await fetch.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

describe('another Dreamseed', () => {
  const openDatabase = useTestDatabase();

  describePostSource('its feed', (posts) => openServed(posts, openDatabase));

  test('FEED-14: a post keeps its excerpt, author and pictures on its way to another site', async () => {
    const portrait = { prompt: 'an owl', seed: 1, width: 320, height: 320, alt: 'an owl' };
    const post = createTestPost(1, {
      excerpt: 'Not the beginning of the text, but what it is about.',
      author: { name: 'The Editors', avatarUrl: 'media:author-editors?abc', bio: '', location: '' },
      content: '<p>Text</p><p><img src="media:post-1-cover?def" alt="A fox" /></p>',
      featuredImage: 'media:post-1-cover?def',
      featuredImageAlt: 'A fox',
      pictures: { 'author-editors': portrait, 'post-1-cover': { ...portrait, width: 1600, height: 900 } },
    });
    const { source, origin, close } = await openServed([post], openDatabase);
    const read = await source.findBySlug('post-1');
    await close();
    expect(read).toMatchObject({
      excerpt: post.excerpt,
      featuredImage: `${origin}/media/s1600/post-1-cover.webp`,
      featuredImageAlt: 'A fox',
      isShortened: false,
      author: { name: 'The Editors', avatarUrl: `${origin}/media/s320-c/author-editors.webp` },
    });
    expect(read?.content).toContain(`src="${origin}/media/`);
  });
});
