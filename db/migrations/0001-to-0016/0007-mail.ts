import type { Kysely } from 'kysely';

export const name = '0007-mail';

export async function up(database: Kysely<unknown>): Promise<void> {
  await createOutbox(database);
  await createLicenseCodes(database);
}

async function createOutbox(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('mail_outbox')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text')
    .addColumn('subject', 'text')
    .addColumn('text_body', 'text')
    .addColumn('html_body', 'text')
    .addColumn('attempts', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
    .addColumn('useful_until', 'bigint', (column) => column.notNull())
    .addColumn('lease', 'text')
    .addColumn('leased_until', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .execute();
  await database.schema
    .createIndex('mail_outbox_due')
    .on('mail_outbox')
    .columns(['state', 'next_attempt_at'])
    .execute();
  await database.schema
    .createIndex('mail_outbox_topic')
    .on('mail_outbox')
    .columns(['topic', 'created_at'])
    .execute();
}

/** One code at a time for a license that an account wants to activate. */
async function createLicenseCodes(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('license_code')
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('shop', 'text', (column) => column.notNull())
    .addColumn('key_hash', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('tries_left', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('license_code_key', ['account_id', 'shop', 'key_hash'])
    .execute();
  await database.schema.createIndex('license_code_expiry').on('license_code').column('expires_at').execute();
}
