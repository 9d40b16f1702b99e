import { type Kysely, sql } from 'kysely';

export const name = '0005-gallery';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('gallery_image')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('charge_key', 'text', (column) =>
      column.notNull().unique().references('credit_entry.idempotency_key'),
    )
    .addColumn('hold_id', 'text', (column) => column.unique().references('hold.id'))
    .addColumn('stored_object_id', 'text', (column) => column.references('stored_object.id'))
    .addColumn('prompt', 'text', (column) => column.notNull())
    .addColumn('full_prompt', 'text', (column) => column.notNull())
    .addColumn('width', 'bigint', (column) => column.notNull())
    .addColumn('height', 'bigint', (column) => column.notNull())
    .addColumn('tool', 'text', (column) => column.notNull())
    .addColumn('cost', 'bigint', (column) => column.notNull())
    .addColumn('recipe', 'text')
    .addColumn('request_key', 'text', (column) => column.unique())
    .addColumn('request_hash', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint')
    .addColumn('purged_at', 'bigint')
    .addCheckConstraint('gallery_image_purged', sql`purged_at is null or deleted_at is not null`)
    .addCheckConstraint('gallery_image_kept', sql`(purged_at is not null) = (stored_object_id is null)`)
    .execute();
  await createLookups(database);
}

/**
 * Images that count and tombstones that wait are each found without a look at the others. Both
 * indexes leave out what is not asked for: a whole index of `deleted_at` would tempt SQLite to read
 * everybody's images for one account's history.
 */
async function createLookups(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex('gallery_image_newest')
    .on('gallery_image')
    .columns(['account_id', 'created_at', 'id'])
    .where(sql<boolean>`deleted_at is null`)
    .execute();
  await database.schema
    .createIndex('gallery_image_due')
    .on('gallery_image')
    .columns(['deleted_at'])
    .where(sql<boolean>`deleted_at is not null and purged_at is null`)
    .execute();
  await database.schema
    .createIndex('gallery_image_object')
    .on('gallery_image')
    .column('stored_object_id')
    .execute();
}
