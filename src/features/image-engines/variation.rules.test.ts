import { expect, it } from 'vitest';
import { seedWithVariation } from './variation.rules.ts';

it('leaves a seed without a variation as it is', () => {
  expect(seedWithVariation({ seed: 7 })).toBe(7);
  expect(seedWithVariation({ seed: 999_999_999, variation: 0 })).toBe(999_999_999);
});

it('gives each variation of a seed a seed of its own, in range', () => {
  const seeds = Array.from({ length: 10_000 }, (_, variation) =>
    seedWithVariation({ seed: 999_999_998, variation }),
  );
  expect(new Set(seeds).size).toBe(10_000);
  expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed <= 999_999_999)).toBe(true);
});
