import type { Kysely } from 'kysely';

export const name = '0016-learned-styles';

/** Styles that accounts learned from pictures of their own. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('learned_style')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('style', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('learned_style_account')
    .on('learned_style')
    .columns(['account_id', 'created_at', 'id'])
    .execute();
}
