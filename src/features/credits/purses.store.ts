import type { Kysely } from 'kysely';
import { noteOnCommit } from '../../platform/db/commit-notes.ts';
import type { DatabaseTransaction, Tables } from '../../platform/db/database.types.ts';
import type {} from './credits.tables.ts';
import type { Hold, Purse, PurseRef } from './credits.types.ts';

export async function readPurse(
  database: Kysely<Tables>,
  accountId: string,
  purse: PurseRef,
): Promise<Purse> {
  const row = await database
    .selectFrom('purse')
    .select(['balance', 'held'])
    .where('account_id', '=', accountId)
    .where('kind', '=', purse.kind)
    .where('utc_date', '=', purse.utcDate)
    .executeTakeFirst();
  return row ?? { balance: 0, held: 0 };
}

/**
 * Makes an empty purse when there is none, and keeps it from changing until the transaction ends: an
 * update that changes nothing locks the row as well as one that does.
 */
export async function openPurse(
  transaction: DatabaseTransaction,
  accountId: string,
  purse: PurseRef,
): Promise<Purse> {
  return await transaction
    .insertInto('purse')
    .values({ account_id: accountId, kind: purse.kind, utc_date: purse.utcDate, balance: 0, held: 0 })
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
  purse: PurseRef,
  amount: number,
): Promise<void> {
  await transaction
    .updateTable('purse')
    .set((row) => ({ balance: row('balance', '+', amount) }))
    .where('account_id', '=', accountId)
    .where('kind', '=', purse.kind)
    .where('utc_date', '=', purse.utcDate)
    .execute();
}

/** Turns a held price into a spent one. @returns the balance that is left. */
export async function spendHeld(transaction: DatabaseTransaction, hold: Hold): Promise<number> {
  const { balance } = await transaction
    .updateTable('purse')
    .set((row) => ({ balance: row('balance', '-', hold.price), held: row('held', '-', hold.price) }))
    .where('account_id', '=', hold.accountId)
    .where('kind', '=', hold.purse.kind)
    .where('utc_date', '=', hold.purse.utcDate)
    .returning('balance')
    .executeTakeFirstOrThrow();
  return balance;
}

/** Gives held prices back to the purses they were set aside in, a statement for each purse. */
export async function returnHeld(transaction: DatabaseTransaction, holds: readonly Hold[]): Promise<void> {
  const byPurse = Map.groupBy(holds, (hold) => `${hold.accountId} ${hold.purse.kind} ${hold.purse.utcDate}`);
  for (const [first, ...others] of byPurse.values()) {
    if (!first) continue;
    const sum = others.reduce((total, hold) => total + hold.price, first.price);
    await transaction
      .updateTable('purse')
      .set((row) => ({ held: row('held', '-', sum) }))
      .where('account_id', '=', first.accountId)
      .where('kind', '=', first.purse.kind)
      .where('utc_date', '=', first.purse.utcDate)
      .execute();
    noteOnCommit(transaction, { what: 'credits', kind: 'released', reason: first.purse.kind, amount: sum });
  }
}
