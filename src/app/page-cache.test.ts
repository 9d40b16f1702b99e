import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createTestClock } from '../../tests/support/test-clock.ts';
import { acceptedEncoding, createPageCache, pageCacheKey, preparePage } from './page-cache.ts';

const HOUR = 3_600_000;
const bytes = (text: string) => new TextEncoder().encode(text);

describe('the page cache', () => {
  test('answers what was put until the UTC day changes', async () => {
    const clock = createTestClock(Date.UTC(2026, 0, 15, 22));
    const cache = createPageCache({ clock });
    cache.put('/about', await preparePage(bytes('<p>hello</p>'), []));
    clock.advance(HOUR);
    expect(cache.get('/about')).toBeDefined();
    clock.advance(HOUR);
    expect(cache.get('/about')).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });

  test('forgets everything when its data changed', async () => {
    const cache = createPageCache({ clock: createTestClock() });
    cache.put('/blog', await preparePage(bytes('list'), []));
    cache.clear();
    expect(cache.get('/blog')).toBeUndefined();
  });

  test('drops the least recently used page when it is full, and never holds more than its limit', async () => {
    const page = await preparePage(bytes('x'.repeat(1000)), []);
    const size = page.bodies.identity.length + page.bodies.br.length + page.bodies.gzip.length;
    const cache = createPageCache({ clock: createTestClock(), maxBytes: size * 2 });
    cache.put('/a', page);
    cache.put('/b', page);
    cache.get('/a');
    cache.put('/c', page);
    expect(cache.get('/b')).toBeUndefined();
    expect(cache.get('/a')).toBeDefined();
    expect(cache.get('/c')).toBeDefined();
    expect(cache.bytes).toBe(size * 2);
  });

  test('does not take a page larger than itself', async () => {
    const cache = createPageCache({ clock: createTestClock(), maxBytes: 10 });
    cache.put('/a', await preparePage(bytes('x'.repeat(1000)), []));
    expect(cache.get('/a')).toBeUndefined();
  });

  test('replacing a page does not count it twice', async () => {
    const cache = createPageCache({ clock: createTestClock() });
    const page = await preparePage(bytes('hello'), []);
    cache.put('/a', page);
    const once = cache.bytes;
    cache.put('/a', page);
    expect(cache.bytes).toBe(once);
  });
});

describe('the cache key', () => {
  const key = (address: string) => pageCacheKey(new URL(address, 'http://site.test'));

  test('is the path, with a valid page number', () => {
    expect(key('/about')).toBe('/about');
    expect(key('/blog?page=2')).toBe('/blog?page=2');
  });

  test.each([
    '/blog?query=fox',
    '/blog?page=2&query=fox',
    '/blog?page=0',
    '/blog?page=1.5',
    '/blog?page=abc',
    '/?x=1',
  ])('%s is not shared', (address) => {
    expect(key(address)).toBeNull();
  });
});

describe('a prepared page', () => {
  test('holds the same text in every encoding', async () => {
    const page = await preparePage(bytes('<p>ünïcode</p>'), []);
    expect(brotliDecompressSync(page.bodies.br).toString()).toBe('<p>ünïcode</p>');
    expect(gunzipSync(page.bodies.gzip).toString()).toBe('<p>ünïcode</p>');
  });

  test('has an ETag that follows its content', async () => {
    const [one, same, other] = await Promise.all(['a', 'a', 'b'].map((text) => preparePage(bytes(text), [])));
    expect(one?.etag).toBe(same?.etag);
    expect(one?.etag).not.toBe(other?.etag);
  });
});

test('the encoding is one that the browser accepts', () => {
  expect(acceptedEncoding('gzip, deflate, br, zstd')).toBe('br');
  expect(acceptedEncoding('gzip')).toBe('gzip');
  expect(acceptedEncoding('br;q=0, gzip')).toBe('gzip');
  expect(acceptedEncoding(undefined)).toBe('identity');
});
