import { type Kysely, sql } from 'kysely';

export const name = '0027-license-desk';

/** Licenses that change accounts, keys that are given away, and lines of the audit by whom they are about. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createMoves(database);
  await createGiveaways(database);
  await database.schema
    .createIndex('license_purchase_email')
    .on('license')
    .column('purchase_email')
    .execute();
  await database.schema
    .createIndex('license_reference_reference')
    .on('license_reference')
    .column('reference')
    .execute();
  await database.schema
    .createIndex('audit_entry_subject')
    .on('audit_entry')
    .columns(['subject', 'at', 'id'])
    .execute();
}

async function createMoves(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('license').addColumn('moved_at', 'bigint').execute();
  await database.schema.alterTable('license').addColumn('period_ms', 'bigint').execute();
  await database.schema
    .createTable('license_move')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('license_id', 'text', (column) => column.notNull().references('license.id'))
    .addColumn('step', 'bigint', (column) => column.notNull())
    .addColumn('from_account', 'text', (column) => column.notNull())
    .addColumn('to_account', 'text', (column) => column.notNull())
    .addColumn('credits_before', 'bigint', (column) => column.notNull())
    .addColumn('credits_moved', 'bigint', (column) => column.notNull())
    .addColumn('moved_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('license_move_once', ['license_id', 'step'])
    .addCheckConstraint('license_move_accounts', sql`from_account <> to_account`)
    .addCheckConstraint('license_move_credits', sql`credits_moved >= 0 and credits_moved <= credits_before`)
    .execute();
  await database.schema.createIndex('license_move_from').on('license_move').column('from_account').execute();
}

async function createGiveaways(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('giveaway_batch')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('plan_id', 'text', (column) => column.notNull())
    .addColumn('keys', 'bigint', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('giveaway_key')
    .addColumn('key_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('batch_id', 'text', (column) => column.notNull().references('giveaway_batch.id'))
    .execute();
  await database.schema.createIndex('giveaway_key_batch').on('giveaway_key').column('batch_id').execute();
}
