import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/db/database.types.ts';
import type { HoldRow } from './credits.tables.ts';
import type { BalanceRef, DrawnFacts, Hold } from './credits.types.ts';

/** What is forgotten of a hold with its picture: the bytes, what it began with, the words, and their mark. */
export const NOTHING_DRAWN = {
  stored_object_id: null,
  starting_object_id: null,
  drawn: null,
  request_hash: null,
};

export function toHold(row: HoldRow): Hold {
  return {
    id: row.id,
    accountId: row.account_id,
    runId: row.run_id,
    tile: row.tile,
    tool: row.tool,
    balance: { kind: row.purse_kind, utcDate: row.purse_date } as BalanceRef,
    price: row.price,
    state: row.state,
    leaseUntil: row.lease_until,
    createdAt: row.created_at,
    deliveredAt: row.delivered_at,
    closedAt: row.closed_at,
    storedObjectId: row.stored_object_id,
    startingObjectId: row.starting_object_id,
    drawn: row.drawn === null ? null : (JSON.parse(row.drawn) as DrawnFacts),
    requestHash: row.request_hash,
  };
}

export async function findHold(
  database: Kysely<Tables>,
  accountId: string,
  holdId: string,
): Promise<Hold | undefined> {
  const row = await database
    .selectFrom('hold')
    .selectAll()
    .where('id', '=', holdId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && toHold(row);
}

/** For steps, which name holds that exist. @throws when there is none: a mistake of the program. */
export async function readHold(database: Kysely<Tables>, holdId: string): Promise<Hold> {
  const row = await database.selectFrom('hold').selectAll().where('id', '=', holdId).executeTakeFirst();
  if (!row) throw new Error(`There is no hold ${holdId}.`);
  return toHold(row);
}

/** In order of tiles; empty for a run that was never opened. */
export async function findRun(database: Kysely<Tables>, accountId: string, runId: string): Promise<Hold[]> {
  const rows = await database
    .selectFrom('hold')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('run_id', '=', runId)
    .orderBy('tile')
    .execute();
  return rows.map(toHold);
}

/** Of several runs, in order of runs and tiles. */
export async function findRuns(
  database: Kysely<Tables>,
  accountId: string,
  runIds: readonly string[],
): Promise<Hold[]> {
  const rows = await database
    .selectFrom('hold')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('run_id', 'in', runIds)
    .orderBy('run_id')
    .orderBy('tile')
    .execute();
  return rows.map(toHold);
}

export async function findDeliveredByObject(
  database: Kysely<Tables>,
  accountId: string,
  storedObjectId: string,
): Promise<Hold | undefined> {
  const row = await database
    .selectFrom('hold')
    .selectAll()
    .where('stored_object_id', '=', storedObjectId)
    .where('account_id', '=', accountId)
    .where('state', '=', 'delivered')
    .orderBy('delivered_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row && toHold(row);
}

/** Oldest first. */
export async function listAbandoned(
  database: Kysely<Tables>,
  deliveredBefore: number,
  limit: number,
): Promise<Hold[]> {
  const rows = await database
    .selectFrom('hold')
    .selectAll()
    .where('state', '=', 'delivered')
    .where('delivered_at', '<', deliveredBefore)
    .orderBy('delivered_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toHold);
}

/**
 * How many pictures engines drew for an account's holds that ended since `since`, or are delivered, and that nobody got.
 * A hold pays for one drawing, whatever became of the picture after it was delivered.
 */
export async function countAbandoned(
  database: Kysely<Tables>,
  accountId: string,
  since: number,
): Promise<number> {
  const { count } = await database
    .selectFrom('hold')
    .select(
      sql<number>`cast(coalesce(sum(drawings - case when delivered_at is null then 0 else 1 end), 0) as bigint)`.as(
        'count',
      ),
    )
    .where('account_id', '=', accountId)
    .where('state', 'in', ['delivered', 'captured', 'released'])
    .where((hold) => hold.or([hold('closed_at', 'is', null), hold('closed_at', '>=', since)]))
    .where('drawings', '>', 0)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countDeliveredReleases(
  database: Kysely<Tables>,
  accountId: string,
  since: number,
): Promise<number> {
  const { count } = await database
    .selectFrom('hold')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('state', '=', 'released')
    .where('closed_at', '>=', since)
    .where('delivered_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}
