/** What the site keeps: the database, the stored pictures, and the disk that both may be on. */
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { allMigrations } from '../../db/migrations/all-migrations.ts';
import type { Config } from '../../src/app/config.ts';
import type { Database } from '../../src/platform/db/database.types.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { openStorage } from '../../src/platform/storage/open-storage.ts';
import type { Finding } from './finding.types.ts';

const LITTLE_SPACE_MB = 1000;
const NO_SPACE_MB = 100;
/** Sign-ins and holds go by the time: a database that thinks otherwise by more than this ends them wrongly. */
const CLOCK_TOLERANCE_MS = 30_000;
const PROBE = 'doctor-probe';

/** Opens the database beside a running site, writes and takes it back. */
export async function checkDatabase({ database: settings }: Config, dataDir: string): Promise<Finding[]> {
  const { databaseUrl } = settings;
  const isPostgres = /^postgres(ql)?:/.test(databaseUrl);
  const file = databaseUrl === '' ? join(dataDir, 'dreamseed.db') : databaseUrl.replace(/^file:(\/\/)?/, '');
  // Opening an SQLite file that is not there would make it.
  if (!isPostgres && !existsSync(file))
    return [
      { part: 'database', state: 'note', detail: `${file} is not there yet: the first start makes it.` },
    ];
  const database = await openDatabase({ url: databaseUrl, dataDir, exclusive: false });
  try {
    const kind = isPostgres ? 'Postgres' : file;
    return [await describeTables(database, kind), ...(isPostgres ? [await compareClocks(database)] : [])];
  } finally {
    await database.close();
  }
}

async function describeTables(database: Database, kind: string): Promise<Finding> {
  const tables = await database.reader.introspection.getTables();
  if (!tables.some(({ name }) => name === 'schema_migration'))
    return {
      part: 'database',
      state: 'note',
      detail: `${kind} answers and is empty: the first start fills it.`,
    };
  const rows = await database.reader.selectFrom('schema_migration').select('name').execute();
  const applied = new Set(rows.map(({ name }) => name));
  const missing = allMigrations.filter(({ name }) => !applied.has(name));
  await writeAndTakeBack(database);
  return missing.length > 0
    ? {
        part: 'database',
        state: 'note',
        detail: `${kind} answers; the next start makes its tables newer (${missing.map(({ name }) => name).join(', ')}).`,
      }
    : {
        part: 'database',
        state: 'ok',
        detail: `${kind} answers, can be written to, and its tables are up to date.`,
      };
}

class TakenBack extends Error {}

async function writeAndTakeBack(database: Database): Promise<void> {
  const work = database.transaction(async (transaction) => {
    await transaction.insertInto('schema_migration').values({ name: PROBE, applied_at: 0 }).execute();
    throw new TakenBack();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
}

async function compareClocks(database: Database): Promise<Finding> {
  const asked = Date.now();
  const { rows } = await sql<{
    now: string;
  }>`select extract(epoch from clock_timestamp())::text as now`.execute(database.reader);
  const between = (asked + Date.now()) / 2;
  const offMs = Math.abs(Number(rows[0]?.now) * 1000 - between);
  return offMs <= CLOCK_TOLERANCE_MS
    ? { part: 'clock', state: 'ok', detail: 'This machine and the database agree on the time.' }
    : {
        part: 'clock',
        state: 'failed',
        detail: `This machine and the database are ${Math.round(offMs / 1000)} seconds apart: let both follow a time server.`,
      };
}

/** Opening the storage writes, reads and deletes a file in it. */
export async function checkStorage({ storage }: Config, dataDir: string): Promise<Finding[]> {
  const { description } = await openStorage({ ...storage, dataDir });
  return [{ part: 'storage', state: 'ok', detail: `${description}: written, read and deleted.` }];
}

/** The room on the disk that DATA_DIR is on, or will be. */
export async function checkDisk(dataDir: string): Promise<Finding[]> {
  let folder = dataDir;
  while (!existsSync(folder)) folder = dirname(folder);
  const { bavail, bsize } = await statfs(folder);
  const freeMb = Math.floor((bavail * bsize) / 1_000_000);
  const state = freeMb < NO_SPACE_MB ? 'failed' : freeMb < LITTLE_SPACE_MB ? 'note' : 'ok';
  const advice = state === 'ok' ? '' : ' Pictures and the database need room to grow.';
  return [
    { part: 'disk', state, detail: `${freeMb.toLocaleString('en')} MB are free in ${folder}.${advice}` },
  ];
}
