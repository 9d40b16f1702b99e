import { emitAfterCommit } from '../../platform/db/after-commit-events.ts';
import type { Database, DatabaseTransaction } from '../../platform/db/database.types.ts';
import { termsOfImage } from './finding/image-terms.rules.ts';
import { enterTerms } from './finding/image-terms.store.ts';
import type { GalleryImage } from './gallery.types.ts';
import { requestKey, toImage, toRow } from './gallery-rows.ts';
import { isOwnedBy } from './owned-images.store.ts';

export interface GalleryStore {
  /** @returns false, and stores nothing, when its request's key, or its receipt, was used already. */
  insert(transaction: DatabaseTransaction, image: GalleryImage): Promise<boolean>;
  /** Whoever's it is, and also when it is deleted: for callers who show a signature. */
  find(id: string): Promise<GalleryImage | undefined>;
  /** Deleted ones too. */
  findByHold(accountId: string, holdId: string): Promise<GalleryImage | undefined>;
  /** Without deleted ones. */
  listByHolds(accountId: string, holdIds: readonly string[]): Promise<GalleryImage[]>;
  /** Deleted ones too. */
  findByRequest(accountId: string, key: string): Promise<GalleryImage | undefined>;
  /** Deleted ones too, whoever's it is. */
  findByReceipt(receiptId: string): Promise<GalleryImage | undefined>;
  /** What its pictures that the site did not draw take, those included that can still be brought back. */
  uploadedBytes(accountId: string, transaction?: DatabaseTransaction): Promise<number>;
  /** Newest first, without deleted ones. */
  listNewest(accountId: string, limit: number): Promise<GalleryImage[]>;
  /** Of the account's own that are not deleted, in no order. */
  listByIds(accountId: string, ids: readonly string[]): Promise<GalleryImage[]>;
  /** How many of them the account has, and has not deleted. */
  countOwn(transaction: DatabaseTransaction, accountId: string, ids: readonly string[]): Promise<number>;
  /** @returns those of them that the account has, deleted before or not, with their pictures. */
  markDeleted(accountId: string, ids: readonly string[], now: number): Promise<string[]>;
  /** @returns those that are back; for others it is too late. */
  restore(accountId: string, ids: readonly string[], deletedSince: number): Promise<GalleryImage[]>;
}

export function createGalleryStore(database: Database): GalleryStore {
  const images = () => database.reader.selectFrom('gallery_image').selectAll();
  const one = async (query: ReturnType<typeof images>) => {
    const row = await query.executeTakeFirst();
    return row && toImage(row);
  };
  return {
    async insert(transaction, image) {
      const inserted = await transaction
        .insertInto('gallery_image')
        .values(toRow(image))
        .onConflict((conflict) =>
          conflict.column(image.receiptId === null ? 'request_key' : 'receipt_id').doNothing(),
        )
        .returning('id')
        .executeTakeFirst();
      if (!inserted) return false;
      await enterTerms(transaction, database.kind, image, termsOfImage(image));
      emitAfterCommit(transaction, { what: 'images', kind: 'saved', amount: 1 });
      return true;
    },
    find: (id) => one(images().where('id', '=', id)),
    findByHold: (accountId, holdId) =>
      one(images().where('hold_id', '=', holdId).where('account_id', '=', accountId)),
    async listByHolds(accountId, holdIds) {
      if (holdIds.length === 0) return [];
      const rows = await images()
        .where('hold_id', 'in', holdIds)
        .where(isOwnedBy(accountId))
        .where('deleted_at', 'is', null)
        .execute();
      return rows.map(toImage);
    },
    findByRequest: (accountId, key) => one(images().where('request_key', '=', requestKey(accountId, key))),
    findByReceipt: (receiptId) => one(images().where('receipt_id', '=', receiptId)),
    uploadedBytes: (accountId, transaction = undefined) =>
      sumUploads(transaction ?? database.reader, accountId),
    async listNewest(accountId, limit) {
      const rows = await images()
        .where('account_id', '=', accountId)
        .where('deleted_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toImage);
    },
    async listByIds(accountId, ids) {
      if (ids.length === 0) return [];
      const rows = await images()
        .where('id', 'in', ids)
        .where(isOwnedBy(accountId))
        .where('deleted_at', 'is', null)
        .execute();
      return rows.map(toImage);
    },
    async countOwn(transaction, accountId, ids) {
      const { own } = await transaction
        .selectFrom('gallery_image')
        .select((select) => select.fn.countAll<number | bigint>().as('own'))
        .where('id', 'in', ids)
        .where(isOwnedBy(accountId))
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(own);
    },
    /** Deleting again changes nothing, so that the time to bring it back is not made longer. */
    async markDeleted(accountId, ids, now) {
      const marked = await database.writer
        .updateTable('gallery_image')
        .set((row) => ({ deleted_at: row.fn.coalesce('deleted_at', row.val(now)) }))
        .where('id', 'in', ids)
        .where(isOwnedBy(accountId))
        .where('purged_at', 'is', null)
        .returning('id')
        .execute();
      return marked.map(({ id }) => id);
    },
    async restore(accountId, ids, deletedSince) {
      const rows = await database.writer
        .updateTable('gallery_image')
        .set({ deleted_at: null })
        .where('id', 'in', ids)
        .where(isOwnedBy(accountId))
        .where('purged_at', 'is', null)
        .where((row) => row.or([row('deleted_at', 'is', null), row('deleted_at', '>=', deletedSince)]))
        .returningAll()
        .execute();
      return rows.map(toImage);
    },
  };
}

async function sumUploads(reader: Database['reader'], accountId: string): Promise<number> {
  const { bytes } = await reader
    .selectFrom('stored_object')
    .select((select) => select.fn.sum<number | bigint | string | null>('size').as('bytes'))
    .where('id', 'in', (images) =>
      images
        .selectFrom('gallery_image')
        .select('stored_object_id')
        .where('account_id', '=', accountId)
        .where('hold_id', 'is', null)
        .where('receipt_id', 'is', null)
        .where('stored_object_id', 'is not', null),
    )
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}
