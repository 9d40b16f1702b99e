import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import { columnOf, subjectOf } from '../share-subjects.ts';
import type { TakedownRow } from '../sharing.tables.ts';
import type { Takedown } from './takedowns.types.ts';

type NewTakedown = Pick<Takedown, 'id' | 'linkId' | 'accountId' | 'subject' | 'reason' | 'createdAt'>;

interface TakedownStore {
  /**
   * Ends every link of what is taken down, and lets no new one be made.
   * @param imageIds pictures that no other link may show either.
   * @returns false for what is down already: however many do it at once, there is one.
   */
  insert(
    transaction: DatabaseTransaction,
    takedown: NewTakedown,
    imageIds: readonly string[],
  ): Promise<boolean>;
  /** One that has not been restored. */
  find(id: string): Promise<Takedown | undefined>;
  /** The newest first, without what was restored. */
  listOfAccount(accountId: string, limit: number): Promise<Takedown[]>;
  /** Those that a report about a link led to, without what was restored. */
  listOfLink(linkId: string): Promise<Takedown[]>;
  /** Those whose answers nobody has judged, the oldest answer first. */
  listAnswered(limit: number): Promise<Takedown[]>;
  /** @returns false when there is an answer already. */
  answer(takedown: Pick<Takedown, 'id' | 'accountId'>, answer: string, now: number): Promise<boolean>;
  /** Leaves it down for good. @returns false when it was judged meanwhile. */
  keep(transaction: DatabaseTransaction, id: string, now: number): Promise<boolean>;
  /**
   * Lets new links be made; those that ended stay so.
   * @param keptAt as it was read. @returns false when it was judged meanwhile.
   */
  restore(
    transaction: DatabaseTransaction,
    takedown: Pick<Takedown, 'id' | 'keptAt'>,
    now: number,
  ): Promise<boolean>;
  /** For an account that ends. */
  forgetAll(transaction: DatabaseTransaction, accountId: string): Promise<void>;
}

export function createTakedownStore({ reader, writer }: Database): TakedownStore {
  const open = () => reader.selectFrom('share_takedown').selectAll().where('ended_at', 'is', null);
  return {
    insert: insertTakedown,
    async find(id) {
      const row = await open().where('id', '=', id).executeTakeFirst();
      return row && toTakedown(row);
    },
    async listOfAccount(accountId, limit) {
      const newest = open().where('account_id', '=', accountId).orderBy('created_at', 'desc');
      return (await newest.orderBy('id', 'desc').limit(limit).execute()).map(toTakedown);
    },
    async listOfLink(linkId) {
      return (await open().where('share_id', '=', linkId).execute()).map(toTakedown);
    },
    async listAnswered(limit) {
      const waiting = open().where('answered_at', 'is not', null).where('kept_at', 'is', null);
      const rows = await waiting.orderBy('answered_at').orderBy('id').limit(limit).execute();
      return rows.map(toTakedown);
    },
    async answer({ id, accountId }, answer, now) {
      const { numUpdatedRows } = await writer
        .updateTable('share_takedown')
        .set({ answer, answered_at: now })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('answered_at', 'is', null)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async keep(transaction, id, now) {
      const { numUpdatedRows } = await transaction
        .updateTable('share_takedown')
        .set({ kept_at: now })
        .where('id', '=', id)
        .where('answered_at', 'is not', null)
        .where('kept_at', 'is', null)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async restore(transaction, { id, keptAt }, now) {
      const { numUpdatedRows } = await transaction
        .updateTable('share_takedown')
        .set({ ended_at: now })
        .where('id', '=', id)
        .where('kept_at', keptAt === null ? 'is' : '=', keptAt)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await transaction
        .updateTable('share')
        .set({ taken_down_at: null, takedown_id: null })
        .where('takedown_id', '=', id)
        .execute();
      return true;
    },
    async forgetAll(transaction, accountId) {
      await transaction.deleteFrom('share_takedown').where('account_id', '=', accountId).execute();
    },
  };
}

async function insertTakedown(
  transaction: DatabaseTransaction,
  { id, linkId, accountId, subject, reason, createdAt: now }: NewTakedown,
  imageIds: readonly string[],
): Promise<boolean> {
  const none = { answer: null, answered_at: null, kept_at: null, ended_at: null };
  const of = { image_id: null, collection_id: null, [columnOf(subject)]: subject.id };
  const row = { id, share_id: linkId, account_id: accountId, ...of, reason, created_at: now, ...none };
  const { id: takedownId } = await transaction
    .insertInto('share_takedown')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column(columnOf(subject))
        .where('ended_at', 'is', null)
        // Changes nothing, but finds the one that there is, and keeps it from being restored meanwhile.
        .doUpdateSet((row) => ({ reason: row.ref('share_takedown.reason') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const end = () =>
    transaction.updateTable('share').set((row) => ({
      ended_at: row.fn.coalesce('ended_at', row.val(now)),
      taken_down_at: row.fn.coalesce('taken_down_at', row.val(now)),
    }));
  await end().set({ takedown_id: takedownId }).where(columnOf(subject), '=', subject.id).execute();
  if (imageIds.length === 0) return takedownId === id;
  // A picture that was taken down by itself stays down when its collection is restored.
  await end()
    .set((row) => ({ takedown_id: row.fn.coalesce('takedown_id', row.val(takedownId)) }))
    .where('image_id', 'in', imageIds)
    .execute();
  // A link that never worked is the mark of a picture that had none of its own.
  const marks = imageIds.map((imageId) => ({
    id: `taken down ${imageId}`,
    token_hash: `none ${imageId}`,
    account_id: accountId,
    image_id: imageId,
    collection_id: null,
    shows_recipe: 0 as const,
    created_at: now,
    expires_at: null,
    ended_at: now,
    taken_down_at: now,
    takedown_id: takedownId,
  }));
  await transaction
    .insertInto('share')
    .values(marks)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return takedownId === id;
}

function toTakedown(row: TakedownRow): Takedown {
  return {
    id: row.id,
    linkId: row.share_id,
    accountId: row.account_id,
    subject: subjectOf(row),
    reason: row.reason,
    createdAt: row.created_at,
    answer: row.answer,
    answeredAt: row.answered_at,
    keptAt: row.kept_at,
  };
}
