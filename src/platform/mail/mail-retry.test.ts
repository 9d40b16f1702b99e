import { expect, it } from 'vitest';
import { MOST_ATTEMPTS, retryPause } from './mail-retry.ts';

it('waits longer after each try, up to some hours, and never all mails alike', () => {
  const pauses = Array.from({ length: MOST_ATTEMPTS }, (_, index) => retryPause(index + 1, 0.5));
  expect(pauses.slice(0, 4)).toEqual([20_000, 80_000, 320_000, 1_280_000]);
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
  expect(pauses.at(-1)).toBe(6 * 3_600_000);
  expect(retryPause(1, 0)).toBe(15_000);
  expect(retryPause(1, 0.999)).toBeLessThanOrEqual(25_000);
});
