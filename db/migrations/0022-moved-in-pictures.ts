import { type Kysely, sql } from 'kysely';

export const name = '0022-moved-in-pictures';

/** A picture that was drawn for a guest is in a gallery by its receipt, without a charge, and once. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('gallery_image').addColumn('receipt_id', 'text').execute();
  await database.schema
    .createIndex('gallery_image_receipt')
    .on('gallery_image')
    .column('receipt_id')
    .unique()
    .execute();
  // Kysely refuses to write for SQLite what SQLite has learned since.
  await sql`alter table gallery_image alter column charge_key drop not null`.execute(database);
}
