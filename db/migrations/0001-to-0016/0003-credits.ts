import { type Kysely, sql } from 'kysely';

export const name = '0003-credits';

/** Stored files, then the ledger: purses, the entries that explain them, and holds. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createStoredObjects(database);
  await createPurses(database);
  await createEntries(database);
  await createHolds(database);
  await createWelcomeAllowance(database);
}

async function createStoredObjects(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('stored_object')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('content_type', 'text', (column) => column.notNull())
    .addColumn('size', 'bigint', (column) => column.notNull())
    .addColumn('kept_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('stored_object_once', ['owner', 'hash'])
    .execute();
  await database.schema.createIndex('stored_object_kept_at').on('stored_object').column('kept_at').execute();
  await database.schema
    .createTable('doomed_object')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('doomed_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createPurses(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('purse')
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('utc_date', 'text', (column) => column.notNull())
    .addColumn('balance', 'bigint', (column) => column.notNull())
    .addColumn('held', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('purse_key', ['account_id', 'kind', 'utc_date'])
    .addCheckConstraint('purse_kind', sql`kind in ('standard', 'daily')`)
    .addCheckConstraint('purse_day', sql`(kind = 'daily') = (utc_date <> '')`)
    .addCheckConstraint('purse_never_overspent', sql`0 <= held and held <= balance`)
    .execute();
}

async function createEntries(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('credit_entry')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('utc_date', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('balance_after', 'bigint', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addForeignKeyConstraint('credit_entry_purse', ['account_id', 'kind', 'utc_date'], 'purse', [
      'account_id',
      'kind',
      'utc_date',
    ])
    .addCheckConstraint('credit_entry_explains_something', sql`amount <> 0`)
    .execute();
  await database.schema
    .createIndex('credit_entry_purse_time')
    .on('credit_entry')
    .columns(['account_id', 'kind', 'utc_date', 'created_at'])
    .execute();
}

async function createHolds(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('hold')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('run_id', 'text', (column) => column.notNull())
    .addColumn('tile', 'bigint', (column) => column.notNull())
    .addColumn('tool', 'text', (column) => column.notNull())
    .addColumn('purse_kind', 'text', (column) => column.notNull())
    .addColumn('purse_date', 'text', (column) => column.notNull())
    .addColumn('price', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('delivered_at', 'bigint')
    .addColumn('closed_at', 'bigint')
    .addColumn('stored_object_id', 'text', (column) => column.references('stored_object.id'))
    .addColumn('drawn', 'text')
    .addUniqueConstraint('hold_once_per_tile', ['account_id', 'run_id', 'tile'])
    .addForeignKeyConstraint('hold_purse', ['account_id', 'purse_kind', 'purse_date'], 'purse', [
      'account_id',
      'kind',
      'utc_date',
    ])
    .addCheckConstraint('hold_price', sql`price > 0`)
    .addCheckConstraint('hold_tool', sql`tool in ('green', 'yellow')`)
    .addCheckConstraint('hold_state', sql`state in ('open', 'delivered', 'captured', 'released')`)
    .addCheckConstraint('hold_closed', sql`(closed_at is not null) = (state in ('captured', 'released'))`)
    .addCheckConstraint(
      'hold_delivered',
      sql`state not in ('delivered', 'captured') or delivered_at is not null`,
    )
    .execute();
  await database.schema
    .createIndex('hold_open_leases')
    .on('hold')
    .columns(['state', 'lease_until'])
    .execute();
  await database.schema
    .createIndex('hold_account_state')
    .on('hold')
    .columns(['account_id', 'state', 'closed_at'])
    .execute();
  await database.schema.createIndex('hold_object').on('hold').column('stored_object_id').execute();
}

/** How many new accounts got their welcome credits from one address on one day. */
async function createWelcomeAllowance(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('welcome_allowance')
    .addColumn('utc_date', 'text', (column) => column.notNull())
    .addColumn('visitor', 'text', (column) => column.notNull())
    .addColumn('used', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('welcome_allowance_key', ['utc_date', 'visitor'])
    .execute();
}
