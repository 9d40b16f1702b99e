import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '../../../machine/free-port.ts';

const START_LIMIT_MS = 30_000;
/** Few enough for every connection to be lent to many. */
const CONNECTIONS = 4;

interface Pooler {
  /** Of the same database, through the pooler. */
  url: string;
  stop(): Promise<void>;
}

/** Debian's, or PATH's; undefined where none is installed. */
export function findPgbouncer(): string | undefined {
  const folders = ['/usr/sbin', ...(process.env.PATH ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, 'pgbouncer')).find((file) => existsSync(file));
}

/** Starts a pgbouncer that lends its connections for a transaction each. */
export async function startPgbouncer(program: string, databaseUrl: string): Promise<Pooler> {
  const { hostname, port: postgresPort, username, pathname } = new URL(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'dreamseed-pgbouncer-'));
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  await writeFile(
    settings,
    [
      '[databases]',
      `* = host=${hostname} port=${postgresPort || 5432} user=${username}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      `default_pool_size = ${CONNECTIONS}`,
      'max_client_conn = 200',
    ].join('\n'),
  );
  // It refuses to run as root, and whoever it runs as then has to read this.
  await chmod(folder, 0o755);
  const owner = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn(program, ['-q', ...owner, settings], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('pgbouncer did not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    async stop() {
      child.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => {});
    socket.setTimeout(1_000, () => socket.destroy());
    socket.once('connect', () => socket.end());
  });
}
