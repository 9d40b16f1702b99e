import { expect, it } from 'vitest';
import { createTestClock } from '../../../tests/support/test-clock.ts';
import { createAttemptLimiter } from './attempt-limiter.ts';

it('counts each visitor for a minute, and says how long to wait', () => {
  const clock = createTestClock();
  const attempts = createAttemptLimiter(2, clock);
  attempts.count('ann');
  attempts.count('ann');
  attempts.count('ben');
  clock.advance(20_000);
  expect(() => attempts.count('ann')).toThrow(
    expect.objectContaining({
      status: 429,
      code: 'auth.too_many_attempts',
      headers: { 'Retry-After': '40' },
    }),
  );
  clock.advance(40_000);
  expect(() => attempts.count('ann')).not.toThrow();
});
