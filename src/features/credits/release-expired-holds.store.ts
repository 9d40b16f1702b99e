import type { Database, DatabaseTransaction } from '../../platform/db/database.types.ts';
import type { AccountLock } from './account-lock.store.ts';
import { returnHeld } from './balances.store.ts';
import { toHold } from './hold-rows.store.ts';

/**
 * Releases open holds whose lease ran out, an account at a time, so that nobody waits for the whole
 * sweep. Two sweeps at once share the work.
 */
export function createLeaseSweep(database: Database, lock: AccountLock): (now: number) => Promise<number> {
  const sweepAccount = (accountId: string, now: number) =>
    database.transaction(async (transaction) => {
      await lock.ofAccount(transaction, accountId);
      return await releaseExpired(transaction, accountId, now);
    });

  return async (now) => {
    const accounts = await database.reader
      .selectFrom('hold')
      .select('account_id')
      .distinct()
      .where('state', '=', 'open')
      .where('lease_until', '<=', now)
      .execute();
    let released = 0;
    for (const { account_id } of accounts) released += await sweepAccount(account_id, now);
    return released;
  };
}

/** Releases those of one account, inside its lock. @returns how many. */
export async function releaseExpired(
  transaction: DatabaseTransaction,
  accountId: string,
  now: number,
): Promise<number> {
  const expired = openHolds(transaction, accountId, now).where('lease_until', '<=', now);
  const rows = await expired.returningAll().execute();
  await returnHeld(transaction, rows.map(toHold));
  return rows.length;
}

/** Releases every open hold of an account, inside its lock. @returns their ids, for whoever draws for them. */
export async function releaseAllOpen(
  transaction: DatabaseTransaction,
  accountId: string,
  now: number,
): Promise<string[]> {
  const rows = await openHolds(transaction, accountId, now).returningAll().execute();
  await returnHeld(transaction, rows.map(toHold));
  return rows.map(({ id }) => id);
}

function openHolds(transaction: DatabaseTransaction, accountId: string, now: number) {
  return transaction
    .updateTable('hold')
    .set({ state: 'released', closed_at: now, request_hash: null })
    .where('account_id', '=', accountId)
    .where('state', '=', 'open');
}
