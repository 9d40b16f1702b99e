import type { Database, DatabaseTransaction } from '../../platform/db/database.types.ts';
import type {} from './guest-allowance.tables.ts';

/** Counts all guests of a day together; marks of visitors never look like this. */
const EVERYONE = '*';

export interface AllowanceLimits {
  perVisitor: number;
  total: number;
}

export interface VisitorDay {
  /** YYYY-MM-DD, in UTC. */
  date: string;
  visitor: string;
}

export type ReserveOutcome = 'reserved' | 'visitor-limit' | 'total-limit';

export interface GuestAllowanceStore {
  /** Counts one image, if both limits allow it. Limits hold however many reserve at the same moment. */
  reserve(day: VisitorDay, limits: AllowanceLimits): Promise<ReserveOutcome>;
  giveBack(day: VisitorDay): Promise<void>;
  /** Counts one image of somebody whose own limit is not kept here. @returns whether there was one left. */
  reserveFromTotal(date: string, total: number): Promise<boolean>;
  giveBackToTotal(date: string): Promise<void>;
  /** How many images of a day everybody together has used. */
  countUsed(date: string): Promise<number>;
  /** Forgets the days before `date`. */
  forgetBefore(date: string): Promise<void>;
}

export function createGuestAllowanceStore(database: Database): GuestAllowanceStore {
  return {
    reserve: ({ date, visitor }, { perVisitor, total }) =>
      database.transaction(async (transaction) => {
        if (!(await takeOne(transaction, { date, visitor }, perVisitor))) return 'visitor-limit';
        if (await takeOne(transaction, { date, visitor: EVERYONE }, total)) return 'reserved';
        await returnOne(transaction, { date, visitor });
        return 'total-limit';
      }),
    giveBack: ({ date, visitor }) =>
      database.transaction(async (transaction) => {
        await returnOne(transaction, { date, visitor });
        await returnOne(transaction, { date, visitor: EVERYONE });
      }),
    reserveFromTotal: (date, total) =>
      database.transaction((transaction) => takeOne(transaction, { date, visitor: EVERYONE }, total)),
    giveBackToTotal: (date) =>
      database.transaction((transaction) => returnOne(transaction, { date, visitor: EVERYONE })),
    async countUsed(date) {
      const row = await database.reader
        .selectFrom('guest_allowance')
        .select('used')
        .where('utc_date', '=', date)
        .where('visitor', '=', EVERYONE)
        .executeTakeFirst();
      return row?.used ?? 0;
    },
    async forgetBefore(date) {
      await database.writer.deleteFrom('guest_allowance').where('utc_date', '<', date).execute();
    },
  };
}

/** One statement both looks and counts, so nobody can get in between. */
async function takeOne(
  transaction: DatabaseTransaction,
  { date, visitor }: VisitorDay,
  limit: number,
): Promise<boolean> {
  if (limit < 1) return false;
  const row = await transaction
    .insertInto('guest_allowance')
    .values({ utc_date: date, visitor, used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['utc_date', 'visitor'])
        .doUpdateSet((row) => ({ used: row('guest_allowance.used', '+', 1) }))
        .where('guest_allowance.used', '<', limit),
    )
    .returning('used')
    .executeTakeFirst();
  return row !== undefined;
}

async function returnOne(transaction: DatabaseTransaction, { date, visitor }: VisitorDay): Promise<void> {
  await transaction
    .updateTable('guest_allowance')
    .set((row) => ({ used: row('used', '-', 1) }))
    .where('utc_date', '=', date)
    .where('visitor', '=', visitor)
    .where('used', '>', 0)
    .execute();
}
