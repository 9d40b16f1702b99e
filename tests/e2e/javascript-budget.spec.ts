import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './support/base-test.ts';

test.use({ isPainted: true });

/** The bytes of scripts or styles that a page asks for before anybody touches it, as they travel. */
async function weigh(request: APIRequestContext, path: string, kind: 'js' | 'css'): Promise<number> {
  const html = await (await request.get(path)).text();
  const assets = [...html.matchAll(/\/assets\/[\w.-]+\.(js|css)\b/g)];
  const files = new Set(assets.filter(([, ending]) => ending === kind).map(([file]) => file));
  return weighFiles(request, files);
}

async function weighFiles(request: APIRequestContext, files: ReadonlySet<string>): Promise<number> {
  expect(files.size).toBeGreaterThan(0);
  const sizes = await Promise.all(
    [...files].map(async (file) => gzipSync(await (await request.get(file)).body(), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

for (const { path, kilobytes } of [
  { path: '/', kilobytes: 150 },
  { path: '/blog/light-first', kilobytes: 125 },
  { path: '/blog/no-such-article', kilobytes: 125 },
  { path: '/web-stories/autumn-in-six-pictures', kilobytes: 130 },
]) {
  test(`${path} loads at most ${kilobytes} KB of JavaScript`, async ({ request }) => {
    expect(await weigh(request, path, 'js')).toBeLessThanOrEqual(kilobytes * 1000);
  });
}

test('the start page fetches little more once it has loaded, in few files', async ({ page, request }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByText('Optional: paint a photo of yours.').first()).toBeVisible();
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
  );
  expect(files.length).toBeLessThanOrEqual(30);
  expect(await weighFiles(request, new Set(files))).toBeLessThanOrEqual(175_000);
});

test('the page is painted before its first module is asked for', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('rel="stylesheet"');
  expect(html).not.toContain('<link rel="modulepreload"');
  await page.goto('/', { waitUntil: 'networkidle' });
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(asked.length).toBeGreaterThan(3);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
});

test('the styles of every page are at most 24 KB', async ({ request }) => {
  expect(await weigh(request, '/', 'css')).toBeLessThanOrEqual(24_000);
});
