import { existsSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { BackupError } from './backup-error.ts';
import { hashFile, settleFile } from './backup-files.ts';
import { SQLITE_COPY } from './backup-manifest.ts';
import type { DatabaseCopy, DatabaseSource, NamedPicture } from './database-copy.types.ts';
import { createProgress, type Say } from './progress.ts';

const PAGES_AT_ONCE = 2_000;
const TIMEOUT_MS = 30_000;

/** @throws {BackupError} when there is no such file. */
export function openSqliteSource(file: string, say: Say): DatabaseSource {
  // Opening a file that is not there would make it.
  if (!existsSync(file))
    throw new BackupError(
      `There is no database ${file}. Start the site once, or set DATA_DIR or DATABASE_URL.`,
    );
  const site = new DatabaseSync(file, { readOnly: true, timeout: TIMEOUT_MS });
  return {
    async copyInto(folder) {
      const copy = path.join(folder, SQLITE_COPY);
      await rm(copy, { force: true });
      await copyOneMoment(site, copy, say);
      return await describeCopy(copy);
    },
    knows: async (objectId) =>
      site.prepare('select 1 from stored_object where id = ?').get(objectId) !== undefined,
    close: async () => site.close(),
  };
}

/**
 * The transaction keeps the one moment before the eyes of the copying while others write on: without
 * it each write of the site would make SQLite begin anew, on a busy site for ever.
 */
async function copyOneMoment(site: DatabaseSync, copy: string, say: Say): Promise<void> {
  site.exec('begin');
  try {
    site.prepare('select count(*) from sqlite_schema').get();
    let tell: ((done: number) => void) | undefined;
    await backup(site, copy, {
      rate: PAGES_AT_ONCE,
      progress({ totalPages, remainingPages }) {
        tell ??= createProgress(say, 'Pages of the database', totalPages);
        tell(totalPages - remainingPages);
      },
    });
  } finally {
    site.exec('rollback');
  }
  const copied = new DatabaseSync(copy);
  // One file then, beside which reading it leaves no others.
  copied.exec('pragma journal_mode = delete');
  copied.close();
  await settleFile(copy);
}

async function describeCopy(file: string): Promise<DatabaseCopy> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return {
      kind: 'sqlite',
      migrations: readMigrations(database),
      files: [{ name: SQLITE_COPY, size: (await stat(file)).size, sha256: await hashFile(file) }],
      rows: countRows(database),
      pictures: readSqlitePictures(database),
    };
  } finally {
    database.close();
  }
}

function readMigrations(database: DatabaseSync): string[] {
  const isThere = database.prepare("select 1 from sqlite_schema where name = 'schema_migration'").get();
  const rows = isThere ? database.prepare('select name from schema_migration order by name').all() : [];
  if (rows.length === 0)
    throw new BackupError('The database has no tables yet. Start the site once to make them.');
  return rows.map(({ name }) => String(name));
}

function countRows(database: DatabaseSync): Record<string, number> {
  const tables = database
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name")
    .all();
  return Object.fromEntries(
    tables.map(({ name }) => [String(name), countSqliteRows(database, String(name))]),
  );
}

export function countSqliteRows(database: DatabaseSync, table: string): number {
  return Number(database.prepare(`select count(*) as rows from ${quoteName(table)}`).get()?.rows);
}

/** For a table or a column in a statement. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Empty for a database from before pictures were kept. */
export function readSqlitePictures(database: DatabaseSync): NamedPicture[] {
  const isThere = database.prepare("select 1 from sqlite_schema where name = 'stored_object'").get();
  if (!isThere) return [];
  const pictures: NamedPicture[] = [];
  for (const { id, hash, size } of database.prepare('select id, hash, size from stored_object').iterate())
    pictures.push({ id: String(id), sha256: String(hash), size: Number(size) });
  return pictures;
}
