import path from 'node:path';
import type { Database, DatabaseOptions } from './database.types.ts';
import { openSqlite } from './open-sqlite.ts';

/**
 * Opens the database that the settings name. Call `close` when done.
 * @throws {DatabaseOpenError} with one line that says what to do.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, dataDir, exclusive = true, onConnectionLost, onUnavailable } = options;
  if (/^postgres(ql)?:/.test(url)) {
    // Its driver takes time and memory at each start, of sites on SQLite too.
    const { openPostgres } = await import('./open-postgres.ts');
    return await openPostgres(url, { onConnectionLost, onUnavailable });
  }
  const file = url === '' ? path.join(dataDir, 'dreamseed.db') : url.replace(/^file:(\/\/)?/, '');
  return openSqlite(path.resolve(file), { exclusive, onUnavailable });
}
