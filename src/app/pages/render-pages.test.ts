import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { createTestClock } from '../../../tests/support/test-clock.ts';
import { createLogger } from '../../platform/logging/logger.ts';
import { createPageCache } from './page-cache.ts';
import { createPages, type PagesOptions } from './render-pages.ts';

const logger = createLogger({ level: 'silent' });

/** A site of one address, /blog, that is answered when the test says so. */
function openBlog() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  let made = 0;
  let posts = 'the first post';
  const loader = async ({ request }: { request: Request }) => {
    made += 1;
    const found = posts;
    await opened;
    const cookie = request.headers.get('Cookie') ?? 'no cookie';
    const { search } = new URL(request.url);
    const status = search.includes('broken') ? 503 : 200;
    return new Response(search ? `${search}: ${cookie}` : found, { status, headers: { 'X-Kind': 'search' } });
  };
  const build = {
    ssr: true,
    isSpaMode: false,
    basename: '/',
    future: {},
    entry: { module: {} },
    assets: { routes: {} },
    prerender: [],
    routeDiscovery: { mode: 'initial' },
    routes: { blog: { id: 'blog', path: 'blog', module: { loader } } },
  } as unknown as ServerBuild;
  const cache = createPageCache({ clock: createTestClock() });
  const options = {
    mode: 'production',
    getBuild: async () => build,
    cache,
    siteInfo: () => ({}),
    blog: {},
    onPostsRead() {},
  } as unknown as PagesOptions;
  const { answer: answerPage } = createPages(options);
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await answerPage({
      request: new Request(`http://site.test${path}`, init),
      logger,
      requestId: 'x',
    });
    return [response.status, response.headers.get('X-Kind'), await response.text()];
  };
  const changePosts = () => {
    posts = 'another post';
    cache.clear();
  };
  return { ask, open, changePosts, made: () => made };
}

test('a search is made once for all who ask for it at that moment, with nothing of the first to ask', async () => {
  const { ask, open, made } = openBlog();
  const first = ask('/blog?query=fox', { headers: { Cookie: 'a=b' } });
  const others = [ask('/blog?query=fox'), ask('/blog?query=fox'), ask('/blog?query=owl')];
  open();
  const fox = [200, 'search', '?query=fox: no cookie'];
  expect(await Promise.all([first, ...others])).toEqual([
    fox,
    fox,
    fox,
    [200, 'search', '?query=owl: no cookie'],
  ]);
  expect(made()).toBe(2);
});

test('a search is kept until the posts change, whatever else its address says', async () => {
  const { ask, open, changePosts, made } = openBlog();
  open();
  const fox = [200, 'search', '?query=fox: no cookie'];
  expect(await ask('/blog?query=fox')).toEqual(fox);
  expect(await ask('/blog?query=fox')).toEqual(fox);
  expect(await ask('/blog?utm_source=mail&query=fox&query=owl&x=1')).toEqual(fox);
  expect(made()).toBe(1);
  changePosts();
  expect(await ask('/blog?query=fox')).toEqual(fox);
  expect(made()).toBe(2);
});

test('a search that failed is made again', async () => {
  const { ask, open, made } = openBlog();
  open();
  for (let times = 0; times < 2; times++) expect((await ask('/blog?query=broken'))[0]).toBe(503);
  expect(made()).toBe(2);
});

test('who leaves first takes nothing away from those who wait', async () => {
  const { ask, open } = openBlog();
  const leaving = new AbortController();
  const left = ask('/blog?query=fox', { signal: leaving.signal });
  const waiting = ask('/blog?query=fox');
  leaving.abort();
  open();
  expect(await waiting).toEqual([200, 'search', '?query=fox: no cookie']);
  await Promise.allSettled([left]);
});

test('who comes after a change never gets a page that was begun before it', async () => {
  const { ask, open, changePosts, made } = openBlog();
  const early = [ask('/blog'), ask('/blog')];
  await expect.poll(made).toBe(1);
  changePosts();
  const late = [ask('/blog'), ask('/blog')];
  await expect.poll(made).toBe(2);
  open();
  const bodies = async (answers: ReturnType<typeof ask>[]) =>
    (await Promise.all(answers)).map(([, , body]) => body);
  expect(await bodies(early)).toEqual(['the first post', 'the first post']);
  expect(await bodies(late)).toEqual(['another post', 'another post']);
  expect(await bodies([ask('/blog')])).toEqual(['another post']);
  expect(made()).toBe(2);
});
