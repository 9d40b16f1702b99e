import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../../src/platform/db/open-database.ts';
import { controlPostgres, startPostgresAgain } from './control-postgres.ts';

/** Ends a Postgres as a loss of power does, and starts it again; it recovers from its log by itself. */
export interface RestartPostgres {
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Where it keeps everything, in a folder of its own. */
  readonly data: string;
}

/**
 * @param url of a private server that these tests started on this machine, with all rights.
 * @returns undefined for any other server, which is not ours to stop.
 */
export async function findRestart(url: string): Promise<RestartPostgres | undefined> {
  const data = await readDataFolder(url);
  if (!path.dirname(data).startsWith(path.join(tmpdir(), 'dreamseed-postgres-'))) return undefined;
  return {
    data,
    stop: () => controlPostgres(data, '-m', 'immediate', 'stop'),
    start: () => startPostgresAgain(data),
  };
}

async function readDataFolder(url: string): Promise<string> {
  const database = await openDatabase({ url, dataDir: '' });
  try {
    const { rows } = await sql<{ folder: string }>`
      select current_setting('data_directory') as folder`.execute(database.writer);
    return rows[0]?.folder ?? '';
  } finally {
    await database.close();
  }
}
