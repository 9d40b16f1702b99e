import type { Kysely, UpdateObject } from 'kysely';
import type { Database, DatabaseTransaction, Tables } from '../../platform/db/database.types.ts';
import type { AccountLock } from './account-lock.store.ts';
import { returnHeld, spendHeld } from './balances.store.ts';
import { addEntry } from './credit-entries.store.ts';
import { captureKey } from './credits.rules.ts';
import type { DrawnFacts, Hold, HoldState, HoldStep } from './credits.types.ts';
import { NOTHING_DRAWN, readHold, toHold } from './hold-rows.store.ts';

interface Delivery {
  storedObjectId: string;
  startingObjectId: string | null;
  drawn: DrawnFacts;
  /** Of the request that it answers. */
  requestHash: string;
  now: number;
}

/**
 * How a hold moves: open -> delivered -> captured, open -> released, delivered -> released. Each
 * step is one update that names the state it starts from, so of two that race one finds nothing
 * left to change.
 */
interface HoldSteps {
  renewLease(holdId: string, leaseUntil: number): Promise<boolean>;
  expireRun(accountId: string, runId: string, now: number): Promise<void>;
  beginDrawing(transaction: DatabaseTransaction, holdId: string, requestHash: string): Promise<HoldStep>;
  undoDrawing(transaction: DatabaseTransaction, holdId: string): Promise<void>;
  deliver(transaction: DatabaseTransaction, holdId: string, delivery: Delivery): Promise<HoldStep>;
  releaseOpen(holdId: string, now: number): Promise<HoldStep>;
  releaseDelivered(transaction: DatabaseTransaction, holdId: string, now: number): Promise<HoldStep>;
  capture(transaction: DatabaseTransaction, holdId: string, now: number): Promise<HoldStep>;
  forgetDelivery(transaction: DatabaseTransaction, holdId: string): Promise<void>;
}

export function createHoldSteps(database: Database, lock: AccountLock, newId: () => string): HoldSteps {
  return {
    async renewLease(holdId, leaseUntil) {
      const renewed = await moveHold(database.writer, holdId, 'open', { lease_until: leaseUntil });
      return renewed !== undefined;
    },

    async expireRun(accountId, runId, now) {
      await database.writer
        .updateTable('hold')
        .set({ lease_until: now })
        .where('account_id', '=', accountId)
        .where('run_id', '=', runId)
        .where('state', '=', 'open')
        // An engine may draw for the others on another server.
        .where('request_hash', 'is', null)
        .where('lease_until', '>', now)
        .execute();
    },

    async beginDrawing(transaction, holdId, requestHash) {
      const row = await transaction
        .updateTable('hold')
        .set((hold) => ({ drawings: hold('drawings', '+', 1), request_hash: requestHash }))
        .where('id', '=', holdId)
        .where('state', '=', 'open')
        .where((hold) => hold.or([hold('request_hash', 'is', null), hold('request_hash', '=', requestHash)]))
        .returningAll()
        .executeTakeFirst();
      return await tellStep(transaction, holdId, row && toHold(row));
    },

    async undoDrawing(transaction, holdId) {
      await transaction
        .updateTable('hold')
        .set((hold) => ({ drawings: hold('drawings', '-', 1) }))
        .where('id', '=', holdId)
        .where('drawings', '>', 0)
        .execute();
    },

    async deliver(transaction, holdId, { storedObjectId, startingObjectId, drawn, requestHash, now }) {
      const delivered = await moveHold(transaction, holdId, 'open', {
        state: 'delivered',
        delivered_at: now,
        stored_object_id: storedObjectId,
        starting_object_id: startingObjectId,
        drawn: JSON.stringify(drawn),
        request_hash: requestHash,
      });
      return await tellStep(transaction, holdId, delivered);
    },

    releaseOpen: (holdId, now) =>
      database.transaction(async (transaction) => {
        await lock.ofHold(transaction, holdId);
        const released = await moveHold(transaction, holdId, 'open', {
          state: 'released',
          closed_at: now,
          request_hash: null,
        });
        if (released) await returnHeld(transaction, [released]);
        return await tellStep(transaction, holdId, released);
      }),

    async releaseDelivered(transaction, holdId, now) {
      await lock.ofHold(transaction, holdId);
      const released = await moveHold(transaction, holdId, 'delivered', {
        state: 'released',
        closed_at: now,
        ...NOTHING_DRAWN,
      });
      if (released) await returnHeld(transaction, [released]);
      return await tellStep(transaction, holdId, released);
    },

    async capture(transaction, holdId, now) {
      await lock.ofHold(transaction, holdId);
      const captured = await moveHold(transaction, holdId, 'delivered', {
        state: 'captured',
        closed_at: now,
      });
      if (captured) await takePrice(transaction, captured, { entryId: newId(), now });
      return await tellStep(transaction, holdId, captured);
    },

    async forgetDelivery(transaction, holdId) {
      await moveHold(transaction, holdId, 'captured', NOTHING_DRAWN);
    },
  };
}

/** @returns the hold as it is now, or undefined when it was not in that state. */
async function moveHold(
  database: Kysely<Tables>,
  holdId: string,
  from: HoldState,
  changes: UpdateObject<Tables, 'hold'>,
): Promise<Hold | undefined> {
  const row = await database
    .updateTable('hold')
    .set(changes)
    .where('id', '=', holdId)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst();
  return row && toHold(row);
}

/** Whoever lost reads what the winner wrote. */
async function tellStep(
  database: Kysely<Tables>,
  holdId: string,
  moved: Hold | undefined,
): Promise<HoldStep> {
  return moved ? { done: true, hold: moved } : { done: false, hold: await readHold(database, holdId) };
}

async function takePrice(
  transaction: DatabaseTransaction,
  hold: Hold,
  { entryId, now }: { entryId: string; now: number },
): Promise<void> {
  const balance = await spendHeld(transaction, hold);
  const isNew = await addEntry(transaction, {
    id: entryId,
    idempotency_key: captureKey(hold.id),
    account_id: hold.accountId,
    kind: hold.balance.kind,
    utc_date: hold.balance.utcDate,
    amount: -hold.price,
    balance_after: balance,
    reason: 'image',
    created_at: now,
  });
  if (!isNew) throw new Error(`Hold ${hold.id} was paid for before it was captured.`);
}
