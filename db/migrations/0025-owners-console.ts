import { type Kysely, PostgresAdapter, sql } from 'kysely';

export const name = '0025-owners-console';

/** Who runs the site, what they did, and whom they keep out; and what people are searched by. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createStaff(database);
  await createAudit(database);
  await database.schema
    .createTable('suspended_account')
    .addColumn('account_id', 'text', (column) =>
      column.primaryKey().notNull().references('auth_user.id').onDelete('cascade'),
    )
    .addColumn('suspended_at', 'bigint', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .execute();
  await createSearches(database);
}

async function createStaff(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('staff')
    .addColumn('email', 'text', (column) => column.primaryKey().notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .addCheckConstraint('staff_role', sql`role in ('owner', 'support', 'editor')`)
    .execute();
  await database.schema
    .createTable('staff_confirmation')
    .addColumn('session_id', 'text', (column) =>
      column.primaryKey().notNull().references('auth_session.id').onDelete('cascade'),
    )
    .addColumn('confirmed_at', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('staff_credits_day')
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('utc_date', 'text', (column) => column.notNull())
    .addColumn('moved', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('staff_credits_day_key', ['account_id', 'utc_date'])
    .execute();
}

async function createAudit(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('audit_entry')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('request_id', 'text')
    .execute();
  await database.schema.createIndex('audit_entry_at').on('audit_entry').columns(['at', 'id']).execute();
}

/** Beginnings are found in the order of bytes, in which Postgres sorts only what is told to. */
async function createSearches(database: Kysely<unknown>): Promise<void> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  const inBytes = (column: string) => (isPostgres ? sql`${sql.ref(column)} collate "C"` : sql.ref(column));
  await sql`create index auth_user_name_begins on auth_user (lower(${inBytes('name')}))`.execute(database);
  await sql`create index license_key_begins on license (lower(${inBytes('license_key')}))`.execute(database);
  if (!isPostgres) return;
  await sql`create index auth_user_id_begins on auth_user (${inBytes('id')})`.execute(database);
  await sql`create index auth_user_email_begins on auth_user (${inBytes('email')})`.execute(database);
}
