import { expect, test } from 'vitest';
import { mostPixelsOf } from './picture-pixels.rules.ts';

const MILLION = 1_000_000;

test.each([
  [50, 'a photo', { format: 'jpeg', isProgressive: false, depth: 'uchar' }],
  [12, 'a progressive photo', { format: 'jpeg', isProgressive: true, depth: 'uchar' }],
  [25, 'a deep PNG', { format: 'png', isProgressive: false, depth: 'ushort' }],
  [6, 'a deep interlaced PNG', { format: 'png', isProgressive: true, depth: 'ushort' }],
  [12, 'a GIF', { format: 'gif', depth: 'uchar' }],
  [12, 'an animation', { format: 'webp', pages: 2, depth: 'uchar' }],
  [5, 'an AVIF', { format: 'heif', depth: 'uchar' }],
  [50, 'a WebP of which nothing else is known', { format: 'webp' }],
])('%i million pixels fit into %s', (millions, _, kind) => {
  expect(mostPixelsOf(kind)).toBe(millions * MILLION);
});
