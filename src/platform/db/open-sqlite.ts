import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { DatabaseOpenError } from './database.errors.ts';
import type { Database, DatabaseOptions, Tables } from './database.types.ts';
import { groupCommits } from './grouped-commits.ts';
import { adaptSqlite } from './sqlite-connection.ts';
import { StrictSqliteDialect } from './sqlite-dialect.ts';
import { holdProcessLock } from './sqlite-lock.ts';
import { createTransactionScope } from './transaction-scope.ts';

/** SQLite blocks the process while it waits by itself; everything longer is waited for asynchronously. */
const BLOCKING_WAIT_MS = 50;

interface OpenFiles {
  writing: DatabaseSync;
  reading: DatabaseSync;
  lock: { release(): void } | undefined;
}

interface SqliteOptions extends Pick<DatabaseOptions, 'onUnavailable'> {
  exclusive: boolean;
}

/** @throws {DatabaseOpenError} when the file cannot be used, or another server uses it. */
export function openSqlite(file: string, { exclusive, onUnavailable = () => {} }: SqliteOptions): Database {
  const { writing, reading, lock } = openFiles(file, exclusive);
  const open = (connection: DatabaseSync) =>
    new Kysely<Tables>({ dialect: new StrictSqliteDialect(adaptSqlite(connection), onUnavailable) });
  const reader = open(reading);
  const bareWriter = open(writing);
  const scope = createTransactionScope();
  const transaction = groupCommits(bareWriter);
  return {
    kind: 'sqlite',
    reader,
    writer: bareWriter.withPlugin(scope.guard),
    transaction: (work) => scope.enter(() => transaction(work)),
    async close() {
      await Promise.all([reader.destroy(), bareWriter.destroy()]);
      if (reading.isOpen) reading.close();
      if (writing.isOpen) writing.close();
      lock?.release();
    },
  };
}

function openFiles(file: string, exclusive: boolean): OpenFiles {
  let lock: OpenFiles['lock'];
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    if (exclusive) lock = holdProcessLock(lockFileOf(file));
    const writing = new DatabaseSync(file, { timeout: BLOCKING_WAIT_MS });
    writing.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
    const reading = new DatabaseSync(file, { timeout: BLOCKING_WAIT_MS, readOnly: true });
    return { writing, reading, lock };
  } catch (error) {
    lock?.release();
    if (error instanceof DatabaseOpenError) throw error;
    throw new DatabaseOpenError(`The database ${file} cannot be opened: ${(error as Error).message}.`);
  }
}

/** Where a server holds its lock on a database file. */
export function lockFileOf(file: string): string {
  const { dir, name } = path.parse(file);
  return path.join(dir, `${name}.lock.db`);
}
