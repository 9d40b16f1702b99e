import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../../platform/db/database.types.ts';
import { deriveStalePosts } from './derived/stale-posts.store.ts';
import { createLibraryStore } from './library.store.ts';
import type { LibraryPicture, LibraryPost, PostOrigin } from './library.types.ts';
import { createLibraryPicturesStore, type NamedPicture } from './library-pictures.store.ts';
import { createLibraryPostsStore } from './library-posts.store.ts';

/**
 * SQLite has one writer, and its queries stop the whole process: between so many posts other
 * requests are answered, and a server whose library is filled from outside gets to its own writes.
 */
const POSTS_PER_TRANSACTION = 200;
const TURN_OF_OTHERS_MS = 20;
/** Nobody waits for so many pictures to be drawn ahead. */
const MOST_PICTURES_AHEAD = 1_000;

/** A post's address for a sitemap. */
interface PostAddress {
  slug: string;
  /** Milliseconds since 1970. */
  updatedAt: number;
}

/** Our own posts, for whoever fills the library and draws its pictures. */
export interface Library {
  /**
   * Adds posts, or replaces those with the same slugs; when a slug comes twice, the last one counts.
   * One whose address a post of the console has is left out.
   * Very many are stored part by part: a failure leaves whole posts, and putting all again is safe.
   */
  put(posts: readonly LibraryPost[]): Promise<void>;
  /**
   * Adds or replaces and removes in one transaction, so that a post that moved to another slug is
   * never there twice. Slugs that are gone already may be removed again.
   */
  change(changes: { put?: readonly LibraryPost[]; remove?: readonly string[] }): Promise<void>;
  /** @returns how many of them there were. */
  remove(slugs: readonly string[]): Promise<number>;
  /** What is stored, for comparing it with where it came from. */
  origins(): Promise<readonly PostOrigin[]>;
  findPicture(name: string): Promise<LibraryPicture | undefined>;
  /** The pictures of the newest posts first, each name once. */
  listPictures(limit?: number): Promise<readonly NamedPicture[]>;
  /** In the order of the slugs, those behind `after`; '' begins. */
  listAddresses(request: { after: string; limit: number }): Promise<readonly PostAddress[]>;
  countPosts(): Promise<number>;
  /**
   * Derives anew some posts that were derived by other rules, or by none.
   * @returns how many they were.
   */
  deriveStale(): Promise<number>;
}

export function createLibrary({ database }: { database: Database }): Library {
  const store = createLibraryStore(database);
  const posts = createLibraryPostsStore(database);
  const pictures = createLibraryPicturesStore(database);
  return {
    async put(all) {
      for (let start = 0; start < all.length; start += POSTS_PER_TRANSACTION) {
        if (start > 0) await sleep(TURN_OF_OTHERS_MS);
        const part = all.slice(start, start + POSTS_PER_TRANSACTION);
        await database.transaction(async (transaction) => {
          const slugs = part.map(({ slug }) => slug);
          await store.putPosts(transaction, withoutTaken(part, await store.findTaken(transaction, slugs)));
        });
      }
    },
    async change({ put = [], remove = [] }) {
      if (put.length + remove.length === 0) return;
      await database.transaction(async (transaction) => {
        const taken = await store.findTaken(transaction, [...put.map(({ slug }) => slug), ...remove]);
        const gone = remove.filter((slug) => !taken.has(slug));
        if (gone.length > 0) await store.removePosts(transaction, gone);
        await store.putPosts(transaction, withoutTaken(put, taken));
      });
    },
    async remove(slugs) {
      if (slugs.length === 0) return 0;
      return await database.transaction((transaction) => store.removePosts(transaction, slugs));
    },
    origins: store.listOrigins,
    findPicture: async (name) => (name.includes('\0') ? undefined : await pictures.find(name)),
    listPictures: (limit = MOST_PICTURES_AHEAD) => pictures.listNewest(limit),
    async listAddresses(request) {
      const rows = await posts.listAddresses(request);
      return rows.map(({ slug, updated_at }) => ({ slug, updatedAt: updated_at }));
    },
    countPosts: () => posts.count({ bounds: {} }),
    deriveStale: () => deriveStalePosts(database),
  };
}

function withoutTaken(posts: readonly LibraryPost[], taken: ReadonlySet<string>): LibraryPost[] {
  return posts.filter(({ slug }) => !taken.has(slug));
}
