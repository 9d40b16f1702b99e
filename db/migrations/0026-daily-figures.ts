import { type Kysely, sql } from 'kysely';

export const name = '0026-daily-figures';

/** What happened on each UTC day, what its days are read by, and what the owner sets while the site runs. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('daily_figure')
    .addColumn('utc_date', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('value', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_figure_key', ['utc_date', 'name', 'label'])
    .execute();
  await database.schema
    .createTable('site_setting')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute();
  await createDayLookups(database);
}

/** A day is read without a look at the others, and the size of everything without a look at the files' rows. */
async function createDayLookups(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.createIndex('credit_entry_time').on('credit_entry').columns(['created_at']).execute();
  await schema.createIndex('hold_time').on('hold').columns(['created_at']).execute();
  await schema.createIndex('license_time').on('license').columns(['activated_at']).execute();
  await schema
    .createIndex('license_revoked')
    .on('license')
    .columns(['revoked_at'])
    .where(sql<boolean>`revoked_at is not null`)
    .execute();
  await schema.createIndex('auth_user_time').on('auth_user').columns(['createdAt']).execute();
  await schema.createIndex('stored_object_size').on('stored_object').columns(['size']).execute();
}
