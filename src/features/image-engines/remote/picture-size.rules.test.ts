import { describe, expect, it } from 'vitest';
import {
  alignSize,
  MOST_ENLARGED,
  nearestShape,
  nearestSize,
  type PictureSize,
} from './picture-size.rules.ts';

const size = (width: number, height: number): PictureSize => ({ width, height });

describe('the size to ask for', () => {
  it.each([
    [size(1024, 1024), size(1024, 1024)],
    [size(576, 1024), size(576, 1024)],
    [size(1344, 768), size(1344, 768)],
    [size(77, 203), size(256, 672)],
    [size(64, 2048), size(256, 1440)],
    [size(2048, 2048), size(1440, 1440)],
    [size(2048, 1024), size(1408, 704)],
  ])('lies on the grid and within bounds: %j', (wanted, expected) => {
    expect(alignSize(wanted, { step: 32, least: 256, most: 1440 })).toEqual(expected);
  });

  it.each([
    [size(1024, 1024), 2048, size(1024, 1024)],
    [size(1344, 768), 2048, size(1344, 768)],
    [size(77, 203), 2048, size(64, 192)],
    [size(1344, 768), 768, size(768, 448)],
    [size(1344, 768), 512, size(448, 256)],
    [size(576, 1024), 512, size(256, 448)],
    [size(768, 1024), 500, size(320, 448)],
    [size(1000, 1000), 2048, size(1024, 1024)],
  ])('is of a shape of which little is cut off: %j, at most %i', (wanted, most, expected) => {
    expect(alignSize(wanted, { step: 64, least: 64, most })).toEqual(expected);
  });

  it.each([64, 256, 320])('can always be enlarged to what is wanted, also with at most %i', (most) => {
    for (const step of [8, 64]) {
      for (const wanted of [size(1344, 768), size(576, 1024), size(1024, 1024), size(2048, 64)]) {
        const { width, height } = alignSize(wanted, { step, least: step, most });
        expect(Math.max(wanted.width / width, wanted.height / height)).toBeLessThanOrEqual(MOST_ENLARGED);
      }
    }
  });

  const fixed = [size(1024, 1024), size(1536, 1024), size(1024, 1536), size(512, 512)] as const;

  it.each([
    [size(1024, 1024), size(1024, 1024)],
    [size(400, 400), size(512, 512)],
    [size(2048, 2048), size(1024, 1024)],
    [size(1344, 768), size(1536, 1024)],
    [size(576, 1024), size(1024, 1536)],
    [size(100, 110), size(512, 512)],
  ])('is the one of a few fixed ones of which least is lost: %j', (wanted, expected) => {
    expect(nearestSize(wanted, fixed)).toEqual(expected);
  });

  it.each([
    [size(1024, 1024), '1:1'],
    [size(1344, 768), '16:9'],
    [size(576, 1024), '9:16'],
    [size(768, 1024), '3:4'],
    [size(2048, 100), '16:9'],
  ])('is the nearest shape where a model knows shapes: %j', (wanted, expected) => {
    expect(nearestShape(wanted, ['1:1', '3:4', '4:3', '9:16', '16:9'])).toBe(expected);
  });
});
