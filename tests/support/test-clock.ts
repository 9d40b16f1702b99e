import type { Clock } from '../../src/shared/clock.ts';

export interface TestClock extends Clock {
  advance(milliseconds: number): void;
}

/** A clock that stands still until it is told to move. */
export function createTestClock(start = Date.UTC(2026, 0, 15, 12)): TestClock {
  let time = start;
  return {
    now: () => time,
    advance(milliseconds) {
      time += milliseconds;
    },
  };
}
