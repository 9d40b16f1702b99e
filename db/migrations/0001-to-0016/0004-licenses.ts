import { type Kysely, sql } from 'kysely';

export const name = '0004-licenses';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('license')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('shop', 'text', (column) => column.notNull())
    .addColumn('key_hash', 'text', (column) => column.notNull())
    .addColumn('license_key', 'text', (column) => column.notNull())
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('purchase_email', 'text', (column) => column.notNull())
    .addColumn('credits_added', 'bigint', (column) => column.notNull())
    .addColumn('activated_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .addColumn('revoked_at', 'bigint')
    .addUniqueConstraint('license_used_once', ['shop', 'key_hash'])
    .addCheckConstraint('license_credits', sql`credits_added >= 0`)
    .execute();
  await database.schema
    .createIndex('license_account')
    .on('license')
    .columns(['account_id', 'activated_at'])
    .execute();
  await database.schema
    .createTable('sandbox_license')
    .addColumn('key_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('refunded', 'bigint', (column) => column.notNull())
    .addColumn('issued_at', 'bigint', (column) => column.notNull())
    .execute();
}
