import type { Database } from '../../../platform/db/database.types.ts';
import type { GalleryImage } from '../gallery.types.ts';
import { toImage } from '../gallery-rows.ts';
import { facetTerm, termsOfImage } from './image-terms.rules.ts';
import { enterTerms, hasTerm } from './image-terms.store.ts';

export interface ColorImagesStore {
  /** Newest first. */
  listUncolored(limit: number): Promise<GalleryImage[]>;
  /**
   * Enters the image under its color, unless it was deleted meanwhile; one that was saved before images could be
   * searched, under everything else, too.
   */
  setColor(image: GalleryImage, color: string): Promise<void>;
}

export function createColorImagesStore(database: Database): ColorImagesStore {
  return {
    async listUncolored(limit) {
      const rows = await database.reader
        .selectFrom('gallery_image')
        .selectAll()
        .where('color', 'is', null)
        .where('deleted_at', 'is', null)
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toImage);
    },
    async setColor(image, color) {
      await database.transaction(async (transaction) => {
        const colored = await transaction
          .updateTable('gallery_image')
          .set({ color })
          .where('id', '=', image.id)
          .where('color', 'is', null)
          .where('deleted_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
        if (!colored) return;
        const isEntered = await hasTerm(transaction, image.id, facetTerm('tool', image.tool));
        const terms = [
          ...(isEntered ? [] : termsOfImage(image)),
          ...(color === '' ? [] : [facetTerm('color', color)]),
        ];
        if (terms.length > 0) await enterTerms(transaction, database.kind, image, terms);
      });
    },
  };
}
