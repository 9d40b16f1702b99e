import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { findPostgres } from '../../../machine/find-postgres.ts';
import { openDatabase } from '../../../src/platform/db/open-database.ts';

const run = promisify(execFile);
const TIMEOUT_SECONDS = '60';

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
  const { uid, gid } = await stat(data);
  const control = async (...parameters: string[]) => {
    const program = path.join(findPostgres(), 'pg_ctl');
    const all = ['-D', data, '-w', '-t', TIMEOUT_SECONDS, ...parameters];
    await run(program, all, { ...(process.getuid?.() === 0 ? { uid, gid } : {}), cwd: tmpdir() });
  };
  return {
    data,
    stop: () => control('-m', 'immediate', 'stop'),
    // `restart` starts with the settings of before; it minds no server that is stopped.
    start: () => control('-l', path.join(path.dirname(data), 'log'), 'restart'),
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
