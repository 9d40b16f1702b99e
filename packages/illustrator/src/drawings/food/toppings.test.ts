import { describe, expect, it } from 'vitest';
import { createRandom } from '../../core/random.ts';
import { plainRequest } from '../pen/plain-request.ts';
import { drawBasket, drawBowl } from './bowls.ts';
import { drawBirthdayCake } from './cakes.ts';
import { takesTopping } from './toppings.ts';

function shining({ glow }: ReturnType<typeof drawBirthdayCake>): number {
  if (!glow) return 0;
  const { data } = glow.getContext('2d').getImageData(0, 0, glow.width, glow.height);
  let lit = 0;
  for (let offset = 3; offset < data.length; offset += 4) if (data[offset]! > 128) lit++;
  return lit;
}

describe('toppings', () => {
  it('belong on cakes and pancakes, and nowhere else', () => {
    expect(takesTopping('birthday-cake', 'candle')).toBe(true);
    expect(takesTopping('pancakes', 'blueberry')).toBe(true);
    expect(takesTopping('pancakes', 'candle')).toBe(false);
    expect(takesTopping('table', 'candle')).toBe(false);
  });

  it('are as many as the prompt says', () => {
    const two = shining(
      drawBirthdayCake(
        plainRequest({ size: 200, random: createRandom(3), toppings: [{ name: 'candle', count: 2 }] }),
      ),
    );
    const seven = shining(
      drawBirthdayCake(
        plainRequest({ size: 200, random: createRandom(3), toppings: [{ name: 'candle', count: 7 }] }),
      ),
    );
    expect(two).toBeGreaterThan(0);
    expect(seven).toBeGreaterThan(two * 2.5);
  });

  it('do not burn when the candles are unlit', () => {
    expect(
      shining(drawBirthdayCake(plainRequest({ size: 200, random: createRandom(3), qualities: ['unlit'] }))),
    ).toBe(0);
  });
});

describe('containers', () => {
  it.each([
    ['basket', drawBasket],
    ['bowl', drawBowl],
  ])('tell where a %s is open', (_, draw) => {
    const { opening } = draw(plainRequest({ size: 200, random: createRandom(3) }));
    expect(opening).toBeDefined();
    expect(opening!.y).toBeLessThan(0.7);
  });
});
