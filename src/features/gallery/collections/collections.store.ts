import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import { findImages } from '../finding/find-images.store.ts';
import { collectionTerm } from '../finding/image-terms.rules.ts';
import type {} from '../gallery.tables.ts';
import type { Collection } from './collections.schema.ts';

export interface CollectionsStore {
  /** By name. */
  list(accountId: string, transaction?: DatabaseTransaction): Promise<Collection[]>;
  /** Ids of the newest images in it, newest first, and whether there are more. */
  newest(accountId: string, id: string, most: number): Promise<{ ids: string[]; isMore: boolean }>;
  insert(
    transaction: DatabaseTransaction,
    order: { accountId: string; id: string; name: string; now: number },
  ): Promise<Collection>;
  giveName(
    transaction: DatabaseTransaction,
    order: { accountId: string; id: string; name: string },
  ): Promise<void>;
  /** The images stay, in no collection. */
  remove(transaction: DatabaseTransaction, accountId: string, id: string): Promise<boolean>;
}

export function createCollectionsStore(database: Database): CollectionsStore {
  const { reader } = database;
  return {
    async list(accountId, transaction) {
      const rows = await (transaction ?? reader)
        .selectFrom('gallery_collection')
        .select(['id', 'name', 'created_at'])
        .where('account_id', '=', accountId)
        .orderBy('name')
        .execute();
      return rows.map(toCollection);
    },
    async newest(accountId, id, most) {
      const all = { accountId, words: { whole: [] }, terms: [collectionTerm(id)], before: null };
      const { places, next } = await findImages(database, { ...all, limit: most });
      return { ids: places.map((place) => place.id), isMore: next !== null };
    },
    async insert(transaction, { accountId, id, name, now }) {
      const row = { id, name, created_at: now };
      await transaction
        .insertInto('gallery_collection')
        .values({ ...row, account_id: accountId })
        .execute();
      return toCollection(row);
    },
    async giveName(transaction, { accountId, id, name }) {
      await transaction
        .updateTable('gallery_collection')
        .set({ name })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .execute();
    },
    async remove(transaction, accountId, id) {
      const removed = await transaction
        .deleteFrom('gallery_collection')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .returning('id')
        .executeTakeFirst();
      if (!removed) return false;
      await transaction
        .deleteFrom('gallery_term')
        .where('account_id', '=', accountId)
        .where('term', '=', collectionTerm(id))
        .execute();
      return true;
    },
  };
}

function toCollection({
  id,
  name,
  created_at,
}: {
  id: string;
  name: string;
  created_at: number;
}): Collection {
  return { id, name, createdAt: new Date(created_at).toISOString() };
}
