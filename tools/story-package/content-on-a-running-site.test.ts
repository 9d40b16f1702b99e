import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createContentRules } from '../../src/app/composition/content-rules.ts';
import { readConfig } from '../../src/app/config.ts';
import { importBlogger } from '../../src/features/posts/sources/library/import/import-blogger.ts';
import { createLibrary } from '../../src/features/posts/sources/library/library.usecases.ts';
import { readPackage } from '../../src/features/story-scripts/package/read-package.ts';
import {
  packagedSlide,
  storyManifest,
  storyZip,
} from '../../src/features/story-scripts/package/test-packages.ts';
import { urls } from '../../src/urls.ts';
import { useTestDatabase } from '../../tests/support/databases/postgres-and-sqlite.ts';
import { createTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { publishStory } from './publish-story.ts';

let folder: string;
let site: TestApp;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dreamseed-content-'));
  cpSync(join(import.meta.dirname, '..', '..', 'content'), folder, { recursive: true });
  site = await createTestApp({
    CONTENT_DIR: folder,
    NODE_ENV: 'development',
    SITE_URL: 'https://dreamseed.example',
  });
  await site.services.fillLibrary();
});

afterEach(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const NEW_POST = `---
title: "Fresh from the editor"
published: 2026-11-21
author: team
draft: true
---
Hello.
`;

const hasPost = async (slug: string) => (await site.services.sitePosts.findBySlug(slug)) !== null;

test('a fresh site has a blog worth reading', async () => {
  const posts = await site.services.sitePosts.list({ startIndex: 1, maxResults: 0 });
  const stories = await site.services.sitePosts.list({
    startIndex: 1,
    maxResults: 0,
    labels: ['webstories'],
  });
  expect(stories.totalResults).toBeGreaterThanOrEqual(8);
  expect(posts.totalResults - stories.totalResults).toBeGreaterThanOrEqual(24);
  expect((await site.services.sitePosts.listLabels()).length).toBeGreaterThanOrEqual(8);
  expect(site.logs.filter((line) => line.includes('A post is not right'))).toEqual([]);
});

test('a file that is saved in development shows at once, and pages made of posts are made anew', async () => {
  const { pageCache } = site.services;
  const before = pageCache.generation();
  const file = join(folder, 'posts', 'fresh.md');
  writeFileSync(file, NEW_POST);
  await expect.poll(() => hasPost('fresh')).toBe(true);
  await expect.poll(() => pageCache.generation()).toBeGreaterThan(before);

  writeFileSync(file, NEW_POST.replace('published: 2026', 'published: soon'));
  await expect.poll(() => site.logs.some((line) => line.includes('posts/fresh.md:3: published'))).toBe(true);
  expect(await hasPost('fresh')).toBe(true);
  rmSync(file);
  await expect.poll(() => hasPost('fresh')).toBe(false);
});

test('FEED-12, VIEW-05: a drafted story that is added shows at once, with its pictures and in the feed', async () => {
  const slides = [
    packagedSlide(1, { link: 'https://example.com/hat' }),
    packagedSlide(2, { caption: 'The end' }),
  ];
  const story = await readPackage(await storyZip(storyManifest(slides)));
  const rules = createContentRules(readConfig({ NODE_ENV: 'development' }));
  const now = Date.UTC(2026, 10, 20);
  const { slug } = await publishStory({
    ...{ folder, rules, story, now, author: 'stories' },
    ...{ isReplacing: false, isDryRun: false },
  });
  await expect.poll(() => hasPost(slug)).toBe(true);

  const shown = await site.services.webStories.story(slug);
  expect(shown?.slides.map(({ title, caption, link }) => [title, caption, link])).toEqual([
    ['Heading 1', 'Caption 1', 'https://example.com/hat'],
    ['Heading 2', 'The end', ''],
  ]);
  const { stories } = await site.services.webStories.list({ page: 1 });
  expect(stories.map((other) => other.slug)).toContain(slug);
  const feed = await (await site.app.request('/feeds/posts/default/-/webstories')).text();
  expect(feed).toContain('<title type="text">The Night Garden</title>');

  for (const { src } of shown?.slides ?? []) {
    const response = await site.app.request(src);
    expect(response.headers.get('Cache-Control')).toContain('immutable');
    const picture = await sharp(await response.arrayBuffer()).metadata();
    expect([picture.format, picture.width, picture.height]).toEqual(['webp', 72, 128]);
  }
  const poster = await site.app.request((shown?.posterImage ?? '').replace('/s1600/', '/w720-h960-p/'));
  expect(poster.status).toBe(200);
  expect(site.logs.filter((line) => line.includes('A post is not right'))).toEqual([]);
});

describe('the feed that the site serves', () => {
  const openDatabase = useTestDatabase();

  test('can be imported into another site', async () => {
    const response = await site.app.request('/feeds/posts/default?max-results=150');
    const feed = new Uint8Array(await response.arrayBuffer());
    const library = createLibrary({ database: (await openDatabase()).database });
    const report = await importBlogger({
      open: () => Readable.from([feed]),
      library,
      blogAddress: '',
      addressOf: urls.article,
      includePages: false,
      isDryRun: false,
    });
    const { totalResults } = await site.services.sitePosts.list({ startIndex: 1, maxResults: 0 });
    expect(report).toMatchObject({ added: totalResults, stopped: undefined, renamed: [] });
    expect(await library.countPosts()).toBe(totalResults);
  });
});
