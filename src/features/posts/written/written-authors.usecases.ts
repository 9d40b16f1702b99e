import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import { createReadOnlyError, type IsReadOnly } from '../../../shared/read-only.ts';
import { freeSlug, slugOf } from '../sources/library/markdown/post-slug.rules.ts';
import type { PostMaker } from './post-maker.usecases.ts';
import { createWrittenAuthorsStore } from './written-authors.store.ts';
import { createTakenAuthorError } from './written-posts.errors.ts';
import type { NewAuthor } from './written-posts.types.ts';

/** Who may be named as an author of the console's posts. */
export interface WrittenAuthors {
  /** By their keys: those of authors.yaml, then those of the console. */
  list: PostMaker['listAuthors'];
  /**
   * @param alongside told the key, in the same transaction.
   * @throws {AppError} 409 for a name that an author has.
   */
  add(
    author: NewAuthor,
    alongside: (transaction: DatabaseTransaction, key: string) => Promise<void>,
  ): Promise<{ key: string; name: string }>;
}

interface WrittenAuthorsOptions {
  database: Database;
  maker: Pick<PostMaker, 'listAuthors'>;
  isReadOnly: IsReadOnly;
}

export function createWrittenAuthors({ database, maker, isReadOnly }: WrittenAuthorsOptions): WrittenAuthors {
  const store = createWrittenAuthorsStore(database);
  return {
    list: maker.listAuthors,
    async add(author, alongside) {
      if (isReadOnly()) throw createReadOnlyError();
      const known = await maker.listAuthors();
      if (known.some(({ name }) => name.toLowerCase() === author.name.toLowerCase()))
        throw createTakenAuthorError(author.name);
      const keys = new Set(known.map(({ key }) => key));
      const key = freeSlug(slugOf(author.name), (candidate) => keys.has(candidate));
      await database.transaction(async (transaction) => {
        if (!(await store.add(transaction, key, author))) throw createTakenAuthorError(author.name);
        await alongside(transaction, key);
      });
      return { key, name: author.name };
    },
  };
}
