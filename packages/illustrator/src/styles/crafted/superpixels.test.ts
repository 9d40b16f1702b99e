import { describe, expect, it } from 'vitest';
import { createCheckpoint } from '../../core/checkpoint.ts';
import { createRandom } from '../../core/random.ts';
import { createRaster } from '../shared/raster.ts';
import { findSuperpixels } from './superpixels.ts';

describe('findSuperpixels', () => {
  const size = 64;
  const raster = createRaster(size, size);
  const mask = new Uint8Array(size * size);
  for (let index = 0; index < mask.length; index++) {
    // The subject has the very color of the ground: only the mask tells them apart.
    raster.data.set([90, 120, 90, 255], index * 4);
    if (index % size > 30 && index / size > 20) mask[index] = 1;
  }
  const areas = findSuperpixels(raster, mask, 40, createRandom(2), createCheckpoint());

  it('gives every pixel an area', () => {
    expect(areas.count).toBeGreaterThan(30);
    expect(Math.max(...areas.labels)).toBeLessThan(areas.count);
  });

  it('does not let areas cross the border of a subject', () => {
    const strangers = mask.filter(
      (subject, index) => areas.subjects[areas.labels[index]!] !== subject,
    ).length;
    expect(strangers / mask.length).toBeLessThan(0.03);
  });
});
