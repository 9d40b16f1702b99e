import { emitAfterCommit } from '../../platform/db/after-commit-events.ts';
import type { Database, DatabaseTransaction } from '../../platform/db/database.types.ts';
import type { AppError } from '../../shared/app-error.ts';
import { nextUtcMidnight } from '../../shared/clock.ts';
import type { AccountLock } from './account-lock.store.ts';
import { readBalance } from './balances.store.ts';
import {
  createDailyCapError,
  createInsufficientCreditsError,
  createOtherToolError,
} from './credits.errors.ts';
import { assertCredits, assertTiles, FIRST_LEASE_MS, spendable } from './credits.rules.ts';
import type { HoldRow } from './credits.tables.ts';
import type { Hold, RunOrder } from './credits.types.ts';
import { findRun, toHold } from './hold-rows.store.ts';
import { releaseExpired } from './release-expired-holds.store.ts';
import { spentToday } from './spenders.store.ts';
import { isStopped } from './stopped-runs.store.ts';

/**
 * Opens runs: the price of every image is set aside at once, or of none.
 * @throws {AppError} 402 `credits.insufficient`, 409 `run.other_tool`, 429 `credits.daily_cap`.
 */
export function createRunReservation(
  database: Database,
  lock: AccountLock,
  newId: () => string,
): (order: RunOrder) => Promise<Hold[]> {
  return async (order) => {
    assertTiles(order.tiles);
    assertCredits(order.quote.price);
    // All but the first request of a run find it open, and need not wait for the one writer.
    const known = await findRun(database.reader, order.accountId, order.runId);
    if (known.length > 0) return ofSameTool(known, order);
    return await database.transaction(async (transaction) => {
      await lock.ofAccount(transaction, order.accountId);
      if (!(await fitsCap(transaction, order))) return await findOpenedOrRefuse(transaction, order);
      if (await setAside(transaction, order)) return await insertHolds(transaction, order, newId);
      const opened = await findRun(transaction, order.accountId, order.runId);
      if (opened.length > 0) return ofSameTool(opened, order);
      if (await isStopped(transaction, order)) return [];
      if (await setAsideAfterExpiry(transaction, order)) return await insertHolds(transaction, order, newId);
      throw await describeShortage(transaction, order);
    });
  };
}

/** @returns false when the balance cannot cover the run, and when the run was opened or stopped meanwhile. */
async function setAside(transaction: DatabaseTransaction, order: RunOrder): Promise<boolean> {
  const { accountId, runId, quote } = order;
  const cost = quote.price * order.tiles;
  const result = await transaction
    .updateTable('purse')
    .set((row) => ({ held: row('held', '+', cost) }))
    .where('account_id', '=', accountId)
    .where('kind', '=', quote.balance.kind)
    .where('utc_date', '=', quote.balance.utcDate)
    .where((row) => row(row('balance', '-', row.ref('held')), '>=', cost))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('hold')
            .select('id')
            .where('hold.account_id', '=', accountId)
            .where('hold.run_id', '=', runId),
        ),
      ),
    )
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('stopped_run')
            .select('run_id')
            .where('stopped_run.account_id', '=', accountId)
            .where('stopped_run.run_id', '=', runId),
        ),
      ),
    )
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

async function insertHolds(
  transaction: DatabaseTransaction,
  order: RunOrder,
  newId: () => string,
): Promise<Hold[]> {
  const rows = Array.from({ length: order.tiles }, (_, tile) => newHoldRow(order, newId(), tile));
  await transaction.insertInto('hold').values(rows).execute();
  const { tool, tiles, quote } = order;
  emitAfterCommit(transaction, { what: 'runs', kind: tool, amount: 1 });
  const held = quote.price * tiles;
  emitAfterCommit(transaction, { what: 'credits', kind: 'held', reason: quote.balance.kind, amount: held });
  return rows.map(toHold);
}

function newHoldRow(
  { accountId, runId, tool, quote, spender, now }: RunOrder,
  id: string,
  tile: number,
): HoldRow {
  return {
    id,
    account_id: accountId,
    run_id: runId,
    tile,
    tool,
    purse_kind: quote.balance.kind,
    purse_date: quote.balance.utcDate,
    price: quote.price,
    state: 'open',
    lease_until: now + FIRST_LEASE_MS,
    created_at: now,
    delivered_at: null,
    closed_at: null,
    stored_object_id: null,
    starting_object_id: null,
    drawn: null,
    drawings: 0,
    request_hash: null,
    spender_id: spender?.id ?? null,
  };
}

/** What nobody waits for any more must not refuse a new run, though the sweep has not come by yet. */
async function setAsideAfterExpiry(transaction: DatabaseTransaction, order: RunOrder): Promise<boolean> {
  const released = await releaseExpired(transaction, order.accountId, order.now);
  return released > 0 && (await setAside(transaction, order));
}

/** Under the account's lock, so that many at once cannot each take the last of it. */
async function fitsCap(transaction: DatabaseTransaction, order: RunOrder): Promise<boolean> {
  const cap = order.spender?.dailyCap ?? null;
  if (!order.spender || cap === null) return true;
  const cost = order.quote.price * order.tiles;
  const fits = async (id: string) => (await spentToday(transaction, id, order.now)) + cost <= cap;
  if (await fits(order.spender.id)) return true;
  const released = await releaseExpired(transaction, order.accountId, order.now);
  return released > 0 && (await fits(order.spender.id));
}

/** A run that is open already is within the cap. */
async function findOpenedOrRefuse(transaction: DatabaseTransaction, order: RunOrder): Promise<Hold[]> {
  const opened = await findRun(transaction, order.accountId, order.runId);
  if (opened.length > 0) return ofSameTool(opened, order);
  throw createDailyCapError(order.spender?.dailyCap ?? 0, nextUtcMidnight(order.now) - order.now);
}

async function describeShortage(transaction: DatabaseTransaction, order: RunOrder): Promise<AppError> {
  const balance = await readBalance(transaction, order.accountId, order.quote.balance);
  return createInsufficientCreditsError(order.quote.balance.kind, {
    cost: order.quote.price * order.tiles,
    balance: spendable(balance),
  });
}

function ofSameTool(holds: Hold[], { tool }: RunOrder): Hold[] {
  if (holds.some((hold) => hold.tool !== tool)) throw createOtherToolError();
  return holds;
}
