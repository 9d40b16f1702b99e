import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import type { LibraryPicture, PictureFile } from '../sources/library/library.types.ts';
import type {} from './written-posts.tables.ts';

export function createWrittenPicturesStore({ reader, writer }: Pick<Database, 'reader' | 'writer'>) {
  return {
    async findUploads(hashes: readonly string[]): Promise<PictureFile[]> {
      if (hashes.length === 0) return [];
      return await reader
        .selectFrom('written_picture')
        .select(['hash', 'width', 'height'])
        .where('hash', 'in', hashes)
        .execute();
    },
    async findObject(hash: string): Promise<string | undefined> {
      const row = await reader
        .selectFrom('written_picture')
        .select('stored_object_id')
        .where('hash', '=', hash)
        .executeTakeFirst();
      return row?.stored_object_id;
    },
    async addUpload(transaction: DatabaseTransaction, objectId: string, file: PictureFile): Promise<void> {
      await transaction
        .insertInto('written_picture')
        .values({ ...file, stored_object_id: objectId })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .execute();
    },
    async findPreview(name: string): Promise<LibraryPicture | undefined> {
      const row = await reader
        .selectFrom('preview_picture')
        .select('recipe')
        .where('name', '=', name)
        .executeTakeFirst();
      return row && (JSON.parse(row.recipe) as LibraryPicture);
    },
    /** Renews how long those that are there already are kept. */
    async notePreviews(previews: ReadonlyMap<string, LibraryPicture>, now: number): Promise<void> {
      if (previews.size === 0) return;
      const rows = [...previews].map(([name, picture]) => ({
        name,
        recipe: JSON.stringify(picture),
        made_at: now,
      }));
      await writer
        .insertInto('preview_picture')
        .values(rows)
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ made_at: now }))
        .execute();
    },
    async forgetPreviewsBefore(time: number): Promise<void> {
      await writer.deleteFrom('preview_picture').where('made_at', '<', time).execute();
    },
  };
}
