import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { createTooManySavesError } from './gallery.errors.ts';

const MINUTE_SECONDS = 60;

/** Counts one save of an account. @throws {AppError} 429 when there were too many within a minute. */
export type CountSave = (accountId: string) => Promise<void>;

export function createSaveLimit(perMinute: number): CountSave {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: MINUTE_SECONDS });
  return async (accountId) => {
    await limiter.consume(accountId).catch((refusal) => {
      throw refusal instanceof RateLimiterRes ? createTooManySavesError(refusal.msBeforeNext) : refusal;
    });
  };
}
