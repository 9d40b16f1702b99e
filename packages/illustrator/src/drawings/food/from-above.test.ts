import { describe, expect, it } from 'vitest';
import { createRandom } from '../../core/random.ts';
import { plainRequest } from '../pen/plain-request.ts';
import { FOOD_PROCEDURES } from './food.registry.ts';

describe('food from straight above', () => {
  it.each(['soup', 'salad', 'rice-bowl', 'coffee', 'tea', 'cocoa', 'pizza'] as const)(
    '%s is round',
    (name) => {
      const draw = (fromAbove: boolean) =>
        FOOD_PROCEDURES[name](plainRequest({ size: 120, random: createRandom(3), fromAbove })).canvas;
      const above = draw(true);
      expect(above.width / above.height).toBeCloseTo(1, 0);
      expect(above.width).not.toBe(draw(false).width);
    },
  );
});
