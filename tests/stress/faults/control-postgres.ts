import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findPostgres } from '../../../machine/find-postgres.ts';

const run = promisify(execFile);
const TIMEOUT_SECONDS = '60';

/** Runs pg_ctl on the server that keeps everything in this folder. */
export async function controlPostgres(data: string, ...parameters: string[]): Promise<void> {
  await runAsOwner(data, 'pg_ctl', ['-D', data, '-w', '-t', TIMEOUT_SECONDS, ...parameters]);
}

/** @param program of PostgreSQL, which refuses to run as root: it runs as the owner of the folder. */
export async function runAsOwner(data: string, program: string, parameters: string[]): Promise<void> {
  const { uid, gid } = await stat(data);
  await run(path.join(findPostgres(), program), parameters, {
    ...(process.getuid?.() === 0 ? { uid, gid } : {}),
    cwd: tmpdir(),
  });
}

/** `restart` starts with the settings of before; a server that is stopped already is no error. */
export async function startPostgresAgain(data: string): Promise<void> {
  await controlPostgres(data, '-l', path.join(path.dirname(data), 'log'), 'restart');
}
