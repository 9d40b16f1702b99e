import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { findLedgerFaults } from '../../src/features/credits/ledger-invariants.store.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { holdProcessLock } from '../../src/platform/db/sqlite-lock.ts';
import { createFilesStorage } from '../../src/platform/storage/files-storage.ts';
import { BackupError } from '../backup/backup-error.ts';
import { PRIVATE_FOLDER, settleFile, syncPath } from '../backup/backup-files.ts';
import { objectsFolderOf, openPictures, sqliteFileOf } from '../backup/site-data.ts';
import { SQLITE_COPY } from '../backup/sqlite-copy.ts';
import { putPictures } from './put-pictures.ts';
import type { Restored, RestoreOrder } from './restore.types.ts';

/**
 * Builds the whole site anew beside the one that is there, then changes the two over by their names.
 * Whatever fails before that leaves everything as it was.
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

/** @returns where the old site is now. */
async function changeOver({ site, now }: RestoreOrder, staged: string): Promise<string | undefined> {
  const { dataDir } = site;
  const mark = new Date(now())
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  const file = sqliteFileOf(site);
  const inside = path.relative(dataDir, file);
  const isApart = inside.startsWith('..') || path.isAbsolute(inside);
  if (!isApart) await moveInside(staged, inside);
  const aside = `${dataDir}.before-${mark}`;
  const hadFolder = existsSync(dataDir);
  if (hadFolder) await renameFolder(dataDir, aside);
  if (isApart) await changeFileOver(path.join(staged, SQLITE_COPY), file, `before-${mark}`);
  await renameFolder(staged, dataDir).catch(async (error) => {
    if (hadFolder) await rename(aside, dataDir);
    throw error;
  });
  await syncPath(path.dirname(dataDir));
  return hadFolder ? aside : undefined;
}

/** To where the settings look for the database in the data folder. */
async function moveInside(staged: string, inside: string): Promise<void> {
  if (inside === SQLITE_COPY) return;
  await mkdir(path.dirname(path.join(staged, inside)), { recursive: true, mode: PRIVATE_FOLDER });
  await rename(path.join(staged, SQLITE_COPY), path.join(staged, inside));
}

async function renameFolder(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EBUSY' && error.code !== 'EXDEV') throw error;
    throw new BackupError(
      `${from} is a disk of its own and cannot be renamed. Point DATA_DIR at a folder inside it, and restore there.`,
    );
  });
}

/** A database that DATABASE_URL keeps elsewhere, with what SQLite keeps beside it. */
async function changeFileOver(staged: string, file: string, mark: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
  const beside = path.join(path.dirname(file), `.${randomUUID()}`);
  await copyFile(staged, beside);
  await settleFile(beside);
  for (const ending of ['', '-wal', '-shm']) {
    if (existsSync(file + ending)) await rename(file + ending, `${file}.${mark}${ending}`);
  }
  await rename(beside, file);
  await rm(staged);
}
