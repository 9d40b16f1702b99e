import { type Kysely, sql } from 'kysely';

export const name = '0021-shares';

/** Links to what an account shows to others, and what visitors say is wrong with it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('share')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('image_id', 'text', (column) => column.references('gallery_image.id'))
    .addColumn('collection_id', 'text')
    .addColumn('shows_recipe', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('taken_down_at', 'bigint')
    .addCheckConstraint('share_of_one_thing', sql`(image_id is null) <> (collection_id is null)`)
    .execute();
  for (const subject of ['image_id', 'collection_id']) {
    await database.schema
      .createIndex(`share_live_${subject}`)
      .on('share')
      .column(subject)
      .unique()
      .where(sql<boolean>`ended_at is null`)
      .execute();
  }
  // What a foreign key points to is looked for whenever an image is written or goes.
  await database.schema.createIndex('share_image').on('share').column('image_id').execute();
  await database.schema
    .createIndex('share_account')
    .on('share')
    .columns(['account_id', 'created_at', 'id'])
    .execute();
  await database.schema
    .createTable('share_report')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('share_id', 'text', (column) => column.notNull().references('share.id'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('closed_at', 'bigint')
    .execute();
  await database.schema
    .createIndex('share_report_open')
    .on('share_report')
    .columns(['created_at', 'id'])
    .where(sql<boolean>`closed_at is null`)
    .execute();
}
