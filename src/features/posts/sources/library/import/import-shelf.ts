import { createHash } from 'node:crypto';
import type { LibraryPost } from '../library.types.ts';
import { freeSlug } from '../markdown/post-slug.rules.ts';
import type { ExportEntry } from './blogger-export.types.ts';

export type StoredPost = Pick<LibraryPost, 'slug' | 'origin' | 'sourceHash'>;

/** Where a post belongs in the library. */
interface Place {
  slug: string;
  /** It was not imported before. */
  isNew: boolean;
  /** Of the post that is stored there; undefined for none. */
  sourceHash: string | undefined;
}

/**
 * Knows which imported post has which address. A post is known by its id on the old blog, which
 * begins its `sourceHash`, so it keeps the address it was given first.
 */
export interface Shelf {
  /** The same place for the same post, whenever it is asked. */
  placeOf(entry: ExportEntry, wantedSlug: string): Place;
  /** What `sourceHash` a post has whose content has this hash. */
  sourceHashOf(entry: ExportEntry, contentHash: string): string;
  /** The post now stands there. */
  fill(slug: string, sourceHash: string): void;
}

export function createShelf(stored: readonly StoredPost[]): Shelf {
  const hashes = new Map<string, string | undefined>(
    stored.map(({ slug, sourceHash }) => [slug, sourceHash]),
  );
  const slugs = new Map(
    stored
      .filter(({ origin }) => origin === 'import')
      .map(({ slug, sourceHash }) => [sourceHash.replace(/:.*$/, ''), slug]),
  );
  const old = new Set(slugs.keys());
  return {
    placeOf(entry, wantedSlug) {
      const identity = identityOf(entry);
      const slug = slugs.get(identity) ?? freeSlug(wantedSlug, (candidate) => hashes.has(candidate));
      slugs.set(identity, slug);
      if (!hashes.has(slug)) hashes.set(slug, undefined);
      return { slug, isNew: !old.has(identity), sourceHash: hashes.get(slug) };
    },
    sourceHashOf: (entry, contentHash) => `${identityOf(entry)}:${contentHash}`,
    fill: (slug, sourceHash) => void hashes.set(slug, sourceHash),
  };
}

/** Ids are the same in both forms of an export; a feed of another kind may have none. */
export function identityOf({ id, permalink, published, title }: ExportEntry): string {
  return hashText(id || permalink || `${published} ${title}`).slice(0, 24);
}

export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
