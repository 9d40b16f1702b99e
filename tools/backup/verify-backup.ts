import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { hashBytes, hashFile } from './backup-files.ts';
import type { BackupFolder } from './backup-folder.ts';
import { type BackupManifest, type HeldFile, readManifest, SQLITE_COPY } from './backup-manifest.ts';
import type { NamedPicture } from './database-copy.types.ts';
import { forEachAtOnce } from './picture-copies.ts';
import { readDumpedPictures } from './postgres-rows.ts';
import { createProgress, type Say } from './progress.ts';
import { readSqlitePictures } from './sqlite-copy.ts';

interface VerifiedBackup {
  manifest: BackupManifest;
  /** What the backup's database names, without those that were missing when it was made. */
  pictures: NamedPicture[];
  /** A line for each thing that is not as it was when the backup was made. */
  faults: string[];
}

/**
 * Reads every byte of a backup and compares it with what it was.
 * @throws {BackupError} when the manifest cannot be read.
 */
export async function verifyBackup(
  target: BackupFolder,
  snapshotFolder: string,
  say: Say,
): Promise<VerifiedBackup> {
  const manifest = await readManifest(snapshotFolder);
  const faults = [
    ...(await findFileFaults(snapshotFolder, manifest.database.files)),
    ...(await findFileFaults(path.join(snapshotFolder, 'secrets'), manifest.secrets)),
  ];
  // What the database names can only be read out of a database that is whole.
  if (faults.length > 0) return { manifest, pictures: [], faults };
  faults.push(...findDatabaseFaults(snapshotFolder, manifest));
  const named = await readNamedPictures(snapshotFolder, manifest);
  if (named.length !== manifest.pictures.count)
    faults.push(`The database names ${named.length} pictures instead of ${manifest.pictures.count}.`);
  const missing = new Set(manifest.pictures.missing.map(({ id }) => id));
  const pictures = named.filter(({ id }) => !missing.has(id));
  return { manifest, pictures, faults: [...faults, ...(await findPictureFaults(target, pictures, say))] };
}

async function findFileFaults(folder: string, files: readonly HeldFile[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, size, sha256 } of files) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (!found) faults.push(`${file} is missing.`);
    else if (found.size !== size || (await hashFile(file)) !== sha256) faults.push(`${file} was changed.`);
  }
  return faults;
}

function findDatabaseFaults(folder: string, { database }: BackupManifest): string[] {
  if (database.kind !== 'sqlite') return [];
  const copy = new DatabaseSync(path.join(folder, SQLITE_COPY), { readOnly: true });
  try {
    const rows = copy.prepare('pragma integrity_check').all();
    const words = rows.map((row) => String(row.integrity_check)).filter((word) => word !== 'ok');
    return words.map((word) => `The database is damaged: ${word}.`);
  } finally {
    copy.close();
  }
}

async function readNamedPictures(folder: string, { database }: BackupManifest): Promise<NamedPicture[]> {
  if (database.kind === 'postgres') return await readDumpedPictures(folder, database.files);
  const copy = new DatabaseSync(path.join(folder, SQLITE_COPY), { readOnly: true });
  try {
    return readSqlitePictures(copy);
  } finally {
    copy.close();
  }
}

async function findPictureFaults(
  target: BackupFolder,
  pictures: readonly NamedPicture[],
  say: Say,
): Promise<string[]> {
  const hashes = new Set(pictures.map(({ sha256 }) => sha256));
  const tell = createProgress(say, 'Pictures checked', hashes.size);
  const faults: string[] = [];
  let done = 0;
  await forEachAtOnce(hashes, async (sha256) => {
    const file = target.pictureFile(sha256);
    const bytes = await readFile(file).catch(() => undefined);
    if (!bytes) faults.push(`${file} is missing.`);
    else if (hashBytes(bytes) !== sha256) faults.push(`${file} was changed.`);
    done += 1;
    tell(done);
  });
  return faults;
}
