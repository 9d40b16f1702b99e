import type { Database } from '../../../platform/db/database.types.ts';
import { readSearch } from '../../../shared/words/search-query.ts';
import type { GalleryStore } from '../gallery.store.ts';
import type { FoundImage, GalleryImage, GalleryItem } from '../gallery.types.ts';
import { findImages, listTerms } from './find-images.store.ts';
import { IMAGE_COLORS } from './image-colors.rules.ts';
import {
  type FoundImages,
  type ImageFilters,
  type ImageSearchInput,
  writePlace,
} from './image-search.schema.ts';
import {
  collectionTerm,
  type FacetName,
  facetStart,
  facetTerm,
  readMarks,
  STAR,
} from './image-terms.rules.ts';
import { readMarkTerms } from './image-terms.store.ts';

/** More choices than anybody looks through. */
const MOST_CHOICES = 200;

export interface ImageFinding {
  /** A page of the images that have all that is asked for, newest first. */
  search(accountId: string, search: ImageSearchInput): Promise<FoundImages>;
  /** What the account's images may be told apart by. */
  filters(accountId: string): Promise<ImageFilters>;
  /** Images of a page or of an answer, with what their owner marked them with. */
  describeAll(images: readonly GalleryImage[]): Promise<FoundImage[]>;
}

interface ImageFindingOptions {
  database: Database;
  store: Pick<GalleryStore, 'listByIds'>;
  describe: (image: GalleryImage) => GalleryItem;
}

export function createImageFinding({ database, store, describe }: ImageFindingOptions): ImageFinding {
  const describeAll = async (images: readonly GalleryImage[]): Promise<FoundImage[]> => {
    const marks = await readMarkTerms(
      database,
      images.map(({ id }) => id),
    );
    return images.map((image) => ({
      ...describe(image),
      color: IMAGE_COLORS.find((color) => color === image.color) ?? null,
      ...readMarks(marks.get(image.id) ?? []),
    }));
  };
  return {
    describeAll,
    async search(accountId, search) {
      const { query, limit, before, from, to } = search;
      const words = readSearch(query) ?? (query.trim() === '' ? { whole: [] } : undefined);
      // Signs without a word are in no prompt.
      if (!words) return { images: [], next: null };
      const terms = termsOfSearch(search);
      const { places, next } = await findImages(database, {
        ...{ accountId, words, terms, before, limit, from, to },
      });
      const ids = places.map(({ id }) => id);
      const images = new Map((await store.listByIds(accountId, ids)).map((image) => [image.id, image]));
      const shown = ids.flatMap((id) => images.get(id) ?? []);
      return { images: await describeAll(shown), next: next && writePlace(next) };
    },
    async filters(accountId) {
      const choices = async (facet: FacetName) => {
        const start = facetStart(facet);
        const terms = await listTerms(database, accountId, start, MOST_CHOICES);
        return terms.map((term) => term.slice(start.length));
      };
      const [tools, engines, options, colors] = await Promise.all(
        (['tool', 'engine', 'option', 'color'] as const).map(choices),
      );
      return { tools: tools ?? [], engines: engines ?? [], options: options ?? [], colors: colors ?? [] };
    },
  };
}

function termsOfSearch({ tool, engine, option, color, starred, collection }: ImageSearchInput): string[] {
  const facets = [['tool', tool] as const, ['engine', engine] as const, ['color', color] as const];
  return [
    ...facets.flatMap(([facet, value]) => (value ? [facetTerm(facet, value)] : [])),
    ...(option ?? []).map((choice) => facetTerm('option', choice)),
    ...(starred ? [STAR] : []),
    ...(collection ? [collectionTerm(collection)] : []),
  ];
}
