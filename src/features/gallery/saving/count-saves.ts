import type { AttemptLimits } from '../../../platform/limits/attempt-limits.types.ts';
import { takeOrRefuse } from '../../../platform/limits/take-or-refuse.ts';
import { createTooManySavesError } from '../gallery.errors.ts';
import { SAVES } from '../gallery-limits.rules.ts';

/** Counts one save of an account. @throws {AppError} 429 when there were too many within a minute. */
type CountSave = (accountId: string) => Promise<void>;

/** @param perMinute in the place of the rule's, for tests. */
export function createSaveCount(limits: AttemptLimits, perMinute?: number): CountSave {
  const limit = limits.open(SAVES, perMinute);
  return (accountId) => takeOrRefuse(limit, accountId, createTooManySavesError);
}
