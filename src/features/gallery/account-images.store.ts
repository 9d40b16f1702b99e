import type { Database, DatabaseTransaction } from '../../platform/db/database.types.ts';
import type { ImagePlace, StatedImage } from './account-images.types.ts';
import type { ImageRecipe } from './gallery.types.ts';

/** All images of one account at once, for their owner who takes them along or deletes them. */
interface AccountImagesStore {
  count(accountId: string): Promise<{ images: number; bytes: number }>;
  list(accountId: string, after: ImagePlace | null, limit: number): Promise<StatedImage[]>;
  forgetAll(transaction: DatabaseTransaction, accountId: string, now: number): Promise<void>;
}

export function createAccountImagesStore({ reader }: Database): AccountImagesStore {
  return {
    async count(accountId) {
      const row = await reader
        .selectFrom('gallery_image as image')
        .innerJoin('stored_object as object', 'object.id', 'image.stored_object_id')
        .select((select) => [
          select.fn.countAll<number | bigint>().as('images'),
          select.fn.sum<number | bigint | string | null>('object.size').as('bytes'),
        ])
        .where('image.account_id', '=', accountId)
        .where('image.deleted_at', 'is', null)
        .executeTakeFirstOrThrow();
      return { images: Number(row.images), bytes: Number(row.bytes ?? 0) };
    },
    async list(accountId, after, limit) {
      const { createdAt, id } = after ?? { createdAt: 0, id: '' };
      const rows = await reader
        .selectFrom('gallery_image as image')
        .innerJoin('stored_object as object', 'object.id', 'image.stored_object_id')
        .selectAll('image')
        .select(['object.content_type', 'object.size'])
        .where('image.account_id', '=', accountId)
        .where('image.deleted_at', 'is', null)
        .where((row) => row(row.refTuple('image.created_at', 'image.id'), '>', row.tuple(createdAt, id)))
        .orderBy('image.created_at')
        .orderBy('image.id')
        .limit(limit)
        .execute();
      return rows.flatMap((row) =>
        row.stored_object_id === null ? [] : [toStated(row, row.stored_object_id)],
      );
    },
    forgetAll,
  };
}

interface JoinedRow {
  id: string;
  prompt: string;
  full_prompt: string;
  width: number;
  height: number;
  tool: 'green' | 'yellow';
  cost: number;
  recipe: string | null;
  created_at: number;
  starting_object_id: string | null;
  content_type: string;
  size: number;
}

function toStated(row: JoinedRow, objectId: string): StatedImage {
  return {
    id: row.id,
    objectId,
    startingObjectId: row.starting_object_id,
    contentType: row.content_type,
    bytes: row.size,
    prompt: row.prompt,
    fullPrompt: row.full_prompt,
    width: row.width,
    height: row.height,
    tool: row.tool,
    cost: row.cost,
    recipe: row.recipe === null ? null : (JSON.parse(row.recipe) as ImageRecipe),
    createdAt: row.created_at,
  };
}

/** One statement: the charges stay explained by tombstones that say nothing. */
async function forgetAll(transaction: DatabaseTransaction, accountId: string, now: number): Promise<void> {
  await transaction
    .updateTable('gallery_image')
    .set((row) => ({
      prompt: '',
      full_prompt: '',
      recipe: null,
      request_key: null,
      request_hash: null,
      stored_object_id: null,
      starting_object_id: null,
      deleted_at: row.fn.coalesce('deleted_at', row.val(now)),
      purged_at: row.fn.coalesce('purged_at', row.val(now)),
    }))
    .where('account_id', '=', accountId)
    .execute();
}
