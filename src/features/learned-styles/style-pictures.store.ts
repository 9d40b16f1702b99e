import type { Database } from '../../platform/db/database.types.ts';
import type {} from './learned-styles.tables.ts';

/** Which stored pictures belong to which style. */
interface StylePicturesStore {
  /** The objects of a style, in the order of its pictures. */
  list(styleId: string): Promise<string[]>;
  /** Instead of those that were there: all of them or, when it fails, none. */
  replace(styleId: string, objectIds: readonly string[]): Promise<void>;
}

export function createStylePicturesStore(database: Database): StylePicturesStore {
  return {
    async list(styleId) {
      const rows = await database.reader
        .selectFrom('learned_style_picture')
        .select('stored_object_id')
        .where('style_id', '=', styleId)
        .orderBy('place')
        .execute();
      return rows.map((row) => row.stored_object_id);
    },
    async replace(styleId, objectIds) {
      const rows = objectIds.map((objectId, place) => ({
        style_id: styleId,
        place,
        stored_object_id: objectId,
      }));
      await database.transaction(async (transaction) => {
        // Two who come at once would not see what the other one adds: no place is deleted to be filled again.
        await transaction
          .insertInto('learned_style_picture')
          .values(rows)
          .onConflict((conflict) =>
            conflict
              .columns(['style_id', 'place'])
              .doUpdateSet(({ ref }) => ({ stored_object_id: ref('excluded.stored_object_id') })),
          )
          .execute();
        await transaction
          .deleteFrom('learned_style_picture')
          .where('style_id', '=', styleId)
          .where('place', '>=', rows.length)
          .execute();
      });
    },
  };
}
