import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { gdataFeedSchema } from './feed-reader.ts';

const ROOT = 'https://blog.test';

const POST = `---
title: A fox
published: 2026-01-05
author: team
labels: [Foxes]
pictures:
  cover: { prompt: "a red fox in the snow", style: Watercolor, seed: 4, size: 256x192, alt: "A fox" }
---
It waits. [We do not.](/about)
`;
const AUTHORS = `team:
  name: "The Team"
  bio: "Writes."
  location: Here
  avatar: { prompt: "a fox portrait", seed: 5, size: 128x128, alt: "A fox" }
`;

let content: string;
let site: TestApp;

beforeAll(async () => {
  content = mkdtempSync(join(tmpdir(), 'dreamseed-content-'));
  mkdirSync(join(content, 'posts'));
  writeFileSync(join(content, 'authors.yaml'), AUTHORS);
  writeFileSync(join(content, 'posts', 'fox.md'), POST);
  site = await createTestApp({ SITE_URL: ROOT, CONTENT_DIR: content });
  await site.services.fillLibrary();
});
afterAll(async () => {
  await site.close();
  rmSync(content, { recursive: true, force: true });
});

async function readEntry() {
  const response = await site.app.request('/feeds/posts/default?alt=json');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(response.headers.get('strict-transport-security')).not.toBeNull();
  const [entry] = gdataFeedSchema.parse(await response.json()).feed.entry ?? [];
  if (!entry) throw new Error('The feed is empty.');
  return entry;
}

test('a post leaves the site whole, and its pictures are drawn where its feed says', async () => {
  const entry = await readEntry();
  const html = entry.content?.$t ?? '';
  expect(html).toContain(`<a href="${ROOT}/about">`);
  const addresses = html.match(/[^" ]*\/media\/[^" ]+/g) ?? [];
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of [entry.media$thumbnail?.url ?? '', ...addresses]) {
    expect(address).toMatch(/^https:\/\/blog\.test\/media\/s[\d]+(-c)?\/fox-cover\.webp\?v=[0-9a-f]{12}$/);
    const answer = await site.app.request(address.slice(ROOT.length));
    expect([answer.status, answer.headers.get('cross-origin-resource-policy')]).toEqual([
      200,
      'cross-origin',
    ]);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect((await sharp(await answer.arrayBuffer()).metadata()).format).toBe('webp');
  }
});

test.each([
  '/feeds/posts/default?q=%00',
  '/feeds/posts/default?q=%22fox%20AND%20(%20OR%20*',
  `/feeds/posts/default?q=${'x'.repeat(5000)}`,
  '/feeds/posts/default?path=%00../../etc/passwd',
  '/feeds/posts/default/-/%00/%F0%9F%A6%8A/__proto__',
  '/feeds/posts/default?start-index=999999999&max-results=150',
  `/feeds/posts/default/${'9'.repeat(500)}`,
  '/feeds/posts/default?published-min=-271821-04-20',
  '/media/s640/__proto__.webp',
  '/media/s640/%00.webp',
  '/media/w99999-h1-c/fox-cover.jpg?v[]=1',
  '/sitemap-99999.xml',
])('%s is answered, or refused with a reason', async (address) => {
  const response = await site.app.request(address);
  expect(response.status).toBeLessThan(500);
  if (response.status >= 400) expect(await response.json()).toHaveProperty('message');
});

test('what finds the site is served before its pages', async () => {
  const map = await (await site.app.request('/sitemap.xml')).text();
  expect(map).toContain(`<loc>${ROOT}/blog/fox</loc>`);
  expect(await (await site.app.request('/robots.txt')).text()).toContain(`Sitemap: ${ROOT}/sitemap.xml`);
  const unknown = await site.app.request('/feeds/comments/default');
  expect([unknown.status, await unknown.json()]).toEqual([
    404,
    expect.objectContaining({ code: 'feed.unknown' }),
  ]);
  expect((await site.app.request('/media/s640/cat.webp')).status).toBe(404);
});

test('a removed post takes its pictures with it', async () => {
  const { url = '' } = (await readEntry()).media$thumbnail ?? {};
  rmSync(join(content, 'posts', 'fox.md'));
  await site.services.fillLibrary();
  const feed = await site.app.request('/feeds/posts/default?alt=json');
  expect(gdataFeedSchema.parse(await feed.json()).feed).not.toHaveProperty('entry');
  expect(await (await site.app.request('/sitemap.xml')).text()).not.toContain('/blog/fox');
  expect((await site.app.request(`${url.slice(ROOT.length).split('?')[0]}?v=unknown`)).status).toBe(404);
});

test('log lines name routes, not posts', () => {
  const routes = site.logs.map((line) => JSON.parse(line).route).filter(Boolean);
  expect(new Set(routes)).toEqual(
    new Set(['/feeds/*', '/media/*', '/sitemap.xml', '/sitemap-:part.xml', '/robots.txt']),
  );
});
