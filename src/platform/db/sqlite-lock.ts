import { DatabaseSync } from 'node:sqlite';
import { DatabaseOpenError } from './database.errors.ts';
import { isBusy } from './sqlite-connection.ts';

/**
 * Keeps a second server off the same SQLite file: two of them would each believe that their own
 * memory (queues, caches, running images) is all there is. The lock is one that the operating
 * system takes away when the process dies, however it dies, so nothing stale is ever left behind.
 * @param file beside the database; it stays empty. Do not copy or open it from the same process,
 * which would drop the lock.
 * @throws {DatabaseOpenError} when another process holds it.
 */
export function holdProcessLock(file: string): { release(): void } {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new DatabaseOpenError(
      `Another server is already running on ${file.replace(/\.lock\.db$/, '.db')}. Stop it, or give this one its own DATA_DIR.`,
    );
  }
  return { release: () => lock.close() };
}
