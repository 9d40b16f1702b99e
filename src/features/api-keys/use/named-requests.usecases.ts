import type { Database } from '../../../platform/db/database.types.ts';
import { AppError } from '../../../shared/app-error.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { Credits } from '../../credits/credits.usecases.ts';
import { createNamedRequestsStore } from './named-requests.store.ts';

const DAY_MS = 86_400_000;

export interface NamedRequests {
  /**
   * The run of a request. One that comes again under its name within a day means the same run, unless nothing
   * came of it: a failure may be tried again.
   * @throws {AppError} 409 `api_key.other_request` for another request under the same name.
   */
  runOf(request: { accountId: string; keyId: string; name: string; requestHash: string }): Promise<string>;
  sweep(): Promise<void>;
}

interface NamedRequestsOptions {
  database: Database;
  credits: Pick<Credits, 'findRun'>;
  clock: Clock;
  newId: () => string;
}

export function createNamedRequests(options: NamedRequestsOptions): NamedRequests {
  const { database, credits, clock, newId } = options;
  const store = createNamedRequestsStore(database);
  return {
    async runOf({ accountId, ...named }) {
      const now = clock.now();
      const wanted = { ...named, runId: newId() };
      const known = await store.claim(wanted, { now, since: now - DAY_MS });
      if (known.requestHash !== named.requestHash) throw createOtherRequestError();
      if (known.runId === wanted.runId) return known.runId;
      const holds = await credits.findRun(accountId, known.runId);
      const failed = holds.length > 0 && holds.every(({ state }) => state === 'released');
      return failed ? (await store.replaceRun(wanted, known.runId)).runId : known.runId;
    },
    sweep: () => store.forgetBefore(clock.now() - DAY_MS),
  };
}

function createOtherRequestError(): AppError {
  return new AppError({
    code: 'api_key.other_request',
    status: 409,
    message: 'This Idempotency-Key was used for another request within a day. Send a new one with it.',
  });
}
