import type { DatabaseTransaction } from '../../../platform/db/database.types.ts';
import type {} from '../owner.tables.ts';

interface MovedCredits {
  accountId: string;
  utcDate: string;
  /** Given or taken. */
  amount: number;
  most: number;
}

/** One statement both looks and counts, so that the bound holds however many come at once. */
export async function countMovedCredits(
  transaction: DatabaseTransaction,
  { accountId, utcDate, amount, most }: MovedCredits,
): Promise<boolean> {
  if (amount > most) return false;
  const counted = await transaction
    .insertInto('staff_credits_day')
    .values({ account_id: accountId, utc_date: utcDate, moved: amount })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'utc_date'])
        .doUpdateSet((row) => ({ moved: row('staff_credits_day.moved', '+', amount) }))
        .where('staff_credits_day.moved', '<=', most - amount),
    )
    .returning('moved')
    .executeTakeFirst();
  return counted !== undefined;
}

export async function readMovedCredits(
  transaction: DatabaseTransaction,
  { accountId, utcDate }: Pick<MovedCredits, 'accountId' | 'utcDate'>,
): Promise<number> {
  const row = await transaction
    .selectFrom('staff_credits_day')
    .select('moved')
    .where('account_id', '=', accountId)
    .where('utc_date', '=', utcDate)
    .executeTakeFirst();
  return row?.moved ?? 0;
}
