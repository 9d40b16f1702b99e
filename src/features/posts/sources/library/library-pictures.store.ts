import type { Database } from '../../../../platform/db/database.types.ts';
import type {} from './library.tables.ts';
import type { LibraryPicture } from './library.types.ts';

export interface NamedPicture {
  name: string;
  picture: LibraryPicture;
}

interface LibraryPicturesStore {
  /** When posts disagree about a picture, the newest post is right. */
  find(name: string): Promise<LibraryPicture | undefined>;
  /** The pictures of the newest posts that have any, each name once. */
  listNewest(limit: number): Promise<NamedPicture[]>;
}

export function createLibraryPicturesStore({ reader }: Database): LibraryPicturesStore {
  const pictures = () =>
    reader
      .selectFrom('post')
      .innerJoin('post_picture', 'post_picture.number', 'post.number')
      .select(['post_picture.name', 'post_picture.recipe'])
      .orderBy('post.published_at', 'desc')
      .orderBy('post.number', 'desc');
  return {
    async find(name) {
      const row = await pictures().where('post_picture.name', '=', name).limit(1).executeTakeFirst();
      return row && (JSON.parse(row.recipe) as LibraryPicture);
    },
    async listNewest(limit) {
      const rows = await pictures().orderBy('post_picture.place').limit(limit).execute();
      const newest = new Map<string, LibraryPicture>();
      for (const { name, recipe } of rows)
        if (!newest.has(name)) newest.set(name, JSON.parse(recipe) as LibraryPicture);
      return [...newest].map(([name, picture]) => ({ name, picture }));
    },
  };
}
