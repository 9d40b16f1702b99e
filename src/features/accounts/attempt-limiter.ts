import type { Clock } from '../../shared/clock.ts';
import { createTooManyAttemptsError } from './accounts.errors.ts';

const WINDOW_MS = 60_000;

export interface AttemptLimiter {
  /**
   * Counts one attempt of a visitor.
   * @throws {AppError} 429 `auth.too_many_attempts` beyond the limit, with the time to wait.
   */
  count(visitor: string): void;
}

/**
 * Counts attempts in fixed minutes, in memory: each server counts for itself, which a guesser can
 * use once per server and no more. Everything is forgotten with the minute.
 */
export function createAttemptLimiter(perMinute: number, clock: Clock): AttemptLimiter {
  let minute = -1;
  let attempts = new Map<string, number>();
  return {
    count(visitor) {
      const now = clock.now();
      const current = Math.floor(now / WINDOW_MS);
      if (current !== minute) {
        minute = current;
        attempts = new Map();
      }
      const used = attempts.get(visitor) ?? 0;
      if (used >= perMinute) throw createTooManyAttemptsError((current + 1) * WINDOW_MS - now);
      attempts.set(visitor, used + 1);
    },
  };
}
