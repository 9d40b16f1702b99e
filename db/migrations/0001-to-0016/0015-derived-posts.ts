import type { Kysely } from 'kysely';

export const name = '0015-derived-posts';

/**
 * What pages show of a post and its HTML alone says, so that nobody reads the HTML for it again. A post
 * of an earlier version says 0: it is derived after the start, and until then whenever it is asked for.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('post_derived')
    .addColumn('number', 'bigint', (column) =>
      column.primaryKey().notNull().references('post.number').onDelete('cascade'),
    )
    .addColumn('slides', 'text', (column) => column.notNull())
    .addColumn('article', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .alterTable('post')
    .addColumn('derived_version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await database.schema
    .createIndex('post_derived_version')
    .on('post')
    .columns(['derived_version', 'number'])
    .execute();
}
