import type { Kysely } from 'kysely';
import { emitAfterCommit } from '../../platform/db/after-commit-events.ts';
import type { DatabaseTransaction, Tables } from '../../platform/db/database.types.ts';
import type {} from './credits.tables.ts';
import type { Balance, BalanceRef, Hold } from './credits.types.ts';

export async function readBalance(
  database: Kysely<Tables>,
  accountId: string,
  balance: BalanceRef,
): Promise<Balance> {
  const row = await database
    .selectFrom('purse')
    .select(['balance', 'held'])
    .where('account_id', '=', accountId)
    .where('kind', '=', balance.kind)
    .where('utc_date', '=', balance.utcDate)
    .executeTakeFirst();
  return row ?? { balance: 0, held: 0 };
}

/**
 * Makes an empty balance when there is none, and keeps it from changing until the transaction ends: an
 * update that changes nothing locks the row as well as one that does.
 */
export async function openBalance(
  transaction: DatabaseTransaction,
  accountId: string,
  balance: BalanceRef,
): Promise<Balance> {
  return await transaction
    .insertInto('purse')
    .values({ account_id: accountId, kind: balance.kind, utc_date: balance.utcDate, balance: 0, held: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'kind', 'utc_date'])
        .doUpdateSet((row) => ({ held: row.ref('purse.held') })),
    )
    .returning(['balance', 'held'])
    .executeTakeFirstOrThrow();
}

/** @param amount below 0 takes. The database refuses what would leave less than is held. */
export async function changeBalance(
  transaction: DatabaseTransaction,
  accountId: string,
  balance: BalanceRef,
  amount: number,
): Promise<void> {
  await transaction
    .updateTable('purse')
    .set((row) => ({ balance: row('balance', '+', amount) }))
    .where('account_id', '=', accountId)
    .where('kind', '=', balance.kind)
    .where('utc_date', '=', balance.utcDate)
    .execute();
}

/** Turns a held price into a spent one. @returns the balance that is left. */
export async function spendHeld(transaction: DatabaseTransaction, hold: Hold): Promise<number> {
  const { balance } = await transaction
    .updateTable('purse')
    .set((row) => ({ balance: row('balance', '-', hold.price), held: row('held', '-', hold.price) }))
    .where('account_id', '=', hold.accountId)
    .where('kind', '=', hold.balance.kind)
    .where('utc_date', '=', hold.balance.utcDate)
    .returning('balance')
    .executeTakeFirstOrThrow();
  return balance;
}

/** Gives held prices back to the balances they were set aside in, a statement for each balance. */
export async function returnHeld(transaction: DatabaseTransaction, holds: readonly Hold[]): Promise<void> {
  const byBalance = Map.groupBy(
    holds,
    (hold) => `${hold.accountId} ${hold.balance.kind} ${hold.balance.utcDate}`,
  );
  for (const [first, ...others] of byBalance.values()) {
    if (!first) continue;
    const sum = others.reduce((total, hold) => total + hold.price, first.price);
    await transaction
      .updateTable('purse')
      .set((row) => ({ held: row('held', '-', sum) }))
      .where('account_id', '=', first.accountId)
      .where('kind', '=', first.balance.kind)
      .where('utc_date', '=', first.balance.utcDate)
      .execute();
    emitAfterCommit(transaction, {
      what: 'credits',
      kind: 'released',
      reason: first.balance.kind,
      amount: sum,
    });
  }
}
