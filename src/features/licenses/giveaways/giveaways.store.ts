import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import { findPlan } from '../../plans/plans.rules.ts';
import type { PlanId } from '../../plans/plans.types.ts';
import type {} from '../licenses.tables.ts';
import { GIVEAWAY_SHOP_NAME } from '../shops/license-shops.rules.ts';
import type { GiveawayBatch, GiveawayOrder } from './giveaways.types.ts';

/** Databases take a bounded number of values in a statement. */
const ROWS_AT_ONCE = 250;

interface GiveawayKey {
  planId: PlanId;
  expiresAt: number | null;
}

export function createGiveawayStore({ reader }: Database) {
  return {
    async findKey(keyHash: string): Promise<GiveawayKey | undefined> {
      const row = await reader
        .selectFrom('giveaway_key')
        .innerJoin('giveaway_batch', 'giveaway_batch.id', 'giveaway_key.batch_id')
        .select(['plan_id', 'expires_at'])
        .where('key_hash', '=', keyHash)
        .executeTakeFirst();
      return row && { planId: findPlan(row.plan_id).id, expiresAt: row.expires_at };
    },
    /** @returns false when there is such a batch already. */
    async add(
      transaction: DatabaseTransaction,
      { id, planId, keys, expiresAt, reason }: GiveawayOrder,
      { now, keyHashes }: { now: number; keyHashes: readonly string[] },
    ): Promise<boolean> {
      const added = await transaction
        .insertInto('giveaway_batch')
        .values({ id, plan_id: planId, keys, reason, expires_at: expiresAt, made_at: now })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!added) return false;
      for (let from = 0; from < keyHashes.length; from += ROWS_AT_ONCE) {
        const rows = keyHashes.slice(from, from + ROWS_AT_ONCE);
        await transaction
          .insertInto('giveaway_key')
          .values(rows.map((key_hash) => ({ key_hash, batch_id: id })))
          .execute();
      }
      return true;
    },
    /** The newest first. */
    async list(limit: number): Promise<GiveawayBatch[]> {
      const rows = await reader
        .selectFrom('giveaway_batch')
        .selectAll()
        .select((row) =>
          row
            .selectFrom('giveaway_key')
            .innerJoin('license', (join) =>
              join
                .onRef('license.key_hash', '=', 'giveaway_key.key_hash')
                .on('license.shop', '=', GIVEAWAY_SHOP_NAME),
            )
            .select((count) => count.fn.countAll<number | string>().as('used'))
            .whereRef('giveaway_key.batch_id', '=', 'giveaway_batch.id')
            .as('used'),
        )
        .orderBy('made_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ id, plan_id, keys, reason, expires_at, made_at, used }) => ({
        ...{ id, keys, reason, used: Number(used) },
        planId: findPlan(plan_id).id,
        expiresAt: expires_at,
        madeAt: made_at,
      }));
    },
    /** @returns when its keys would have run out; undefined when they have, or when there is no such batch. */
    async end(
      transaction: DatabaseTransaction,
      id: string,
      now: number,
    ): Promise<{ expiresAt: number | null } | undefined> {
      const batch = await transaction
        .selectFrom('giveaway_batch')
        .select('expires_at')
        .where('id', '=', id)
        .executeTakeFirst();
      const ended = await transaction
        .updateTable('giveaway_batch')
        .set({ expires_at: now })
        .where('id', '=', id)
        .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
        .returning('id')
        .executeTakeFirst();
      return ended && batch && { expiresAt: batch.expires_at };
    },
  };
}
