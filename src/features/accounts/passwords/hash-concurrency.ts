import { createWorkLimit, type WorkLimit } from '../../../platform/jobs/work-limit.ts';
import { createBusyError } from '../accounts.errors.ts';

export interface HashConcurrencyOptions {
  /** How many pieces of work run at once. */
  atOnce: number;
  /** How many more may wait for their turn. */
  waiting: number;
}

/** Its `run` throws 503 `auth.busy` when too many wait already. */
export type HashConcurrency = WorkLimit;

/** A full queue of the default length is worked off in about this time. */
const RETRY_MS = 5_000;

/**
 * Hashing a password takes a tenth of a second of a core and 32 MB, by design. A flood of sign-ins
 * must leave cores and memory for everybody else.
 */
export function createHashConcurrency(options: HashConcurrencyOptions): HashConcurrency {
  return createWorkLimit({ ...options, tooMany: () => createBusyError(RETRY_MS) });
}
