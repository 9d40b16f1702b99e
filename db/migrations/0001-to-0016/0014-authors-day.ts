import type { Kysely } from 'kysely';

export const name = '0014-authors-day';

/** How many minutes the clock of a post's author was ahead of UTC, because the day that is shown is the author's. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('post')
    .addColumn('published_offset', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
