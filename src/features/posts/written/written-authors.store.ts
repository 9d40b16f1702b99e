import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import type {} from './written-posts.tables.ts';
import type { NewAuthor } from './written-posts.types.ts';

export function createWrittenAuthorsStore({ reader }: Pick<Database, 'reader'>) {
  return {
    list: (): Promise<(NewAuthor & { key: string })[]> =>
      reader.selectFrom('written_author').selectAll().orderBy('key').execute(),
    /** @returns false when the key is taken. */
    async add(transaction: DatabaseTransaction, key: string, author: NewAuthor): Promise<boolean> {
      const added = await transaction
        .insertInto('written_author')
        .values({ key, ...author })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('key')
        .executeTakeFirst();
      return added !== undefined;
    },
    /** @returns false when there is nobody with this key. */
    async change(transaction: DatabaseTransaction, key: string, author: NewAuthor): Promise<boolean> {
      const { numUpdatedRows } = await transaction
        .updateTable('written_author')
        .set(author)
        .where('key', '=', key)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
