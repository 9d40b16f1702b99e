import path from 'node:path';
import type { Database, DatabaseOptions } from './database.types.ts';
import { lockFileOf, openSqlite } from './open-sqlite.ts';

/**
 * Opens the database that the settings name. Call `close` when done.
 * @throws {DatabaseOpenError} with one line that says what to do.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, dataDir, exclusive = true, timeouts, onConnectionLost, onUnavailable } = options;
  if (isPostgres(url)) {
    // Its driver takes time and memory at each start, of sites on SQLite too.
    const { openPostgres } = await import('./open-postgres.ts');
    return await openPostgres(url, { timeouts, onConnectionLost, onUnavailable });
  }
  return openSqlite(sqliteFile({ url, dataDir }), { exclusive, onUnavailable });
}

/** The files of an SQLite database, whether they are there yet or not; none on Postgres. */
export function listDatabaseFiles(settings: Pick<DatabaseOptions, 'url' | 'dataDir'>): string[] {
  if (isPostgres(settings.url)) return [];
  const file = sqliteFile(settings);
  return [file, `${file}-wal`, `${file}-shm`, lockFileOf(file)];
}

/** Whether an address of a database is one of Postgres. */
export function isPostgres(url: string): boolean {
  return /^postgres(ql)?:/.test(url);
}

function sqliteFile({ url, dataDir }: Pick<DatabaseOptions, 'url' | 'dataDir'>): string {
  return path.resolve(url === '' ? path.join(dataDir, 'dreamseed.db') : url.replace(/^file:(\/\/)?/, ''));
}
