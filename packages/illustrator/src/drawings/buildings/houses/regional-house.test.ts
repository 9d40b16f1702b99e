import { describe, expect, it } from 'vitest';
import type { Region } from '../../../brief/place.types.ts';
import { pixelsOf } from '../../../core/canvas.ts';
import { createRandom } from '../../../core/random.ts';
import type { DrawingRequest } from '../../pen/drawing.types.ts';
import { drawHouse } from './house.ts';

function pictureOf(wishes: Partial<DrawingRequest>): Buffer {
  const request: DrawingRequest = {
    size: 80,
    random: createRandom(5),
    skin: [220, 170, 140],
    lamps: false,
    snow: false,
    lightSide: 1,
    qualities: [],
    detail: 1,
    ...wishes,
  };
  return Buffer.from(pixelsOf(drawHouse(request).canvas).data);
}

describe('houses of their part of the world', () => {
  it.each(['greek', 'moorish', 'southern', 'japanese'] satisfies Region[])('builds a %s house', (region) => {
    expect(pictureOf({ region }).equals(pictureOf({}))).toBe(false);
  });

  it('keeps the usual house in the north and a told kind of house everywhere', () => {
    expect(pictureOf({ region: 'northern' }).equals(pictureOf({}))).toBe(true);
    const wooden = { qualities: ['wooden'] };
    expect(pictureOf({ ...wooden, region: 'greek' }).equals(pictureOf(wooden))).toBe(true);
  });
});
