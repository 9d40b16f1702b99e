import { type Kysely, sql } from 'kysely';
import { DatabaseOpenError } from './database.errors.ts';
import type { Database, DatabaseTransaction } from './database.types.ts';

/**
 * One step in the history of the tables, never changed once released. It is written with Kysely's
 * schema builder in types both databases have: 'text', 'bigint', 'integer', 'bytea', 'double precision'.
 */
export interface Migration {
  /** The file's name without its ending, e.g. `0001-guest-allowance`. */
  name: string;
  up(database: Kysely<unknown>): Promise<void>;
}

/** Any number that nothing else in the database locks. */
const ADVISORY_LOCK = 7_316_015;

/**
 * Brings the tables up to date, all steps in one transaction that holds a lock, so that two
 * processes starting together apply each step once, and a failing step leaves nothing half done.
 * @param migrations in order, with names that sort in that order.
 * @returns the names of the steps applied now.
 * @throws {DatabaseOpenError} when the database knows steps that this program does not.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  now: number,
): Promise<string[]> {
  assertOrdered(migrations);
  return await database.transaction(async (transaction) => {
    if (database.kind === 'postgres') await waitForOthers(transaction);
    const pending = await findPending(transaction, migrations);
    // Old steps are written against old tables, so today's types of rows would only mislead them.
    const withoutTables = transaction as unknown as Kysely<unknown>;
    for (const migration of pending) {
      await migration.up(withoutTables);
      await transaction
        .insertInto('schema_migration')
        .values({ name: migration.name, applied_at: now })
        .execute();
    }
    return pending.map((migration) => migration.name);
  });
}

/** A step over a large table takes its time, and so does whoever waits for the other server that is at it. */
async function waitForOthers(transaction: DatabaseTransaction): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`set local lock_timeout = 0`.execute(transaction);
  await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCK)})`.execute(transaction);
}

/**
 * The first step of this program that the database has not seen.
 * @returns its name; undefined when the tables are up to date.
 */
export async function findMissingMigration(
  { reader }: Pick<Database, 'reader'>,
  migrations: readonly Migration[],
): Promise<string | undefined> {
  const rows = await reader.selectFrom('schema_migration').select('name').execute();
  const applied = new Set(rows.map((row) => row.name));
  return migrations.find(({ name }) => !applied.has(name))?.name;
}

async function findPending(
  transaction: DatabaseTransaction,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  await transaction.schema
    .createTable('schema_migration')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute();
  const rows = await transaction.selectFrom('schema_migration').select('name').orderBy('name').execute();
  const applied = new Set(rows.map((row) => row.name));
  const known = new Set(migrations.map((migration) => migration.name));
  const strange = rows.find((row) => !known.has(row.name));
  if (strange) {
    throw new DatabaseOpenError(
      `The database was changed by a newer version of this program (${strange.name}). Update the program or restore a backup.`,
    );
  }
  return migrations.filter((migration) => !applied.has(migration.name));
}

function assertOrdered(migrations: readonly Migration[]): void {
  migrations.forEach(({ name }, position) => {
    const before = migrations[position - 1]?.name ?? '';
    if (!/^\d{4}-[a-z0-9-]+$/.test(name) || name <= before) {
      throw new Error(`Migration ${name} needs a four-digit number above that of ${before || 'the first'}.`);
    }
  });
}
