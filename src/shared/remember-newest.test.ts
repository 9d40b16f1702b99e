import { expect, it } from 'vitest';
import { rememberNewest } from './remember-newest.ts';

it('keeps what was put last, also when it was there before', () => {
  const map = new Map<string, number>();
  for (const [key, value] of [
    ['a', 1],
    ['b', 2],
    ['a', 3],
    ['c', 4],
  ] as const)
    rememberNewest(map, [key, value], 2);
  expect([...map]).toEqual([
    ['a', 3],
    ['c', 4],
  ]);
});
