import type { Kysely } from 'kysely';

export const name = '0031-api-keys';

/** Keys of programs, what they did by day, what they asked for by name, and which holds are theirs. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createKeys(database);
  await database.schema
    .createTable('api_key_day')
    .addColumn('key_id', 'text', (column) => column.notNull().references('api_key.id').onDelete('cascade'))
    .addColumn('utc_date', 'text', (column) => column.notNull())
    .addColumn('calls', 'bigint', (column) => column.notNull())
    .addColumn('errors', 'bigint', (column) => column.notNull())
    .addColumn('milliseconds', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('api_key_day_key', ['key_id', 'utc_date'])
    .execute();
  await database.schema
    .createTable('api_request')
    .addColumn('key_id', 'text', (column) => column.notNull().references('api_key.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('run_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('api_request_key', ['key_id', 'name'])
    .execute();
  await database.schema.createIndex('api_request_age').on('api_request').column('created_at').execute();
  await database.schema.alterTable('hold').addColumn('spender_id', 'text').execute();
  await database.schema
    .createIndex('hold_spender')
    .on('hold')
    .columns(['spender_id', 'created_at'])
    .execute();
}

async function createKeys(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('api_key')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('hint', 'text', (column) => column.notNull())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('addresses', 'text', (column) => column.notNull())
    .addColumn('daily_cap', 'bigint')
    .addColumn('any_plan', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .addColumn('last_used_at', 'bigint')
    .addColumn('revoked_at', 'bigint')
    .execute();
  await database.schema
    .createIndex('api_key_account')
    .on('api_key')
    .columns(['account_id', 'created_at'])
    .execute();
}
