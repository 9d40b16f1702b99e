import { expect, it } from 'vitest';
import { createRandom } from '../../core/random.ts';
import { applyStyle } from '../apply-style.ts';
import { readRaster } from '../shared/raster.ts';
import { createTestStage } from '../test-stage.ts';

const SIDE = 256;

/** How many colors there are in a square of 24 pixels. */
function colorsAt(data: Uint8ClampedArray, left: number, top: number): number {
  const seen = new Set<number>();
  for (let y = top; y < top + 24; y++)
    for (let x = left; x < left + 24; x++) {
      const at = (y * SIDE + x) * 4;
      seen.add((data[at]! >> 4) * 256 + (data[at + 1]! >> 4) * 16 + (data[at + 2]! >> 4));
    }
  return seen.size;
}

it('prints the sky in dots and the subject flat', () => {
  const stage = createTestStage({ width: SIDE, height: SIDE, brief: { style: 'pop' } });
  for (let index = 0; index < stage.mask.length; index++)
    if (stage.mask[index]! > 0) {
      stage.context.fillStyle = '#3a2a20';
      stage.context.fillRect(index % SIDE, Math.floor(index / SIDE), 1, 1);
    }
  const { data } = readRaster(applyStyle(stage, createRandom(3)));
  expect(colorsAt(data, 200, 10)).toBeGreaterThan(3);
  expect(colorsAt(data, Math.round(SIDE * 0.6) - 12, Math.round(SIDE * 0.55) - 12)).toBe(1);
});

it('prints dark hair black, and brown skin in color', () => {
  const stage = createTestStage({ width: SIDE, height: SIDE, brief: { style: 'pop' } });
  for (let index = 0; index < stage.mask.length; index++)
    if (stage.mask[index]! > 0) {
      const [x, y] = [index % SIDE, Math.floor(index / SIDE)];
      stage.context.fillStyle = y < SIDE * 0.55 ? '#3e2a24' : '#8a5a3a';
      stage.context.fillRect(x, y, 1, 1);
    }
  const { data } = readRaster(applyStyle(stage, createRandom(3)));
  const redAt = (y: number) => data[(y * SIDE + Math.round(SIDE * 0.6)) * 4]!;
  expect(redAt(Math.round(SIDE * 0.55) - 20)).toBeLessThan(90);
  expect(redAt(Math.round(SIDE * 0.55) + 20)).toBeGreaterThan(150);
});
