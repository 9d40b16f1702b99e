import { describe, expect, it } from 'vitest';
import { mergeScraps } from './merge-scraps.ts';

const grid = (rows: string[]) => Uint8Array.from(rows.join(''), Number);

describe('mergeScraps', () => {
  it('gives small patches to the neighbour they touch most', () => {
    const numbers = grid(['11111', '11211', '11111', '33333']);
    mergeScraps(
      numbers,
      5,
      4,
      () => 3,
      () => 0,
    );
    expect(numbers).toEqual(grid(['11111', '11111', '11111', '33333']));
  });

  it('keeps a small patch whose neighbours all belong to another group', () => {
    const numbers = grid(['111', '191', '111']);
    mergeScraps(
      numbers,
      3,
      3,
      () => 5,
      (number) => (number === 9 ? 1 : 0),
    );
    expect(numbers[4]).toBe(9);
  });
});
