import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import type {} from './guest-allowance.tables.ts';

/** Counts everybody of a day together; hashes of visitors never look like this. */
const EVERYONE = '*';

export interface AllowanceLimits {
  perVisitor: number;
  total: number;
}

interface VisitorDay {
  /** YYYY-MM-DD, in UTC. */
  date: string;
  /** A mark that stands for a network address on this day. */
  visitor: string;
}

type ReserveOutcome = 'reserved' | 'visitor-limit' | 'total-limit';

/** What the site gives away in a day: to guests by address, and to everybody together. */
export interface GuestAllowanceStore {
  /** Counts one image, if both limits allow it. Limits hold however many reserve at the same moment. */
  reserve(day: VisitorDay, limits: AllowanceLimits): Promise<ReserveOutcome>;
  giveBack(day: VisitorDay): Promise<void>;
  /**
   * An engine drew for a guest and nobody got the picture. It stays counted in the total, and for the
   * address too once that has lost more than `forgiven` pictures on this day.
   */
  countGuestsLoss(day: VisitorDay, forgiven: number): Promise<void>;
  /** The same for an account at this address. @param isNewToTotal whether its picture was not counted there before. */
  countAccountsLoss(day: VisitorDay, isNewToTotal: boolean): Promise<void>;
  /** How many pictures that nobody got were drawn for an address on this day. */
  readLosses(day: VisitorDay): Promise<number>;
  /** Counts one image of somebody whose own limit is not kept here. @returns whether there was one left. */
  takeFromTotal(transaction: DatabaseTransaction, date: string, total: number): Promise<boolean>;
  giveBackToTotal(transaction: DatabaseTransaction, date: string): Promise<void>;
  /** How many images of a day everybody together has used. */
  countUsed(date: string): Promise<number>;
  /** Forgets the days before `date`. */
  forgetBefore(date: string): Promise<void>;
}

export function createGuestAllowanceStore(database: Database): GuestAllowanceStore {
  const readUsed = async (date: string, visitor: string) => {
    const row = await database.reader
      .selectFrom('guest_allowance')
      .select('used')
      .where('utc_date', '=', date)
      .where('visitor', '=', visitor)
      .executeTakeFirst();
    return row?.used ?? 0;
  };
  return {
    reserve: ({ date, visitor }, { perVisitor, total }) =>
      database.transaction(async (transaction) => {
        if ((await takeOne(transaction, { date, visitor }, perVisitor)) === undefined) return 'visitor-limit';
        if ((await takeOne(transaction, { date, visitor: EVERYONE }, total)) !== undefined) return 'reserved';
        await returnOne(transaction, { date, visitor });
        return 'total-limit';
      }),
    giveBack: ({ date, visitor }) =>
      database.transaction(async (transaction) => {
        await returnOne(transaction, { date, visitor });
        await returnOne(transaction, { date, visitor: EVERYONE });
      }),
    countGuestsLoss: ({ date, visitor }, forgiven) =>
      database.transaction(async (transaction) => {
        const losses = (await takeOne(transaction, { date, visitor: lossesOf(visitor) })) ?? 0;
        if (losses <= forgiven) await returnOne(transaction, { date, visitor });
      }),
    countAccountsLoss: ({ date, visitor }, isNewToTotal) =>
      database.transaction(async (transaction) => {
        await takeOne(transaction, { date, visitor: lossesOf(visitor) });
        if (isNewToTotal) await takeOne(transaction, { date, visitor: EVERYONE });
      }),
    readLosses: ({ date, visitor }) => readUsed(date, lossesOf(visitor)),
    takeFromTotal: async (transaction, date, total) =>
      (await takeOne(transaction, { date, visitor: EVERYONE }, total)) !== undefined,
    giveBackToTotal: (transaction, date) => returnOne(transaction, { date, visitor: EVERYONE }),
    countUsed: (date) => readUsed(date, EVERYONE),
    async forgetBefore(date) {
      await database.writer.deleteFrom('guest_allowance').where('utc_date', '<', date).execute();
    },
  };
}

/** The count of an address's lost pictures, beside that of the pictures it got. */
function lossesOf(visitor: string): string {
  return `lost ${visitor}`;
}

/**
 * One statement both looks and counts, so nobody can get in between.
 * @returns the new count; undefined when the limit was reached before.
 */
async function takeOne(
  transaction: DatabaseTransaction,
  { date, visitor }: VisitorDay,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<number | undefined> {
  if (limit < 1) return undefined;
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
  return row?.used;
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
