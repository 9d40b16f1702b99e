import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createTestClock } from '../../../tests/support/test-clock.ts';
import { acceptedEncoding, createPageCache, preparePage } from './page-cache.ts';

const HOUR = 3_600_000;
const bytes = (text: string) => new TextEncoder().encode(text);

describe('the page cache', () => {
  test('answers what was put until the UTC day changes', async () => {
    const clock = createTestClock(Date.UTC(2026, 0, 15, 22));
    const cache = createPageCache({ clock });
    cache.put('/about', await preparePage(bytes('<p>hello</p>'), []), cache.generation());
    clock.advance(HOUR);
    expect(cache.get('/about')).toBeDefined();
    clock.advance(HOUR);
    expect(cache.get('/about')).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });

  test('forgets everything when its data changed', async () => {
    const cache = createPageCache({ clock: createTestClock() });
    cache.put('/blog', await preparePage(bytes('list'), []), cache.generation());
    cache.clear();
    expect(cache.get('/blog')).toBeUndefined();
  });

  test('does not keep a page that was rendered before the data or the day changed', async () => {
    const clock = createTestClock(Date.UTC(2026, 0, 15, 23, 59));
    const cache = createPageCache({ clock });
    const page = await preparePage(bytes('yesterday'), []);
    const before = cache.generation();
    cache.clear();
    cache.put('/blog', page, before);
    expect(cache.get('/blog')).toBeUndefined();
    const today = cache.generation();
    clock.advance(120_000);
    cache.put('/blog', page, today);
    expect(cache.get('/blog')).toBeUndefined();
  });

  test('drops the least recently used page when it is full, and never holds more than its limit', async () => {
    const page = await preparePage(bytes('x'.repeat(1000)), []);
    const size = page.bodies.identity.length + page.bodies.br.length + page.bodies.gzip.length;
    const cache = createPageCache({ clock: createTestClock(), maxBytes: size * 2 });
    cache.put('/a', page, cache.generation());
    cache.put('/b', page, cache.generation());
    cache.get('/a');
    cache.put('/c', page, cache.generation());
    expect(cache.get('/b')).toBeUndefined();
    expect(cache.get('/a')).toBeDefined();
    expect(cache.get('/c')).toBeDefined();
    expect(cache.bytes).toBe(size * 2);
  });

  test('does not take a page larger than itself', async () => {
    const cache = createPageCache({ clock: createTestClock(), maxBytes: 10 });
    cache.put('/a', await preparePage(bytes('x'.repeat(1000)), []), cache.generation());
    expect(cache.get('/a')).toBeUndefined();
  });

  test('replacing a page does not count it twice', async () => {
    const cache = createPageCache({ clock: createTestClock() });
    const page = await preparePage(bytes('hello'), []);
    cache.put('/a', page, cache.generation());
    const once = cache.bytes;
    cache.put('/a', page, cache.generation());
    expect(cache.bytes).toBe(once);
  });
});

describe('a prepared page', () => {
  test('holds the same text in every encoding', async () => {
    const page = await preparePage(bytes('<p>ünïcode</p>'), []);
    const { identity, br, gzip } = page.bodies;
    expect(Buffer.from(identity, 'latin1').toString()).toBe('<p>ünïcode</p>');
    expect(brotliDecompressSync(Buffer.from(br, 'latin1')).toString()).toBe('<p>ünïcode</p>');
    expect(gunzipSync(Buffer.from(gzip, 'latin1')).toString()).toBe('<p>ünïcode</p>');
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
