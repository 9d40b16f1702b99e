import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './support/base-test.ts';

/** The bytes of JavaScript that a page asks for before anybody touches it, as they travel. */
async function weighScripts(request: APIRequestContext, path: string): Promise<number> {
  const html = await (await request.get(path)).text();
  const files = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file));
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
]) {
  test(`${path} loads at most ${kilobytes} KB of JavaScript`, async ({ request }) => {
    expect(await weighScripts(request, path)).toBeLessThanOrEqual(kilobytes * 1000);
  });
}
