import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importBlogger } from '../../src/features/feed/sources/library/import/import-blogger.ts';
import { createLibrary } from '../../src/features/feed/sources/library/library.usecases.ts';
import { urls } from '../../src/urls.ts';
import { useTestDatabase } from '../support/postgres-and-sqlite.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

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

const hasPost = async (slug: string) => (await site.services.feed.findBySlug(slug)) !== null;

test('a fresh site has a blog worth reading', async () => {
  const posts = await site.services.feed.list({ startIndex: 1, maxResults: 0 });
  const stories = await site.services.feed.list({ startIndex: 1, maxResults: 0, labels: ['webstories'] });
  expect(stories.totalResults).toBeGreaterThanOrEqual(8);
  expect(posts.totalResults - stories.totalResults).toBeGreaterThanOrEqual(24);
  expect((await site.services.feed.listLabels()).length).toBeGreaterThanOrEqual(8);
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
    const { totalResults } = await site.services.feed.list({ startIndex: 1, maxResults: 0 });
    expect(report).toMatchObject({ added: totalResults, stopped: undefined, renamed: [] });
    expect(await library.countPosts()).toBe(totalResults);
  });
});
