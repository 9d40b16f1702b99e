import { createAttemptLimit } from '../../platform/http/attempt-limit.ts';
import { createTooManySavesError } from './gallery.errors.ts';

const MINUTE_MS = 60_000;

/** Counts one save of an account. @throws {AppError} 429 when there were too many within a minute. */
export type CountSave = (accountId: string) => Promise<void>;

export function createSaveLimit(perMinute: number): CountSave {
  const limit = createAttemptLimit({ attempts: perMinute, windowMs: MINUTE_MS });
  return async (accountId) => {
    const wait = await limit.take(accountId);
    if (wait > 0) throw createTooManySavesError(wait);
  };
}
