import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let site: TestApp;
let visitor = 0;

beforeAll(async () => {
  site = await createTestApp({ REQUESTS_PER_MINUTE: '3', TRUST_PROXY: '1' });
});
afterAll(() => site.close());

/** Asks from an address of its own in every test. */
function open() {
  visitor += 1;
  const address = `203.0.113.${visitor}`;
  return (path: string, init: RequestInit = {}, from = address) =>
    site.app.request(path, { ...init, headers: { 'X-Forwarded-For': from, ...init.headers } });
}

describe('what is not answered from memory is limited by address', () => {
  test('feeds say when to come back, in the shape of every error', async () => {
    const ask = open();
    for (let times = 0; times < 3; times++) {
      expect((await ask(`/feeds/posts/default?q=fox${times}`)).status).toBe(200);
    }
    const refused = await ask('/feeds/posts/default');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
    expect(await refused.json()).toEqual({
      requestId: expect.any(String),
      code: 'http.too_many_requests',
      message: 'You’re sending a lot of requests. Please wait a moment and try again.',
    });
    expect((await ask('/feeds/posts/default', {}, '203.0.113.200')).status).toBe(200);
  });

  test('messages of shops, before anything is looked up', async () => {
    const ask = open();
    const write = () => ask('/api/shops/gumroad/webhook', { method: 'POST', body: 'x' });
    for (let times = 0; times < 3; times++) expect((await write()).status).toBe(404);
    expect((await write()).status).toBe(429);
  });

  test('searches and unknown pages get a page that a visitor can read; pages that are always there are never refused', async () => {
    const ask = open();
    const page = { headers: { Accept: 'text/html' } };
    const status = async (path: string) => (await ask(path, page)).status;
    // This site has no built pages: what gets as far as them fails there.
    for (let times = 0; times < 3; times++) expect(await status(`/blog?query=fox${times}`)).toBe(500);
    const refused = await ask('/blog?query=fox', page);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/);
    expect(await refused.text()).toContain('<h1>One moment, please</h1>');
    for (const madeUp of [
      '/nothing',
      '/no/thing',
      '/blog/x/company',
      '/blog?page=99',
      '/nothing/at/all',
      '/web-stories/x/amp',
    ]) {
      expect(await status(madeUp), madeUp).toBe(429);
    }
    expect((await ask('/blog.data?query=fox', page)).headers.get('Content-Type')).toMatch(/json/);
    for (const kept of ['/', '/blog', '/about', '/about.data']) expect(await status(kept), kept).toBe(500);
  });
});
