import type { Kysely } from 'kysely';
import type { Database, Tables } from '../../platform/db/database.types.ts';
import type { AccountLock } from './account-lock.store.ts';
import { STOPPED_RUN_MS } from './credits.rules.ts';
import type { Hold } from './credits.types.ts';
import { findRun } from './hold-rows.store.ts';

/** Stop may be quicker than the first request of its run. */
export interface StoppedRuns {
  /**
   * The holds of a run that is wanted no more. One that was not opened yet never will be.
   * @returns them in order of tiles, as they are: whoever asks gives them back one by one.
   */
  stopRun(accountId: string, runId: string, now: number): Promise<Hold[]>;
  /** Forgets the runs whose requests cannot be on their way any more. */
  forgetStoppedRuns(now: number): Promise<void>;
}

export function createStoppedRuns(database: Database, lock: AccountLock): StoppedRuns {
  return {
    async stopRun(accountId, runId, now) {
      const known = await findRun(database.reader, accountId, runId);
      if (known.length > 0) return known;
      return await database.transaction(async (transaction) => {
        await lock.ofAccount(transaction, accountId);
        const opened = await findRun(transaction, accountId, runId);
        if (opened.length > 0) return opened;
        await transaction
          .insertInto('stopped_run')
          .values({ account_id: accountId, run_id: runId, stopped_at: now })
          .onConflict((conflict) => conflict.columns(['account_id', 'run_id']).doNothing())
          .execute();
        return [];
      });
    },
    async forgetStoppedRuns(now) {
      await database.writer
        .deleteFrom('stopped_run')
        .where('stopped_at', '<', now - STOPPED_RUN_MS)
        .execute();
    },
  };
}

/** Call inside the lock of the account. */
export async function isStopped(
  database: Kysely<Tables>,
  { accountId, runId }: { accountId: string; runId: string },
): Promise<boolean> {
  const row = await database
    .selectFrom('stopped_run')
    .select('run_id')
    .where('account_id', '=', accountId)
    .where('run_id', '=', runId)
    .executeTakeFirst();
  return row !== undefined;
}
