import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseSizeToken, shapeFor } from '../../src/features/media/media-shapes.rules.ts';
import { createAmpStoryRoutes } from '../../src/features/web-stories/amp/amp-story.routes.ts';
import type { WebStory } from '../../src/features/web-stories/web-stories.types.ts';
import { createWebStories } from '../../src/features/web-stories/web-stories.usecases.ts';
import { AppError } from '../../src/shared/app-error.ts';
import { urls } from '../../src/urls.ts';
import { lintAmpStory } from '../support/amp/amp-lint.ts';
import { validateAmp } from '../support/amp/amp-validator.ts';
import { createMemoryPosts, createPost } from '../support/blogs/posts.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { childrenOf, readXml, textOf } from './feed-reader.ts';

const ROOT = 'https://stories.test';

describe('the stories that come with the site', () => {
  let site: TestApp;
  let stories: readonly WebStory[];

  beforeAll(async () => {
    site = await createTestApp({ SITE_URL: ROOT });
    await validateAmp('');
    await site.services.fillLibrary();
    const { totalPages } = await site.services.webStories.list({ page: 1 });
    const pages = Array.from({ length: totalPages }, (_, place) =>
      site.services.webStories.list({ page: place + 1 }),
    );
    stories = (await Promise.all(pages)).flatMap((page) => page.stories);
  });
  afterAll(() => site.close());

  const ask = (path: string, headers: Record<string, string> = {}) => site.app.request(path, { headers });

  test('are valid AMP documents, all of them', async () => {
    expect(stories.length).toBeGreaterThanOrEqual(8);
    for (const { slug, slides } of stories) {
      const response = await ask(urls.webStoryAmp(slug));
      expect([slug, response.status]).toEqual([slug, 200]);
      const html = await response.text();
      expect([slug, await validateAmp(html)]).toEqual([slug, []]);
      expect([slug, lintAmpStory(html, ROOT + urls.webStoryAmp(slug))]).toEqual([slug, []]);
      expect(html.match(/<amp-story-page /g)).toHaveLength(slides.length);
    }
  });

  test('are listed in their site map, each with its document and its poster', async () => {
    const map = readXml(await (await ask('/sitemap-stories.xml')).text());
    const listed = childrenOf(map, 'url').map((entry) => textOf(entry, 'loc'));
    expect(listed.sort()).toEqual(stories.map(({ slug }) => ROOT + urls.webStoryAmp(slug)).sort());
  });

  test('have a poster that the site draws as a JPEG of 3:4', async () => {
    const html = await (await ask(urls.webStoryAmp(stories[0]?.slug ?? ''))).text();
    const [, poster = ''] = /poster-portrait-src="([^"]+)"/.exec(html) ?? [];
    const [, , token = '', file = ''] = new URL(poster.replaceAll('&amp;', '&')).pathname.split('/');
    expect(file).toMatch(/\.jpg$/);
    const size = parseSizeToken(token);
    expect(size && shapeFor(size, { width: 720, height: 1280 })).toEqual({ kind: 'poster' });
  });

  test('run the scripts of AMP alone, and may be framed by pages of the site alone', async () => {
    const { headers } = await ask(urls.webStoryAmp(stories[0]?.slug ?? ''));
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src https://cdn.ampproject.org;");
    expect(policy).toContain("img-src 'self' https: data: blob:;");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('unsafe-eval');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  test('are sent once to whoever keeps them, compressed for whoever wants that', async () => {
    const path = urls.webStoryAmp(stories[0]?.slug ?? '');
    const first = await ask(path, { 'Accept-Encoding': 'gzip' });
    expect(first.headers.get('content-encoding')).toBe('gzip');
    expect(first.headers.get('cache-control')).toBe('public, max-age=300');
    const tag = first.headers.get('etag') ?? '';
    const again = await ask(path, { 'If-None-Match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('content-security-policy')).toContain('cdn.ampproject.org');
    expect((await ask(path, { 'If-None-Match': 'W/"other"' })).status).toBe(200);
  });

  test('VIEW-04: an unknown slug is no story, and neither is an article', async () => {
    for (const slug of ['nowhere', 'light-first', '%00', 'a'.repeat(3000)]) {
      const response = await ask(`/web-stories/${slug}/amp`);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({
        message: '404 - Story Not Found',
        requestId: expect.any(String),
        code: 'web_story.unknown',
      });
    }
  });
});

describe('a story that cannot be a Web Story', () => {
  const posts = [
    createPost(1, {
      slug: 'bare',
      title: '',
      categories: ['webstories'],
      featuredImage: '',
      content: '<p>Words</p>',
    }),
    createPost(2, {
      slug: 'drawn',
      categories: ['webstories'],
      featuredImage: 'https://pictures.example/poster.svg',
      content: '<img src="http://pictures.example/a.jpg" alt="" />',
    }),
  ];
  const routes = new Hono().route(
    '/',
    createAmpStoryRoutes({
      webStories: createWebStories({ sitePosts: createMemoryPosts(posts).sitePosts }),
      siteInfo: () => ({ name: 'Dreamseed', root: ROOT }),
    }),
  );

  routes.onError((error) => {
    if (!(error instanceof AppError)) throw error;
    const { message, code, status, headers } = error;
    return Response.json({ message, code }, { status, headers });
  });

  test('says which facts are missing, to programs', async () => {
    const response = await routes.request('/web-stories/bare/amp');
    expect(response.status).toBe(422);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      code: 'web_story.facts_missing',
      message:
        'This story cannot be a Web Story yet. The story has no title. The story has no picture, and it needs at least one.',
    });
  });

  test('says which facts are missing, to people', async () => {
    const response = await routes.request('/web-stories/drawn/amp', {
      headers: { Accept: 'text/html,application/xhtml+xml' },
    });
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect((await response.text()).split('\n')).toEqual([
      'This story cannot be a Web Story yet.',
      '- The picture of slide 1 comes without https, which stories of a site with https need: http://pictures.example/a.jpg',
      '- The poster is an SVG drawing; it must be a JPEG, PNG or WebP picture: https://pictures.example/poster.svg',
      '',
    ]);
  });
});
