import { type Kysely, sql } from 'kysely';
import type { DatabaseTransaction, Tables } from '../../platform/db/database.types.ts';
import { utcDate } from '../../shared/clock.ts';
import type {} from './credits.tables.ts';
import type { SpentDay } from './credits.types.ts';

const DAY_MS = 86_400_000;

/** What a spender has spent and set aside since midnight: what was given back is in none of its holds. */
export async function spentToday(
  transaction: DatabaseTransaction,
  spenderId: string,
  now: number,
): Promise<number> {
  const { spent } = await transaction
    .selectFrom('hold')
    .select((select) => select.fn.sum<number | bigint | string | null>('price').as('spent'))
    .where('spender_id', '=', spenderId)
    .where('created_at', '>=', now - (now % DAY_MS))
    .where('state', '<>', 'released')
    .executeTakeFirstOrThrow();
  return Number(spent ?? 0);
}

/** What was paid for, by spender and UTC day, the newest day first. */
export async function listSpentDays(
  database: Kysely<Tables>,
  { accountId, since }: { accountId: string; since: number },
): Promise<SpentDay[]> {
  // Whole days: both databases drop the rest of a division of whole numbers.
  const day = sql<number>`created_at / ${sql.lit(DAY_MS)}`;
  const rows = await database
    .selectFrom('hold')
    .select((select) => [
      'spender_id',
      day.as('day'),
      select.fn.countAll<number | bigint>().as('pictures'),
      select.fn.sum<number | bigint | string>('price').as('credits'),
    ])
    .where('account_id', '=', accountId)
    .where('spender_id', 'is not', null)
    .where('state', '=', 'captured')
    .where('created_at', '>=', since)
    .groupBy(['spender_id', day])
    .execute();
  return rows
    .map((row) => ({
      spenderId: row.spender_id ?? '',
      date: utcDate(Number(row.day) * DAY_MS),
      pictures: Number(row.pictures),
      credits: Number(row.credits),
    }))
    .sort((a, b) => b.date.localeCompare(a.date));
}
