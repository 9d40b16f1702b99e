import type { Database, DatabaseTransaction } from '../../platform/db/database.types.ts';
import type {} from './learned-styles.tables.ts';

/** Which stored pictures belong to which style. */
interface StylePicturesStore {
  /** The objects of a style, in the order of its pictures. */
  list(styleId: string): Promise<string[]>;
  insert(
    transaction: DatabaseTransaction,
    picture: { styleId: string; place: number; objectId: string },
  ): Promise<void>;
  /** @returns what they were. */
  remove(styleId: string): Promise<string[]>;
}

export function createStylePicturesStore({ reader, writer }: Database): StylePicturesStore {
  return {
    async list(styleId) {
      const rows = await reader
        .selectFrom('learned_style_picture')
        .select('stored_object_id')
        .where('style_id', '=', styleId)
        .orderBy('place')
        .execute();
      return rows.map((row) => row.stored_object_id);
    },
    async insert(transaction, { styleId, place, objectId }) {
      const row = { style_id: styleId, place, stored_object_id: objectId };
      await transaction.insertInto('learned_style_picture').values(row).execute();
    },
    async remove(styleId) {
      const rows = await writer
        .deleteFrom('learned_style_picture')
        .where('style_id', '=', styleId)
        .returning('stored_object_id')
        .execute();
      return rows.map((row) => row.stored_object_id);
    },
  };
}
