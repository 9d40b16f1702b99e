import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { findLedgerFaults } from '../../src/features/credits/ledger-invariants.store.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { holdProcessLock } from '../../src/platform/db/sqlite-lock.ts';
import { createFilesStorage } from '../../src/platform/storage/files-storage.ts';
import { syncPath } from '../../src/platform/storage/write-whole.ts';
import { BackupError } from '../backup/backup-error.ts';
import { PRIVATE_FOLDER, settleFile } from '../backup/backup-files.ts';
import { SQLITE_COPY } from '../backup/backup-manifest.ts';
import { objectsFolderOf, openPictures, sqliteFileOf } from '../backup/site-data.ts';
import { explainMountPoint } from './explain-mount-point.ts';
import { putPictures } from './put-pictures.ts';
import { type Renaming, renameAll } from './rename-all.ts';
import type { Restored, RestoreOrder } from './restore.types.ts';

/**
 * Builds the whole site anew beside the one that is there, then changes the two over by their names.
 * Whatever fails leaves everything as it was. Only a kill between two names cannot be undone: the old
 * site is then there whole, but under names with `.before-` and the time in them.
 * @throws {BackupError} when a server runs on the data, or something is there that may not be replaced.
 */
export async function restoreSqlite(order: RestoreOrder): Promise<Restored> {
  const { dataDir } = order.site;
  await assertReplaceable(order);
  const lock = holdServersOff(order);
  const staged = path.join(path.dirname(dataDir), `.${path.basename(dataDir)}-restoring-${randomUUID()}`);
  try {
    const migrated = await buildSite(order, staged);
    return { migrated, keptAside: await changeOver(order, staged) };
  } finally {
    lock?.release();
    await rm(staged, { recursive: true, force: true });
  }
}

async function assertReplaceable({ site, replace }: RestoreOrder): Promise<void> {
  const { dataDir } = site;
  const names = await readdir(dataDir).catch((): string[] => []);
  const isUsed = names.length > 0 || existsSync(sqliteFileOf(site));
  if (isUsed && !replace)
    throw new BackupError(`${dataDir} holds a site already. With --replace it is set aside and kept.`);
}

/** @throws {DatabaseOpenError} when a server runs on the data. */
function holdServersOff({ site }: RestoreOrder): { release(): void } | undefined {
  const { dir, name } = path.parse(sqliteFileOf(site));
  return existsSync(dir) ? holdProcessLock(path.join(dir, `${name}.lock.db`)) : undefined;
}

/** @returns the steps that brought its tables up to date. */
async function buildSite(order: RestoreOrder, staged: string): Promise<string[]> {
  const { snapshotFolder, manifest, site, backups } = order;
  await mkdir(path.join(staged, 'secrets'), { recursive: true, mode: PRIVATE_FOLDER });
  const file = path.join(staged, SQLITE_COPY);
  await copyFile(path.join(snapshotFolder, SQLITE_COPY), file);
  await settleFile(file);
  for (const { name } of manifest.secrets) {
    const secret = path.join(staged, 'secrets', name);
    await copyFile(path.join(snapshotFolder, 'secrets', name), secret);
    await settleFile(secret);
  }
  const storage =
    site.storage.storageUrl === ''
      ? createFilesStorage({ folder: objectsFolderOf(staged) })
      : openPictures(site);
  await putPictures(backups, storage, order);
  return await bringUpToDate(order, staged);
}

async function bringUpToDate({ migrations, now }: RestoreOrder, staged: string): Promise<string[]> {
  const database = await openDatabase({ url: '', dataDir: staged, exclusive: false });
  try {
    const migrated = await migrate(database, migrations, now());
    const faults = await findLedgerFaults(database);
    if (faults.length > 0)
      throw new BackupError(
        `The ledger of this backup is not right: ${faults[0]?.rule}. Nothing was changed.`,
      );
    return migrated;
  } finally {
    await database.close();
  }
}

/**
 * Changes names and nothing else; when one of them cannot be changed, none is.
 * @returns where the old site is now.
 */
async function changeOver({ site, now }: RestoreOrder, staged: string): Promise<string | undefined> {
  const { dataDir } = site;
  const mark = `before-${new Date(now())
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')}`;
  const file = sqliteFileOf(site);
  const inside = path.relative(dataDir, file);
  const isApart = inside.startsWith('..') || path.isAbsolute(inside);
  const beside = isApart ? await moveBeside(path.join(staged, SQLITE_COPY), file) : undefined;
  if (!isApart) await moveInside(staged, inside);
  const setAside = [
    ...(existsSync(dataDir) ? [{ from: dataDir, to: `${dataDir}.${mark}` }] : []),
    ...(isApart ? setFileAside(file, mark) : []),
  ];
  const build = [...(beside ? [{ from: beside, to: file }] : []), { from: staged, to: dataDir }];
  try {
    await renameAll([...setAside, ...build]).catch((error) => {
      throw explainMountPoint(error, dataDir);
    });
  } finally {
    if (beside) await rm(beside, { force: true });
  }
  for (const folder of new Set([path.dirname(dataDir), path.dirname(file)])) await syncPath(folder);
  return setAside.length > 0 ? setAside.map(({ to }) => to).join(', ') : undefined;
}

/** To where the settings look for the database in the data folder. */
async function moveInside(staged: string, inside: string): Promise<void> {
  if (inside === SQLITE_COPY) return;
  await mkdir(path.dirname(path.join(staged, inside)), { recursive: true, mode: PRIVATE_FOLDER });
  await rename(path.join(staged, SQLITE_COPY), path.join(staged, inside));
}

/** To the disk of a database that DATABASE_URL keeps elsewhere, where it lacks nothing but its name. */
async function moveBeside(staged: string, file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
  const beside = path.join(path.dirname(file), `.${randomUUID()}`);
  try {
    await copyFile(staged, beside);
    await settleFile(beside);
    await rm(staged);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
  return beside;
}

/** A database with what SQLite keeps beside it. */
function setFileAside(file: string, mark: string): Renaming[] {
  return ['', '-wal', '-shm']
    .filter((ending) => existsSync(file + ending))
    .map((ending) => ({ from: file + ending, to: `${file}.${mark}${ending}` }));
}
