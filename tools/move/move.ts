/**
 * Takes a running site to other services, or back:
 *
 *     npm run move -- --to postgres://user:password@host/name s3://key:secret@host/bucket
 *     npm run move -- --to ./data
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { DatabaseOpenError } from '../../src/platform/db/database.errors.ts';
import type { Database } from '../../src/platform/db/database.types.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { lockFileOf } from '../../src/platform/db/open-sqlite.ts';
import { holdProcessLock } from '../../src/platform/db/sqlite-lock.ts';
import { prepareFilesFolder } from '../../src/platform/storage/files-storage.ts';
import { OWN_USER_ONLY } from '../../src/platform/storage/private-files.ts';
import { BackupError, explainFileError } from '../backup/backup-error.ts';
import {
  isPostgres,
  objectsFolderOf,
  openPictures,
  readSiteData,
  type SiteData,
  sqliteFileOf,
} from '../backup/site-data.ts';
import type { Moved } from './move.types.ts';
import { moveToPostgres } from './move-to-postgres.ts';
import { moveToSqlite } from './move-to-sqlite.ts';

const NOTHING_DONE = 2;
/** Tells its own connections from those of servers. */
const OWN_NAME = 'dreamseed-move';
const USAGE = `Usage: npm run move -- --to postgres://… s3://…     from SQLite and files
       npm run move -- --to DIR                         from Postgres to SQLite and files in a new DATA_DIR
       … --restart "systemctl restart dreamseed"        is run in the pause, to start the site with its new settings

The site goes on meanwhile but for seconds at the end. What is configured now is only read. Every row
and every picture is compared. Without --restart the old site is to be stopped when you are told so, and you
start the new one.`;

const root = path.join(import.meta.dirname, '..', '..');
const say = (line: string) => console.log(line);

interface HandOver {
  settings: Record<string, string>;
  restart: string | undefined;
  /** Whether no server uses the old database. */
  isStopped(): boolean | Promise<boolean>;
}

async function main(): Promise<void> {
  process.umask(OWN_USER_ONLY);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, restart: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return say(USAGE);
  const site = readSiteData(root);
  const [storageUrl = ''] = positionals;
  if (!values.to) throw new BackupError(`Say where to.\n${USAGE}`);
  const isToPostgres = isPostgres(values.to);
  if (isToPostgres === isPostgres(site.databaseUrl))
    throw new BackupError(`The site is there already, or --to is of the same kind.\n${USAGE}`);
  if (isToPostgres && !storageUrl.startsWith('s3:')) throw new BackupError(`Name a bucket, too.\n${USAGE}`);
  const settings: Record<string, string> = isToPostgres
    ? { DATABASE_URL: values.to, STORAGE_URL: storageUrl }
    : { DATABASE_URL: '', STORAGE_URL: '', DATA_DIR: path.resolve(values.to) };
  const waitForHandOver: WaitForHandOver = (isStopped) =>
    handOver({ settings, restart: values.restart, isStopped });
  const moved = isToPostgres
    ? await toPostgres(site, { databaseUrl: values.to, storageUrl, waitForHandOver })
    : await toSqlite(site, { dataDir: path.resolve(values.to), waitForHandOver });
  tell(moved, settings, values.restart);
}

type WaitForHandOver = (isStopped: HandOver['isStopped']) => Promise<void>;

async function toPostgres(
  site: SiteData,
  {
    databaseUrl,
    storageUrl,
    waitForHandOver,
  }: { databaseUrl: string; storageUrl: string; waitForHandOver: WaitForHandOver },
): Promise<Moved> {
  const target = await openDatabase({ url: databaseUrl, dataDir: '' });
  try {
    const { dataDir } = site;
    const file = sqliteFileOf(site);
    const to = openPictures({ dataDir, storage: { ...site.storage, storageUrl } });
    const whileLocked = () => waitForHandOver(() => isServerGone(file));
    return await moveToPostgres({ file, dataDir, target, from: openPictures(site), to, say, whileLocked });
  } finally {
    await target.close();
  }
}

function isServerGone(file: string): boolean {
  try {
    holdProcessLock(lockFileOf(file)).release();
    return true;
  } catch (error) {
    if (error instanceof DatabaseOpenError) return false;
    throw error;
  }
}

async function toSqlite(
  site: SiteData,
  { dataDir, waitForHandOver }: { dataDir: string; waitForHandOver: WaitForHandOver },
): Promise<Moved> {
  const url = new URL(site.databaseUrl);
  url.searchParams.set('application_name', OWN_NAME);
  const source = await openDatabase({ url: url.href, dataDir: '' });
  try {
    await prepareFilesFolder(objectsFolderOf(dataDir), Date.now());
    const to = openPictures({ dataDir, storage: { ...site.storage, storageUrl: '' } });
    const whileLocked = () =>
      waitForHandOver(async () => {
        await endWaits(source);
        return (await countOthers(source)) === 0;
      });
    return await moveToSqlite({ source, dataDir, from: openPictures(site), to, say, whileLocked });
  } finally {
    await source.close();
  }
}

/** A server that is stopped finishes its requests first, and what waits for our locks could only run out of time. */
async function endWaits({ reader }: Database): Promise<void> {
  await sql`
    select pg_cancel_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and application_name <> ${OWN_NAME}
  `.execute(reader);
}

async function countOthers({ reader }: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and application_name <> ${OWN_NAME}
  `.execute(reader);
  return Number(rows[0]?.count);
}

/** Old servers must be gone before anybody may write again: what they wrote then would be lost. */
async function handOver({ settings, restart, isStopped }: HandOver): Promise<void> {
  if (restart !== undefined) {
    const env = { ...process.env, ...settings };
    const { status } = spawnSync(restart, { shell: true, stdio: 'inherit', env });
    if (status !== 0) throw new BackupError(`"${restart}" failed (${status}). The old site is as it was.`);
  }
  if (await isStopped()) return;
  say('Everything is there. Stop the old site now; it can write nothing until then.');
  while (!(await isStopped())) await delay(200);
}

function tell(moved: Moved, settings: Record<string, string>, restart: string | undefined): void {
  const { tables, rows, pictures, missing, pauseMs, handOverMs } = moved;
  say(
    `Moved and compared: ${rows.toLocaleString('en-US')} rows of ${tables} tables, ${pictures.toLocaleString('en-US')} pictures.`,
  );
  if (missing.length > 0) say(`  ${missing.length} pictures were missing before, e.g. ${missing[0]?.id}.`);
  const inSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
  say(
    `  Nothing could be written for ${inSeconds(pauseMs)} s, of which ${inSeconds(handOverMs)} s until the old site had ended.`,
  );
  if (restart !== undefined) return;
  say('Now start the site with these settings:');
  for (const [name, value] of Object.entries(settings)) say(`  ${name}=${value}`);
}

try {
  await main();
} catch (error) {
  const told = explainFileError(error);
  console.error(told instanceof Error ? told.message : String(told));
  process.exitCode = NOTHING_DONE;
}
