import { expect, it } from 'vitest';
import { createImageCache } from './image-cache.ts';
import type { DrawnImage } from './image-service.types.ts';

const KILOBYTE = 1024;

function image(kilobytes: number): DrawnImage {
  const bytes = new Uint8Array(kilobytes * KILOBYTE);
  return { bytes, contentType: 'image/jpeg', engine: 'painter', seed: 1, durationMs: 5 };
}

it('remembers what was used last and forgets what was not', () => {
  const cache = createImageCache(25 * KILOBYTE);
  cache.set('a', image(10));
  cache.set('b', image(8));
  expect(cache.get('a')).toBeDefined();
  cache.set('c', image(8));
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('a')).toBeDefined();
  expect(cache.get('c')).toBeDefined();
});

it('never holds more than it may, also when one image is too large or comes again', () => {
  const cache = createImageCache(25 * KILOBYTE);
  for (const size of [10, 20, 5, 100, 10]) {
    cache.set('same', image(size));
    cache.set(`size ${size}`, image(size));
    expect(cache.calculatedSize).toBeLessThanOrEqual(25 * KILOBYTE);
  }
  expect(cache.get('size 100')).toBeUndefined();
});

it('remembers nothing when it has no room', () => {
  const cache = createImageCache(0);
  cache.set('a', image(1));
  expect(cache.get('a')).toBeUndefined();
  expect(cache.calculatedSize).toBe(0);
});
