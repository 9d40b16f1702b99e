import { describe, expect, it } from 'vitest';
import { createCheckpoint } from '../../core/checkpoint.ts';
import { createRandom } from '../../core/random.ts';
import { kuwahara } from './kuwahara.ts';
import { createRaster } from './raster.ts';

/** Left half dark, right half light, with noise of +-20 levels. */
function noisyStep(width: number, height: number) {
  const random = createRandom(3);
  const raster = createRaster(width, height);
  for (let index = 0; index < width * height; index++) {
    const value = (index % width < width / 2 ? 60 : 190) + random.range(-20, 20);
    raster.data.set([value, value, value, 255], index * 4);
  }
  return raster;
}

describe('kuwahara', () => {
  const flat = kuwahara(noisyStep(40, 40), 4, createCheckpoint());
  const at = (x: number, y: number) => flat.data[(y * 40 + x) * 4]!;

  it('smooths noise away on both sides', () => {
    for (const x of [3, 10, 15]) expect(Math.abs(at(x, 20) - 60)).toBeLessThan(10);
    for (const x of [25, 30, 36]) expect(Math.abs(at(x, 20) - 190)).toBeLessThan(10);
  });

  it('keeps the edge sharp', () => {
    expect(at(20, 20) - at(19, 20)).toBeGreaterThan(110);
  });
});
