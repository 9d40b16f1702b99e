import type { Database, DatabaseTransaction } from '../../platform/db/database.types.ts';
import type { AccountLock } from './account-lock.store.ts';
import { changeBalance, returnHeld } from './balances.store.ts';
import { addEntry } from './credit-entries.store.ts';
import { createClosedAccountError } from './credits.errors.ts';
import type { BalanceRef } from './credits.types.ts';
import { NOTHING_DRAWN, toHold } from './hold-rows.store.ts';

/** The end of an account: its books are closed at 0 and stay, and name nobody. */
export interface ClosedAccounts {
  /**
   * Gives back what is held, takes what is left out of every balance, and forgets what was drawn. From
   * then on the account takes in nothing.
   * @returns false when it was closed before.
   */
  closeAccount(transaction: DatabaseTransaction, accountId: string, now: number): Promise<boolean>;
  /**
   * As `lockAccount`, before something comes to an account: whatever runs beside a deletion of the account is
   * over before it, or finds the account closed. @throws {AppError} 401 `account.closed`.
   */
  lockOpen(transaction: DatabaseTransaction, accountId: string): Promise<void>;
  /** Accounts closed before `closedBefore` whose files may still be there, oldest first. */
  listWithFiles(closedBefore: number, limit: number): Promise<string[]>;
  noteFilesGone(accountId: string, now: number): Promise<void>;
}

export function createClosedAccounts(
  database: Database,
  lock: AccountLock,
  newId: () => string,
): ClosedAccounts {
  return {
    async closeAccount(transaction, accountId, now) {
      await lock.ofAccount(transaction, accountId);
      const closed = await transaction
        .insertInto('closed_account')
        .values({ account_id: accountId, closed_at: now, files_gone_at: null })
        .onConflict((conflict) => conflict.column('account_id').doNothing())
        .returning('account_id')
        .executeTakeFirst();
      if (!closed) return false;
      await endHolds(transaction, accountId, now);
      await emptyBalances(transaction, accountId, { newId, now });
      return true;
    },
    async lockOpen(transaction, accountId) {
      await lock.ofAccount(transaction, accountId);
      await assertOpen(transaction, accountId);
    },
    async listWithFiles(closedBefore, limit) {
      const rows = await database.reader
        .selectFrom('closed_account')
        .select('account_id')
        .where('files_gone_at', 'is', null)
        .where('closed_at', '<', closedBefore)
        .orderBy('closed_at')
        .limit(limit)
        .execute();
      return rows.map(({ account_id }) => account_id);
    },
    async noteFilesGone(accountId, now) {
      await database.writer
        .updateTable('closed_account')
        .set({ files_gone_at: now })
        .where('account_id', '=', accountId)
        .execute();
    },
  };
}

export async function assertOpen(transaction: DatabaseTransaction, accountId: string): Promise<void> {
  const closed = await transaction
    .selectFrom('closed_account')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (closed) throw createClosedAccountError();
}

async function endHolds(transaction: DatabaseTransaction, accountId: string, now: number): Promise<void> {
  const released = await transaction
    .updateTable('hold')
    .set({ state: 'released', closed_at: now, ...NOTHING_DRAWN })
    .where('account_id', '=', accountId)
    .where('state', 'in', ['open', 'delivered'])
    .returningAll()
    .execute();
  await returnHeld(transaction, released.map(toHold));
  await transaction
    .updateTable('hold')
    .set(NOTHING_DRAWN)
    .where('account_id', '=', accountId)
    .where('state', '=', 'captured')
    .execute();
}

/** What is left is written off in an entry of its own, so that the books still say where every credit went. */
async function emptyBalances(
  transaction: DatabaseTransaction,
  accountId: string,
  { newId, now }: { newId: () => string; now: number },
): Promise<void> {
  const balances = await transaction
    .selectFrom('purse')
    .select(['kind', 'utc_date', 'balance'])
    .where('account_id', '=', accountId)
    .where('balance', '>', 0)
    .execute();
  for (const { kind, utc_date, balance: left } of balances) {
    const balance = { kind, utcDate: utc_date } as BalanceRef;
    await addEntry(transaction, {
      id: newId(),
      idempotency_key: `closed:${accountId}:${kind}:${utc_date}`,
      account_id: accountId,
      kind,
      utc_date,
      amount: -left,
      balance_after: 0,
      reason: 'closed',
      created_at: now,
    });
    await changeBalance(transaction, accountId, balance, -left);
  }
}
