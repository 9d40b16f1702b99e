import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { findLedgerFaults } from '../../src/features/credits/ledger-invariants.store.ts';
import type { Database, DatabaseTransaction, Tables } from '../../src/platform/db/database.types.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { BackupError } from '../backup/backup-error.ts';
import { listTables } from '../backup/postgres-dump.ts';
import { readRows, tablesOf } from '../backup/postgres-rows.ts';
import { openPictures } from '../backup/site-data.ts';
import { stepsOfBackup } from './backed-up-steps.ts';
import { putPictures } from './put-pictures.ts';
import type { Restored, RestoreOrder } from './restore.types.ts';
import { inOrderOfReferences } from './table-order.ts';

const ROWS_AT_ONCE = 500;

/**
 * Builds the tables anew in a schema of their own, then changes them over with those that are there
 * in one transaction. Pictures are added to the storage first: nothing of the old site names them.
 * @throws {BackupError} when somebody uses the database, or something is there that may not be replaced.
 */
export async function restorePostgres(order: RestoreOrder): Promise<Restored> {
  const { databaseUrl } = order.site;
  const database = await openDatabase({ url: databaseUrl, dataDir: '' });
  const staging = `restoring_${randomUUID().replaceAll('-', '')}`;
  try {
    await assertUnused(database);
    const old = await listTables(database.reader);
    if (old.length > 0 && !order.replace)
      throw new BackupError(
        'The database holds a site already. With --replace its tables are set aside and kept.',
      );
    await sql`create schema ${sql.id(staging)}`.execute(database.writer);
    const migrated = await buildTables(order, staging);
    await putPictures(order.backups, openPictures(order.site), order);
    return { migrated, keptAside: await changeOver(database, { staging, old, now: order.now() }) };
  } finally {
    await sql`drop schema if exists ${sql.id(staging)} cascade`.execute(database.writer);
    await database.close();
  }
}

/** A server keeps connections open; Postgres tells of those of every user. */
async function assertUnused({ reader }: Database): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
  `.execute(reader);
  const others = Number(rows[0]?.count);
  if (others > 0)
    throw new BackupError(
      `The database is in use (${others} connections). Stop every server and tool that uses it, then try again.`,
    );
}

async function buildTables(order: RestoreOrder, staging: string): Promise<string[]> {
  const { manifest, migrations, now } = order;
  const url = new URL(order.site.databaseUrl);
  url.searchParams.set('options', `-c search_path=${staging}`);
  const staged = await openDatabase({ url: url.href, dataDir: '' });
  try {
    await migrate(staged, stepsOfBackup(manifest, migrations), now());
    await staged.transaction((transaction) => fillTables(transaction, order));
    const migrated = await migrate(staged, migrations, now());
    const faults = await findLedgerFaults(staged);
    if (faults.length > 0)
      throw new BackupError(
        `The ledger of this backup is not right: ${faults[0]?.rule}. Nothing was changed.`,
      );
    return migrated;
  } finally {
    await staged.close();
  }
}

async function fillTables(
  transaction: DatabaseTransaction,
  { snapshotFolder, manifest, say }: RestoreOrder,
): Promise<void> {
  const files = tablesOf(manifest.database.files);
  const tables = await inOrderOfReferences(transaction);
  // The steps themselves have written a few rows, which are in the backup as well.
  for (const table of tables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(transaction);
  for (const table of tables) {
    const file = files.get(table);
    if (file === undefined) throw new BackupError(`The backup has no rows of ${table}.`);
    const count = await fillTable(transaction, table, path.join(snapshotFolder, file));
    if (count !== manifest.database.rows[table])
      throw new BackupError(
        `${table} has ${count} rows in the backup instead of ${manifest.database.rows[table]}.`,
      );
    if (count > 0) say(`Rows of ${table}: ${count.toLocaleString('en-US')}`);
  }
}

async function fillTable(transaction: DatabaseTransaction, table: string, file: string): Promise<number> {
  let count = 0;
  let waiting: string[] = [];
  const insert = async () => {
    count += waiting.length;
    if (waiting.length > 0) await insertRows(transaction, table, waiting);
    waiting = [];
  };
  for await (const row of readRows(file)) {
    waiting.push(row);
    if (waiting.length === ROWS_AT_ONCE) await insert();
  }
  await insert();
  return count;
}

/** The rows stay text on the way: no number of ours could hold all of Postgres's. */
async function insertRows(
  transaction: Kysely<Tables>,
  table: string,
  rows: readonly string[],
): Promise<void> {
  await sql`
    insert into ${sql.table(table)}
    select * from json_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::json)
  `.execute(transaction);
}

/** @returns the schema that the old tables are in now. */
async function changeOver(
  database: Database,
  { staging, old, now }: { staging: string; old: readonly string[]; now: number },
): Promise<string | undefined> {
  const aside = `before_${new Date(now).toISOString().replace(/\D/g, '').slice(0, 14)}`;
  return await database.transaction(async (transaction) => {
    const { rows } = await sql<{ own: string }>`select current_schema() as own`.execute(transaction);
    const own = rows[0]?.own ?? 'public';
    if (old.length > 0) await sql`create schema ${sql.id(aside)}`.execute(transaction);
    for (const table of old)
      await sql`alter table ${sql.id(own, table)} set schema ${sql.id(aside)}`.execute(transaction);
    const { rows: built } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = ${staging}`.execute(transaction);
    for (const { name } of built)
      await sql`alter table ${sql.id(staging, name)} set schema ${sql.id(own)}`.execute(transaction);
    return old.length > 0 ? `the schema ${aside}` : undefined;
  });
}
