import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { createSiteMapRoutes, type SiteMapOptions } from '../../src/app/site-map/site-map.routes.ts';
import { ADDRESSES_PER_PART } from '../../src/app/site-map/site-map-parts.ts';
import { AppError } from '../../src/shared/app-error.ts';
import { createMemoryPosts, createPost, createPosts } from '../support/blogs/posts.ts';
import { childrenOf, ROOT, readXml, textOf } from './feed-reader.ts';

function serve(options: Omit<SiteMapOptions, 'siteInfo'>) {
  const routes = new Hono().route(
    '/',
    createSiteMapRoutes({ ...options, siteInfo: () => ({ name: 'Dreamseed', root: ROOT }) }),
  );
  routes.onError((error) => {
    if (!(error instanceof AppError)) throw error;
    return Response.json({ message: error.message }, { status: error.status });
  });
  return async (path: string) => routes.request(path);
}

async function readMap(ask: ReturnType<typeof serve>, path = '/sitemap.xml') {
  const response = await ask(path);
  expect(response.headers.get('content-type')).toBe('application/xml; charset=UTF-8');
  const map = readXml(await response.text());
  expect(map.uri).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  return {
    name: map.name,
    times: new Map(map.children.map((entry) => [textOf(entry, 'loc') ?? '', textOf(entry, 'lastmod')])),
  };
}

const story = createPost(3, { slug: 'a-story', categories: ['webstories', 'Art'] });

describe('the site map', () => {
  test('names pages, posts and stories once, at their plain addresses, with their last change', async () => {
    const posts = [createPost(1, { slug: 'größe' }), createPost(2), story];
    const { name, times } = await readMap(serve({ sitePosts: createMemoryPosts(posts).sitePosts }));
    expect(name).toBe('urlset');
    expect(times.get(`${ROOT}/`)).toBe(story.updated);
    expect(times.has(`${ROOT}/about`)).toBe(true);
    expect(times.get(`${ROOT}/blog/post-2`)).toBe(createPost(2).updated);
    expect(times.get(`${ROOT}/web-stories/a-story`)).toBe(story.updated);
    expect(times.has(`${ROOT}/blog/a-story`)).toBe(false);
    expect(times.has(`${ROOT}/blog/gr%C3%B6%C3%9Fe`)).toBe(true);
    for (const address of times.keys()) expect(address).not.toMatch(/#|\/history|\/api\/(?!docs)/);
  });

  test('of a blog elsewhere holds its newest few thousand posts, found by asking little', async () => {
    const memory = createMemoryPosts(createPosts(3200));
    const { times } = await readMap(serve({ sitePosts: memory.sitePosts }));
    expect(times.has(`${ROOT}/blog/post-3200`)).toBe(true);
    expect(times.has(`${ROOT}/blog/post-1`)).toBe(false);
    expect(memory.queries.length).toBeLessThan(30);
    for (const query of memory.queries) expect(query.detail).toBe('summary');
  });

  test('comes in parts when the library is large, which hold every post once', async () => {
    const count = ADDRESSES_PER_PART;
    const slugs = Array.from({ length: count }, (_, place) => `post-${String(place).padStart(6, '0')}`);
    let asked = 0;
    const ask = serve({
      sitePosts: createMemoryPosts([story]).sitePosts,
      async listAddresses({ after, limit }) {
        asked++;
        const from = after === '' ? 0 : slugs.indexOf(after) + 1;
        return slugs.slice(from, from + limit).map((slug) => ({ slug, updatedAt: 0 }));
      },
    });
    const list = await readMap(ask);
    expect(list.name).toBe('sitemapindex');
    const all = new Set<string>();
    for (const address of list.times.keys()) {
      if (address === `${ROOT}/sitemap-stories.xml`) continue;
      const part = await readMap(ask, address.slice(ROOT.length));
      expect(part.times.size).toBeLessThanOrEqual(ADDRESSES_PER_PART);
      for (const page of part.times.keys()) all.add(page);
    }
    expect(list.times.size).toBe(3);
    expect([...all].filter((address) => address.includes('/blog/'))).toHaveLength(count);
    expect(asked).toBe(5);
    expect((await ask('/sitemap-3.xml')).status).toBe(404);
  });

  test('is written once for each state of the posts, and anew after a failure', async () => {
    const memory = createMemoryPosts([createPost(1)]);
    const ask = serve({ sitePosts: memory.sitePosts });
    await Promise.all([readMap(ask), readMap(ask)]);
    const { length } = memory.queries;
    await readMap(ask);
    expect(memory.queries).toHaveLength(length);
    memory.change([createPost(2)]);
    expect((await readMap(ask)).times.has(`${ROOT}/blog/post-2`)).toBe(true);
    memory.problem = new AppError({ code: 'feed.temporary', status: 503, message: 'later' });
    expect((await ask('/sitemap.xml')).status).toBe(503);
    delete memory.problem;
    expect((await ask('/sitemap.xml')).status).toBe(200);
  });
});

test('robots may read pages and their site map, but not search or draw', async () => {
  const memory = createMemoryPosts([]);
  const response = await serve({ sitePosts: memory.sitePosts })('/robots.txt');
  const text = await response.text();
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(text).toContain('User-agent: *\n');
  for (const path of ['/api/', '/prompt/', '/*?query=']) {
    expect(text).toContain(`Disallow: ${path}\n`);
  }
  for (const map of ['/sitemap.xml', '/sitemap-stories.xml']) {
    expect(text).toContain(`\nSitemap: ${ROOT}${map}\n`);
  }
  expect(memory.queries).toHaveLength(0);
});

describe('the map of the stories', () => {
  test('names the AMP documents with their posters, and only those that exist', async () => {
    const withoutPicture = createPost(4, { categories: ['webstories'], featuredImage: '', content: '' });
    const overHttp = createPost(5, {
      categories: ['webstories'],
      featuredImage: 'http://pictures.example/s1600/one.jpg',
      content: '<img src="http://pictures.example/s1600/one.jpg" alt="" />',
    });
    const posts = [createPost(1), story, withoutPicture, overHttp];
    const response = await serve({ sitePosts: createMemoryPosts(posts).sitePosts })('/sitemap-stories.xml');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=UTF-8');
    const [entry, ...others] = childrenOf(readXml(await response.text()), 'url');
    expect(others).toEqual([]);
    expect(entry && textOf(entry, 'loc')).toBe(`${ROOT}/web-stories/a-story/amp`);
    expect(entry && textOf(entry, 'lastmod')).toBe(story.updated);
    const image = entry?.children.find(({ uri }) => uri.includes('sitemap-image'));
    expect(image && textOf(image, 'loc')).toBe(
      `${ROOT}/media/w720-h960-p/post-3-cover.jpg?v=0123456789ab&wait=1`,
    );
    expect(image && textOf(image, 'title')).toBe(story.title);
  });

  test('is written once for each state of the posts', async () => {
    const memory = createMemoryPosts([story]);
    const ask = serve({ sitePosts: memory.sitePosts });
    await Promise.all([ask('/sitemap-stories.xml'), ask('/sitemap-stories.xml')]);
    expect(memory.queries).toHaveLength(1);
    memory.change([]);
    expect(await (await ask('/sitemap-stories.xml')).text()).not.toContain('<url>');
  });
});

test('XML of the site map is well-formed whatever a slug is', async () => {
  const posts = [createPost(1, { slug: `a&b<c>"d'e` })];
  const map = readXml(
    await (await serve({ sitePosts: createMemoryPosts(posts).sitePosts })('/sitemap.xml')).text(),
  );
  expect(childrenOf(map, 'url').map((entry) => textOf(entry, 'loc'))).toContain(
    `${ROOT}/blog/${encodeURIComponent(posts[0]?.slug ?? '')}`,
  );
});
