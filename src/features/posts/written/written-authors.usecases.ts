import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import { createReadOnlyError, type IsReadOnly } from '../../../shared/read-only.ts';
import { freeSlug, slugOf } from '../sources/library/markdown/post-slug.rules.ts';
import type { PostMaker } from './post-maker.usecases.ts';
import { createWrittenAuthorsStore } from './written-authors.store.ts';
import { createTakenAuthorError, createUnknownAuthorError } from './written-posts.errors.ts';
import type { KnownAuthor, NewAuthor } from './written-posts.types.ts';

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
  ): Promise<KnownAuthor>;
  /**
   * Says other words of somebody who was added; posts that are shown say them a moment later.
   * @param alongside told what was said before, in the same transaction.
   * @throws {AppError} 404 for an author of a file; 409 for a name that another author has.
   */
  change(
    key: string,
    author: NewAuthor,
    alongside: (transaction: DatabaseTransaction, before: NewAuthor) => Promise<void>,
  ): Promise<KnownAuthor>;
}

interface WrittenAuthorsOptions {
  database: Database;
  maker: Pick<PostMaker, 'listAuthors'>;
  isReadOnly: IsReadOnly;
  /** Makes the posts anew that say something else now. */
  onChanged: () => void;
}

export function createWrittenAuthors(options: WrittenAuthorsOptions): WrittenAuthors {
  const { database, maker, isReadOnly, onChanged } = options;
  const store = createWrittenAuthorsStore(database);
  return {
    list: maker.listAuthors,
    async add(author, alongside) {
      if (isReadOnly()) throw createReadOnlyError();
      const known = await maker.listAuthors();
      assertFree(author.name, known);
      const keys = new Set(known.map(({ key }) => key));
      const key = freeSlug(slugOf(author.name), (candidate) => keys.has(candidate));
      await database.transaction(async (transaction) => {
        if (!(await store.add(transaction, key, author))) throw createTakenAuthorError(author.name);
        await alongside(transaction, key);
      });
      return { key, name: author.name, ownWords: author };
    },
    async change(key, author, alongside) {
      if (isReadOnly()) throw createReadOnlyError();
      const known = await maker.listAuthors();
      const before = known.find((one) => one.key === key)?.ownWords;
      if (!before) throw createUnknownAuthorError();
      assertFree(
        author.name,
        known.filter((one) => one.key !== key),
      );
      await database.transaction(async (transaction) => {
        if (!(await store.change(transaction, key, author))) throw createUnknownAuthorError();
        await alongside(transaction, before);
      });
      onChanged();
      return { key, name: author.name, ownWords: author };
    },
  };
}

/** @throws {AppError} 409. */
function assertFree(name: string, others: readonly KnownAuthor[]): void {
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    throw createTakenAuthorError(name);
}
