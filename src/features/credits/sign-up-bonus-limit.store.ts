import type { Database, DatabaseTransaction } from '../../platform/db/database.types.ts';
import { utcDate } from '../../shared/clock.ts';
import type { AccountLock } from './account-lock.store.ts';
import type { CreditChanges } from './credit-changes.store.ts';
import { isKeyUsed } from './credit-entries.store.ts';
import { STANDARD_BALANCE, signUpBonusKey } from './credits.rules.ts';
import type { SignUpBonusOrder } from './credits.types.ts';

/** Gives new accounts their first credits, to each once, and to few from one visitor's address. */
export function createSignUpBonus(
  database: Database,
  lock: AccountLock,
  changes: CreditChanges,
): (order: SignUpBonusOrder) => Promise<boolean> {
  return async (order) => {
    const idempotencyKey = signUpBonusKey(order.accountId);
    if (await isKeyUsed(database.reader, idempotencyKey)) return true;
    return await database.transaction(async (transaction) => {
      await lock.ofAccount(transaction, order.accountId);
      if (await isKeyUsed(transaction, idempotencyKey)) return true;
      if (!(await countVisitor(transaction, order))) return false;
      const { accountId, amount, now } = order;
      const change = { accountId, amount, now, balance: STANDARD_BALANCE, idempotencyKey };
      return await changes.grant(transaction, { ...change, reason: 'welcome' });
    });
  };
}

/** One statement both looks and counts, so that the limit holds however many come at once. */
async function countVisitor(
  transaction: DatabaseTransaction,
  { visitor, perVisitor, now }: SignUpBonusOrder,
): Promise<boolean> {
  if (perVisitor < 1) return false;
  const counted = await transaction
    .insertInto('welcome_allowance')
    .values({ utc_date: utcDate(now), visitor, used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['utc_date', 'visitor'])
        .doUpdateSet((row) => ({ used: row('welcome_allowance.used', '+', 1) }))
        .where('welcome_allowance.used', '<', perVisitor),
    )
    .returning('used')
    .executeTakeFirst();
  return counted !== undefined;
}

/** Hashes of visitors are kept no longer than they count. @param date YYYY-MM-DD; this day stays. */
export async function forgetSignUpBonusesBefore(database: Database, date: string): Promise<void> {
  await database.writer.deleteFrom('welcome_allowance').where('utc_date', '<', date).execute();
}
