import type { Kysely } from 'kysely';

export const name = '0035-written-authors';

/** Authors of the console's posts, beside those of authors.yaml. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('written_author')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('bio', 'text', (column) => column.notNull())
    .addColumn('location', 'text', (column) => column.notNull())
    .execute();
}
