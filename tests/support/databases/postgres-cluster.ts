import { execFile } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findPostgres } from '../../../machine/find-postgres.ts';
import { freePort } from '../../../machine/free-port.ts';

const run = promisify(execFile);

/** Disks that others use too may take minutes; pg_ctl alone would give up after one. */
const TIMEOUT_SECONDS = '300';

interface PostgresCluster {
  /** A `postgres://` address with all rights, valid until `stop`. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a private PostgreSQL in a temporary folder on a free port of this machine. It commits
 * durably, as in production: tests of races mean little against a server that never waits for a disk.
 */
export async function startPostgresCluster(): Promise<PostgresCluster> {
  const bin = findPostgres();
  const folder = await mkdtemp(path.join(tmpdir(), 'dreamseed-postgres-'));
  const owner = await findOwner();
  const runAsOwner = (program: string, parameters: string[]) =>
    run(path.join(bin, program), parameters, { ...owner, cwd: tmpdir() });
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const port = await freePort();
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await runAsOwner('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8']);
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
    const log = path.join(folder, 'log');
    await runAsOwner('pg_ctl', ['-D', data, '-w', '-t', TIMEOUT_SECONDS, '-l', log, '-o', settings, 'start']);
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      // What is thrown away need not be written to the disk first.
      await runAsOwner('pg_ctl', ['-D', data, '-w', '-t', TIMEOUT_SECONDS, '-m', 'immediate', 'stop']);
      await remove();
    },
  };
}

interface Owner {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, so root lends the work to the user that Debian made for it. */
async function findOwner(): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const ids = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'postgres'])));
  const [uid = 0, gid = 0] = ids.map(({ stdout }) => Number(stdout));
  return { uid, gid };
}
