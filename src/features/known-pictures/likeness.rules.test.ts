import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  countDifferentBits,
  LIKENESS_SIDE,
  type Likeness,
  listNearBands,
  MOST_DIFFERENT_BITS,
  readLikeness,
} from './likeness.rules.ts';
import { measureLikeness } from './measure-likeness.ts';

/** Some waves over a picture, which noise would not survive. */
function paint(seed: number) {
  const side = 400;
  const pixels = Uint8Array.from({ length: side * side }, (_, index) => {
    const [x, y] = [index % side, Math.floor(index / side)];
    const wave = (at: number, speed: number) => Math.sin((at / side) * speed * Math.PI + seed);
    return 128 + 40 * wave(x, seed + 1.3) + 40 * wave(y, seed + 2.7) + 40 * wave(x + y, 3.1);
  });
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } });
}

async function likenessOf(bytes: Uint8Array): Promise<Likeness> {
  const likeness = await measureLikeness(bytes);
  if (!likeness) throw new Error('There is something to see.');
  return likeness;
}

test('a picture is known smaller, compressed and in another format, and told from others', async () => {
  const original = await paint(1).png().toBuffer();
  const likeness = await likenessOf(original);
  const copies = [
    await sharp(original).resize(120).jpeg({ quality: 60 }).toBuffer(),
    await sharp(original).webp({ quality: 40 }).toBuffer(),
    await sharp(original).extract({ left: 2, top: 2, width: 396, height: 396 }).jpeg().toBuffer(),
  ];
  for (const copy of copies)
    expect(countDifferentBits(likeness, await likenessOf(copy))).toBeLessThanOrEqual(MOST_DIFFERENT_BITS);
  for (const seed of [2, 3, 4, 5]) {
    const other = await likenessOf(await paint(seed).png().toBuffer());
    expect(countDifferentBits(likeness, other)).toBeGreaterThan(MOST_DIFFERENT_BITS);
  }
});

test('a picture of one color is like nothing', () => {
  const gray = Uint8Array.from({ length: LIKENESS_SIDE ** 2 }, (_, index) => 120 + (index % 2));
  expect(readLikeness(gray)).toBeUndefined();
});

test('whatever is alike has a near band, and no more than a few hundred are near', () => {
  const band = fc.integer({ min: 0, max: 65_535 });
  const flips = fc.uniqueArray(fc.integer({ min: 0, max: 63 }), { maxLength: MOST_DIFFERENT_BITS });
  fc.assert(
    fc.property(fc.tuple(band, band, band, band), flips, (likeness, bits) => {
      const other: [number, number, number, number] = [...likeness];
      for (const bit of bits) {
        const at = Math.floor(bit / 16);
        other[at] = (other[at] ?? 0) ^ (1 << (bit % 16));
      }
      expect(countDifferentBits(likeness, other)).toBe(bits.length);
      expect(likeness.some((value, index) => listNearBands(value).includes(other[index] ?? -1))).toBe(true);
    }),
  );
  expect(listNearBands(0)).toHaveLength(137);
});
