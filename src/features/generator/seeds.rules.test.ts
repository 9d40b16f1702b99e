import { describe, expect, it } from 'vitest';
import { parseSeed, randomSeed, SEED_LIMIT, seedsForRun } from './seeds.rules.ts';

describe('seeds', () => {
  it('IMG-03: are whole numbers below a thousand million', () => {
    expect(randomSeed(() => 0)).toBe(0);
    expect(randomSeed(() => 0.999_999_999_99)).toBe(SEED_LIMIT - 1);
    expect(SEED_LIMIT).toBe(1e9);
  });

  it('IMG-03: differ within a run even when chance repeats itself', () => {
    expect(seedsForRun(4, null, () => 0.5)).toEqual([500_000_000, 500_000_001, 500_000_002, 500_000_003]);
    const drawn = [0.1, 0.9, 0.3, 0.2];
    expect(seedsForRun(4, null, () => drawn.shift()!)).toEqual([
      100_000_000, 900_000_000, 300_000_000, 200_000_000,
    ]);
  });

  it('start at the locked seed and count up', () => {
    expect(seedsForRun(2, 7, () => 0.5)).toEqual([7, 8]);
  });

  it('wrap at the end of the range', () => {
    expect(seedsForRun(4, 999_999_998, () => 0)).toEqual([999_999_998, 999_999_999, 0, 1]);
  });

  it.each([
    ['42', 42],
    [' 0 ', 0],
    ['999999999', 999_999_999],
    ['1000000000', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    ['', null],
    ['seven', null],
  ])('reads %j as %j', (text, seed) => {
    expect(parseSeed(text)).toBe(seed);
  });
});
