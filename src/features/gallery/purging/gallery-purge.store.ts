import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import type {} from '../../../platform/storage/blobs.tables.ts';
import { forgetTermsOfImage } from '../finding/image-terms.store.ts';
import type {} from '../gallery.tables.ts';

/** A deleted image that can not be brought back any more, with its picture still there. */
export interface DueTombstone {
  id: string;
  holdId: string | null;
  storedObjectId: string;
  startingObjectId: string | null;
}

interface ObjectScan {
  /** Objects that no image refers to. */
  orphans: string[];
  /** The time to scan from next. */
  next: number;
}

/** What of deleted images is left to forget. */
export interface GalleryPurgeStore {
  listDue(deletedBefore: number, limit: number): Promise<DueTombstone[]>;
  /** Forgets the words and the picture. @returns false when somebody was quicker, either way. */
  forget(
    transaction: DatabaseTransaction,
    id: string,
    order: { deletedBefore: number; now: number },
  ): Promise<boolean>;
  /** Looks through objects by the time they were handed in: a few at a time, because there may be millions. */
  scanObjects(order: { from: number; before: number; limit: number }): Promise<ObjectScan>;
}

export function createGalleryPurgeStore(database: Database): GalleryPurgeStore {
  return {
    async listDue(deletedBefore, limit) {
      const rows = await database.reader
        .selectFrom('gallery_image')
        .select(['id', 'hold_id as holdId'])
        .select(['stored_object_id as storedObjectId', 'starting_object_id as startingObjectId'])
        .where('deleted_at', '<', deletedBefore)
        .where('purged_at', 'is', null)
        .$narrowType<{ storedObjectId: string }>()
        .orderBy('deleted_at')
        .limit(limit)
        .execute();
      return rows;
    },
    async forget(transaction, id, { deletedBefore, now }) {
      const forgotten = await transaction
        .updateTable('gallery_image')
        .set({ prompt: '', full_prompt: '', recipe: null, color: null, purged_at: now })
        .set({ stored_object_id: null, starting_object_id: null })
        .where('id', '=', id)
        .where('deleted_at', '<', deletedBefore)
        .where('purged_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (!forgotten) return false;
      await forgetTermsOfImage(transaction, id);
      return true;
    },
    async scanObjects({ from, before, limit }) {
      const rows = await database.reader
        .selectFrom('stored_object as object')
        .select((row) => [
          'object.id',
          'object.kept_at',
          row
            .exists(
              row
                .selectFrom('gallery_image as image')
                .select('image.id')
                .where((image) =>
                  image.or([
                    image('image.stored_object_id', '=', image.ref('object.id')),
                    image('image.starting_object_id', '=', image.ref('object.id')),
                  ]),
                ),
            )
            .as('inGallery'),
        ])
        .where('object.kept_at', '>=', from)
        .where('object.kept_at', '<', before)
        .orderBy('object.kept_at')
        .limit(limit)
        .execute();
      return {
        orphans: rows.filter(({ inGallery }) => !inGallery).map(({ id }) => id),
        next: rows.at(-1)?.kept_at ?? from,
      };
    },
  };
}
