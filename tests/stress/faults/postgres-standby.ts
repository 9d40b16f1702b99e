import { copyFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { freePort } from '../../../machine/free-port.ts';
import { openDatabase } from '../../../src/platform/db/open-database.ts';
import { controlPostgres, runAsOwner, startPostgresAgain } from './control-postgres.ts';
import type { Fault } from './fault.types.ts';

interface PrivatePostgres {
  url: string;
  /** Where it keeps everything, in a folder of its own. */
  data: string;
}

/**
 * A Postgres is gone for good in the middle of work, and its standby takes over at its address. The standby
 * has every commit that was acknowledged.
 */
export function standbyTakesOver(primary: PrivatePostgres): Fault {
  const standby = { data: `${primary.data}-standby`, port: 0 };
  return {
    name: 'a standby takes over from Postgres',
    shows: 'database.unavailable',
    async inject() {
      standby.port = await freePort();
      await startStandby(primary, standby);
      await controlPostgres(primary.data, '-m', 'immediate', 'stop');
    },
    async heal() {
      await controlPostgres(standby.data, 'promote');
      await controlPostgres(standby.data, '-m', 'fast', 'stop');
      await takePlace(primary.data, standby.data);
      await startPostgresAgain(primary.data);
    },
  };
}

async function startStandby({ url, data }: PrivatePostgres, standby: { data: string; port: number }) {
  const { port } = new URL(url);
  const from = ['-h', '127.0.0.1', '-p', port, '-U', 'postgres'];
  await runAsOwner(data, 'pg_basebackup', [...from, '-D', standby.data, '-R', '-X', 'stream', '-c', 'fast']);
  const folder = path.dirname(data);
  const settings = `-p ${standby.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  await controlPostgres(standby.data, '-l', path.join(folder, 'standby-log'), '-o', settings, 'start');
  const database = await openDatabase({ url, dataDir: '' });
  // From now on a commit is acknowledged when both have it.
  await sql`alter system set synchronous_standby_names = '*'`.execute(database.writer);
  await sql`select pg_reload_conf()`.execute(database.writer);
  for (;;) {
    const { rows } = await sql`select 1 from pg_stat_replication where sync_state = 'sync'`.execute(
      database.reader,
    );
    if (rows.length > 0) break;
  }
  await database.close();
}

/** As an address that moves to the other machine. */
async function takePlace(data: string, standby: string): Promise<void> {
  const gone = `${data}-gone`;
  await rename(data, gone);
  await rename(standby, data);
  await copyFile(path.join(gone, 'postmaster.opts'), path.join(data, 'postmaster.opts'));
  await rm(gone, { recursive: true });
}
