import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { openDatabase } from '../../../src/platform/db/open-database.ts';
import type { Fault } from './fault.types.ts';
import type { FaultStage } from './fault-stage.ts';
import type { RestartPostgres } from './postgres-restart.ts';
import { standbyTakesOver } from './postgres-standby.ts';

const SLOW_MS = 300;
const CUT_EVERY_MS = 400;
const STOPPED_SECONDS = 20;

/** What happens to an SQLite file; by SQLite's own means, which work for every user on every machine. */
export function sqliteFaults({ site, order }: FaultStage): Fault[] {
  let other: DatabaseSync | undefined;
  return [
    {
      name: 'another process holds the write lock of SQLite',
      short: true,
      shows: 'database.busy',
      inject() {
        other = new DatabaseSync(join(site.dataDir, 'dreamseed.db'), { timeout: 5000 });
        other.exec('begin immediate');
      },
      heal() {
        other?.exec('rollback');
        other?.close();
      },
    },
    {
      name: 'the disk of SQLite is full',
      short: true,
      shows: 'database.unavailable',
      inject: async () => void (await order({ do: 'limit-database', pages: 0 })),
      heal: async () => void (await order({ do: 'limit-database', pages: null })),
    },
    {
      name: 'SQLite may only be read',
      shows: 'database.unavailable',
      inject: async () => void (await order({ do: 'refuse-writes', refuse: true })),
      heal: async () => void (await order({ do: 'refuse-writes', refuse: false })),
    },
  ];
}

/** What happens to a Postgres, and to the way there. */
export function postgresFaults(
  { wires: { database: wire } }: FaultStage,
  { databaseUrl, restart }: { databaseUrl: string; restart: RestartPostgres | undefined },
): Fault[] {
  if (!wire) return [];
  let timer: NodeJS.Timeout | undefined;
  const endAll = () => endConnections(databaseUrl);
  return [
    { name: 'Postgres restarts', inject: endAll, heal: () => {}, short: true },
    {
      name: 'Postgres is stopped',
      inject: wire.unplug,
      heal: wire.plugIn,
      seconds: STOPPED_SECONDS,
      shows: 'database.unavailable',
      short: true,
    },
    {
      name: 'connections to Postgres break again and again',
      inject() {
        timer = setInterval(wire.breakConnections, CUT_EVERY_MS);
      },
      heal: () => clearInterval(timer),
    },
    { name: 'Postgres is slow', inject: () => wire.delay(SLOW_MS), heal: () => wire.delay(0) },
    { name: 'Postgres hangs', inject: () => wire.freeze(true), heal: () => wire.freeze(false) },
    ...(restart ? [lossOfPower(restart), standbyTakesOver({ url: databaseUrl, data: restart.data })] : []),
  ];
}

/** What was committed is there again when Postgres has read its own log. */
function lossOfPower({ stop, start }: RestartPostgres): Fault {
  return {
    name: 'Postgres loses its power, and recovers',
    shows: 'database.unavailable',
    inject: stop,
    heal: start,
  };
}

/** Ends every other connection as a restart of the server does, in the middle of whatever they do. */
async function endConnections(url: string): Promise<void> {
  const database = await openDatabase({ url, dataDir: '' });
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(database.writer);
  await database.close();
}
