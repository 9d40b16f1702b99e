import { describe, expect, it } from 'vitest';
import { alignSize, nearestShape, nearestSize, type PictureSize } from './picture-size.rules.ts';

const size = (width: number, height: number): PictureSize => ({ width, height });

describe('the size to ask for', () => {
  it.each([
    [size(1024, 1024), size(1024, 1024)],
    [size(576, 1024), size(576, 1024)],
    [size(1344, 768), size(1344, 768)],
    [size(77, 203), size(256, 704)],
    [size(64, 2048), size(256, 1440)],
    [size(2048, 2048), size(1440, 1440)],
    [size(2048, 1024), size(1440, 736)],
  ])('lies on the grid and within bounds: %j', (wanted, expected) => {
    expect(alignSize(wanted, { step: 32, least: 256, most: 1440 })).toEqual(expected);
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
