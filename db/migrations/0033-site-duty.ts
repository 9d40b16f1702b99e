import type { Kysely } from 'kysely';

export const name = '0033-site-duty';

/** Which server does what the site does by itself, of several on one database. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('site_duty')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
}
