import { describe, expect, it } from 'vitest';
import { createRandom } from '../../core/random.ts';
import { createNearestColor, findPalette, nearestColor } from './color-clusters.ts';

const random = createRandom(4);
const samples = Float32Array.from(
  Array.from({ length: 300 }, (_, index) => {
    const [r, g, b] = [
      [230, 40, 40],
      [40, 200, 60],
      [40, 60, 220],
    ][index % 3]!;
    return [r! + random.range(-8, 8), g! + random.range(-8, 8), b! + random.range(-8, 8)];
  }).flat(),
);

describe('findPalette', () => {
  it('finds the colors that samples gather around', () => {
    const palette = findPalette(samples, 3, createRandom(1));
    for (const [r, g, b] of [
      [230, 40, 40],
      [40, 200, 60],
      [40, 60, 220],
    ] as const) {
      const entry = nearestColor(palette, r, g, b) * 3;
      expect(
        Math.abs(palette[entry]! - r) + Math.abs(palette[entry + 1]! - g) + Math.abs(palette[entry + 2]! - b),
      ).toBeLessThan(9);
    }
  });

  it('keeps the color of a small bright thing when accents count', () => {
    const street = Float32Array.from({ length: 900 }, (_, index) => 40 + ((index / 3) | 0) / 2);
    street.set([210, 30, 30, 205, 35, 30, 215, 30, 35], 450);
    const isRed = (palette: Float32Array) =>
      [0, 1, 2].some((entry) => palette[entry * 3]! - palette[entry * 3 + 1]! > 150);
    expect(isRed(findPalette(street, 3, createRandom(1), true))).toBe(true);
    expect(isRed(findPalette(street, 3, createRandom(1)))).toBe(false);
  });

  it('answers black entries when there is nothing to sample', () => {
    expect([...findPalette(new Float32Array(0), 2, createRandom(1))]).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('createNearestColor', () => {
  it('agrees with the exact search for colors that are clearly apart', () => {
    const palette = findPalette(samples, 3, createRandom(1));
    const remembered = createNearestColor(palette);
    for (const [r, g, b] of [
      [235, 38, 44],
      [35, 190, 70],
      [44, 66, 200],
      [235, 38, 44],
    ] as const) {
      expect(remembered(r, g, b)).toBe(nearestColor(palette, r, g, b));
    }
  });
});
