import { type Kysely, PostgresAdapter, sql } from 'kysely';

export const name = '0019-found-images';

/**
 * What each image of the gallery is found under: words of its prompts, how it was made, and the marks
 * of its owner. The images of one term stand in the order in which they are shown.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('gallery_image').addColumn('color', 'text').execute();
  await database.schema
    .createIndex('gallery_image_uncolored')
    .on('gallery_image')
    .columns(['created_at'])
    .where(sql<boolean>`color is null and deleted_at is null`)
    .execute();
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  const table = database.schema
    .createTable('gallery_term')
    .addColumn('account_id', 'text', (column) => column.notNull())
    // In the order of its bytes, in which everything that begins alike stands together.
    .addColumn('term', isPostgres ? sql<string>`text collate "C"` : 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('image_id', 'text', (column) => column.notNull().references('gallery_image.id'))
    .addPrimaryKeyConstraint('gallery_term_key', ['account_id', 'term', 'created_at', 'image_id']);
  await (isPostgres ? table : table.modifyEnd(sql`without rowid`)).execute();
  await database.schema
    .createIndex('gallery_term_image')
    .on('gallery_term')
    .columns(['image_id', 'term'])
    .execute();
}
