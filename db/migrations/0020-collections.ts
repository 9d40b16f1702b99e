import type { Kysely } from 'kysely';

export const name = '0020-collections';

/** The names of collections; `gallery_term` says which images are in one. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('gallery_collection')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('gallery_collection_name')
    .on('gallery_collection')
    .columns(['account_id', 'name'])
    .unique()
    .execute();
}
