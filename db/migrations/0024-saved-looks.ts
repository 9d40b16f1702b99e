import type { Kysely } from 'kysely';

export const name = '0024-saved-looks';

/** The selectors of a tool as accounts set them, under names of their own. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('saved_look')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('choices', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('saved_look_account')
    .on('saved_look')
    .columns(['account_id', 'created_at', 'id'])
    .execute();
}
