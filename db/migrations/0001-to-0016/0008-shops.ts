import { type Kysely, sql } from 'kysely';

export const name = '0008-shops';

export async function up(database: Kysely<unknown>): Promise<void> {
  await extendLicenses(database);
  await createReferences(database);
  await createNotices(database);
}

async function extendLicenses(database: Kysely<unknown>): Promise<void> {
  const added = ['checked_at', 'next_check_at', 'noticed_at'];
  for (const column of added) {
    await database.schema.alterTable('license').addColumn(column, 'bigint').execute();
  }
  await database.schema
    .alterTable('license')
    .addColumn('credits_taken', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`
    update license set credits_taken = coalesce(
      (select -amount from credit_entry where idempotency_key = 'refund:' || license.id), 0)
    where revoked_at is not null`.execute(database);
  await database.schema
    .createIndex('license_next_check')
    .on('license')
    .column('next_check_at')
    .where(sql.ref('next_check_at'), 'is not', null)
    .execute();
}

async function createReferences(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('license_reference')
    .addColumn('shop', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('license_id', 'text', (column) => column.notNull().references('license.id'))
    .addPrimaryKeyConstraint('license_reference_key', ['shop', 'reference', 'license_id'])
    .execute();
  await database.schema
    .createIndex('license_reference_license')
    .on('license_reference')
    .column('license_id')
    .execute();
}

async function createNotices(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('shop_notice')
    .addColumn('shop', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('noticed_at', 'bigint', (column) => column.notNull())
    .addColumn('withdrawn', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('shop_notice_key', ['shop', 'reference'])
    .addCheckConstraint('shop_notice_withdrawn', sql`withdrawn in (0, 1)`)
    .execute();
}
