import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../src/platform/db/database.types.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { BackupError } from './backup-error.ts';
import { hashFile, PRIVATE_FILE, PRIVATE_FOLDER, settleFile } from './backup-files.ts';
import type { DatabaseCopy, DatabaseSource, NamedPicture } from './database-copy.types.ts';
import { createProgress, type Say } from './progress.ts';

const ROWS_AT_ONCE = 1_000;

/** Reads all tables as rows of JSON in one repeatable-read transaction: one moment, without any tool of Postgres. */
export async function openPostgresSource(url: string, say: Say): Promise<DatabaseSource> {
  const database = await openDatabase({ url, dataDir: '' });
  return {
    async copyInto(folder) {
      const rowsFolder = path.join(folder, 'tables');
      await rm(rowsFolder, { recursive: true, force: true });
      await mkdir(rowsFolder, { mode: PRIVATE_FOLDER });
      return await database.reader
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((moment) => copyTables(moment, folder, say));
    },
    async knows(objectId) {
      const row = await database.reader
        .selectFrom('stored_object')
        .select('id')
        .where('id', '=', objectId)
        .executeTakeFirst();
      return row !== undefined;
    },
    close: () => database.close(),
  };
}

async function copyTables(moment: Kysely<Tables>, folder: string, say: Say): Promise<DatabaseCopy> {
  const tables = await listTables(moment);
  if (!tables.includes('schema_migration'))
    throw new BackupError('The database has no tables yet. Start the site once to make them.');
  const copy: DatabaseCopy = { kind: 'postgres', migrations: [], files: [], rows: {}, pictures: [] };
  for (const table of tables) {
    const name = `tables/${table}.jsonl.gz`;
    const file = path.join(folder, name);
    copy.rows[table] = await copyTable(moment, table, file, say);
    copy.files.push({ name, size: (await stat(file)).size, sha256: await hashFile(file) });
  }
  copy.migrations = await readMigrations(moment);
  if (tables.includes('stored_object')) copy.pictures = await readPostgresPictures(moment);
  return copy;
}

export async function listTables(database: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by tablename
  `.execute(database);
  return rows.map(({ name }) => name);
}

/** @returns how many rows it had. */
async function copyTable(moment: Kysely<Tables>, table: string, file: string, say: Say): Promise<number> {
  const total = await countPostgresRows(moment, table);
  const tell = createProgress(say, `Rows of ${table}`, total);
  let copied = 0;
  async function* lines() {
    for await (const rows of readJsonRows(moment, sql`${sql.table(table)} r`)) {
      copied += rows.length;
      tell(copied);
      yield rows.map((row) => `${row}\n`).join('');
    }
  }
  const target = createWriteStream(file, { flags: 'wx', mode: PRIVATE_FILE });
  await pipeline(Readable.from(lines()), createGzip(), target);
  await settleFile(file);
  return copied;
}

/**
 * Rows as the JSON text that Postgres writes, many at once; only within a transaction.
 * @param from which rows, by the name `r`.
 */
export async function* readJsonRows(
  transaction: Kysely<Tables>,
  from: RawBuilder<unknown>,
): AsyncGenerator<string[]> {
  await sql`declare rows_of_table no scroll cursor for select to_json(r)::text as line from ${from}`.execute(
    transaction,
  );
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from rows_of_table`.execute(
      transaction,
    );
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await sql`close rows_of_table`.execute(transaction);
}

export async function countPostgresRows(database: Kysely<Tables>, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    database,
  );
  return Number(rows[0]?.count);
}

async function readMigrations(moment: Kysely<Tables>): Promise<string[]> {
  const rows = await moment.selectFrom('schema_migration').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

export async function readPostgresPictures(database: Kysely<Tables>): Promise<NamedPicture[]> {
  const rows = await database.selectFrom('stored_object').select(['id', 'hash', 'size']).execute();
  return rows.map(({ id, hash, size }) => ({ id, sha256: hash, size }));
}
