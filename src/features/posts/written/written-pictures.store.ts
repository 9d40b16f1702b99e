import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import type { LibraryPicture, PictureFile } from '../sources/library/library.types.ts';
import type {} from './written-posts.tables.ts';

/** Of a revision. */
interface TextPlace {
  postId: string;
  revision: number;
}

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
    /** Stored pictures that came before a time; `hash` is null where nothing names one any more. */
    async listUploadsBefore(
      owner: string,
      time: number,
    ): Promise<{ objectId: string; hash: string | null }[]> {
      return await reader
        .selectFrom('stored_object')
        .leftJoin('written_picture', 'written_picture.stored_object_id', 'stored_object.id')
        .select(['stored_object.id as objectId', 'written_picture.hash'])
        .where('owner', '=', owner)
        .where('kept_at', '<', time)
        .execute();
    },
    /** Texts of all posts and revisions, some at a time. */
    async listTexts(after: TextPlace | null, limit: number): Promise<(TextPlace & { text: string })[]> {
      return await reader
        .selectFrom('written_revision')
        .select(['post_id as postId', 'revision', 'text'])
        .$if(after !== null, (query) =>
          query.where((row) =>
            row(
              row.refTuple('post_id', 'revision'),
              '>',
              row.tuple(after?.postId ?? '', after?.revision ?? 0),
            ),
          ),
        )
        .orderBy('post_id')
        .orderBy('revision')
        .limit(limit)
        .execute();
    },
    /** Forgets an upload, unless it came again or a text names it after all. */
    async forgetUpload(hash: string, time: number): Promise<boolean> {
      const { numDeletedRows } = await writer
        .deleteFrom('written_picture')
        .where('hash', '=', hash)
        .where('stored_object_id', 'in', (row) =>
          row.selectFrom('stored_object').select('id').where('kept_at', '<', time),
        )
        .where((row) =>
          row.not(
            row.exists(
              row.selectFrom('written_revision').select('post_id').where('text', 'like', `%${hash}%`),
            ),
          ),
        )
        .executeTakeFirst();
      return numDeletedRows > 0n;
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
