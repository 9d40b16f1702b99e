import { emitAfterCommit } from '../../platform/db/after-commit-events.ts';
import type { Database, DatabaseTransaction } from '../../platform/db/database.types.ts';
import type { GalleryImageRow } from './gallery.tables.ts';
import type { GalleryImage, ImageRecipe } from './gallery.types.ts';

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
  /** @returns whether the account has the image, deleted before or not, with its picture. */
  markDeleted(accountId: string, id: string, now: number): Promise<boolean>;
  /** Undefined when there is nothing left to bring back. */
  restore(accountId: string, id: string, deletedSince: number): Promise<GalleryImage | undefined>;
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
      if (inserted) emitAfterCommit(transaction, { what: 'images', kind: 'saved', amount: 1 });
      return inserted !== undefined;
    },
    find: (id) => one(images().where('id', '=', id)),
    findByHold: (accountId, holdId) =>
      one(images().where('hold_id', '=', holdId).where('account_id', '=', accountId)),
    async listByHolds(accountId, holdIds) {
      if (holdIds.length === 0) return [];
      const rows = await images()
        .where('hold_id', 'in', holdIds)
        .where('account_id', '=', accountId)
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
    markDeleted: (accountId, id, now) => markDeleted(database, { accountId, id, now }),
    async restore(accountId, id, deletedSince) {
      const row = await database.writer
        .updateTable('gallery_image')
        .set({ deleted_at: null })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('purged_at', 'is', null)
        .where((row) => row.or([row('deleted_at', 'is', null), row('deleted_at', '>=', deletedSince)]))
        .returningAll()
        .executeTakeFirst();
      return row && toImage(row);
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

interface Deletion {
  accountId: string;
  id: string;
  now: number;
}

/** Deleting again changes nothing, so that the time to bring it back is not made longer. */
async function markDeleted(database: Database, { accountId, id, now }: Deletion): Promise<boolean> {
  const marked = await database.writer
    .updateTable('gallery_image')
    .set((row) => ({ deleted_at: row.fn.coalesce('deleted_at', row.val(now)) }))
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('purged_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** Keys are the callers' own, so two accounts may choose the same one. */
function requestKey(accountId: string, key: string): string {
  return `${accountId}:${key}`;
}

function toRow(image: GalleryImage): GalleryImageRow {
  return {
    id: image.id,
    account_id: image.accountId,
    charge_key: image.chargeKey,
    receipt_id: image.receiptId,
    hold_id: image.holdId,
    stored_object_id: image.storedObjectId,
    starting_object_id: image.startingObjectId,
    prompt: image.prompt,
    full_prompt: image.fullPrompt,
    width: image.width,
    height: image.height,
    tool: image.tool,
    cost: image.cost,
    recipe: image.recipe && JSON.stringify(image.recipe),
    created_at: image.createdAt,
    deleted_at: image.deletedAt,
    purged_at: null,
    request_key: image.request && requestKey(image.accountId, image.request.key),
    request_hash: image.request?.hash ?? null,
  };
}

function toImage(row: GalleryImageRow): GalleryImage {
  return {
    id: row.id,
    accountId: row.account_id,
    chargeKey: row.charge_key,
    receiptId: row.receipt_id,
    holdId: row.hold_id,
    storedObjectId: row.stored_object_id,
    startingObjectId: row.starting_object_id,
    prompt: row.prompt,
    fullPrompt: row.full_prompt,
    width: row.width,
    height: row.height,
    tool: row.tool,
    cost: row.cost,
    recipe: row.recipe === null ? null : (JSON.parse(row.recipe) as ImageRecipe),
    createdAt: row.created_at,
    deletedAt: row.deleted_at,
    request:
      row.request_key === null
        ? null
        : { key: row.request_key.slice(row.account_id.length + 1), hash: row.request_hash ?? '' },
  };
}
