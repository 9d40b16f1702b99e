import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { syncPath } from '../../src/platform/storage/write-whole.ts';
import { BackupError } from './backup-error.ts';
import { PRIVATE_FOLDER, writePrivate } from './backup-files.ts';
import { MANIFEST_FILE } from './backup-manifest.ts';

/** Says that a folder belongs to us, so that nothing is ever mixed into somebody's holiday pictures. */
const MARK_FILE = 'dreamseed-backups.txt';
const MARK = `Backups of a Dreamseed site, made by "npm run backup". Each folder named by its time is one
backup; "pictures" holds the pictures of all of them, each once, named by the SHA-256 of its bytes.
Whoever can read this folder can read everything the site knows, its secrets included.
`;
const SNAPSHOT = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z(-\d+)?$/;
const UNFINISHED = '.unfinished-';
/** Nobody makes a backup for this long: what is older was left by a crash. */
const UNFINISHED_AGE_MS = 7 * 86_400_000;

/** A folder that takes any number of backups. */
export interface BackupFolder {
  readonly folder: string;
  /** The file of a picture by the SHA-256 of its bytes, whether it is there or not. */
  pictureFile(sha256: string): string;
  /** Names of finished backups, oldest first. */
  list(): Promise<string[]>;
  /** @param name the newest when left out. @throws {BackupError} when there is no such backup. */
  find(name?: string): Promise<{ name: string; folder: string }>;
}

export function openBackupFolder(given: string): BackupFolder {
  const folder = path.resolve(given);
  const list = async () => {
    const names = await readdir(folder).catch((): string[] => []);
    const finished = await Promise.all(
      names
        .filter((name) => SNAPSHOT.test(name))
        .map(async (name) => {
          const manifest = await stat(path.join(folder, name, MANIFEST_FILE)).catch(() => undefined);
          return manifest ? [name] : [];
        }),
    );
    return finished.flat().sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  };
  return {
    folder,
    pictureFile: (sha256) => path.join(folder, 'pictures', sha256.slice(0, 2), sha256),
    list,
    async find(name) {
      const names = await list();
      const found = name === undefined ? names.at(-1) : names.find((candidate) => candidate === name);
      if (found !== undefined) return { name: found, folder: path.join(folder, found) };
      if (names.length === 0) throw new BackupError(`There is no backup in ${folder}.`);
      throw new BackupError(`There is no backup ${name} in ${folder}. There are: ${names.join(', ')}.`);
    },
  };
}

/**
 * Makes a folder ready for one more backup.
 * @throws {BackupError} when it holds something else.
 */
export async function prepareBackupFolder({ folder }: BackupFolder, now: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  const names = await readdir(folder);
  const mark = path.join(folder, MARK_FILE);
  const isOurs = (await readFile(mark, 'utf8').catch(() => '')) !== '';
  if (!isOurs) {
    if (names.length > 0)
      throw new BackupError(`${folder} holds something else. Name a folder that is empty or not there yet.`);
    await writePrivate(mark, new TextEncoder().encode(MARK));
  }
  for (const name of names.filter((candidate) => candidate.startsWith(UNFINISHED))) {
    const left = path.join(folder, name);
    const { mtimeMs } = await stat(left);
    if (mtimeMs < now - UNFINISHED_AGE_MS) await rm(left, { recursive: true, force: true });
  }
}

/** A backup on its way: it counts once `finish` has given it its name. */
export interface UnfinishedBackup {
  readonly folder: string;
  /** @returns the name of the backup. */
  finish(): Promise<string>;
  discard(): Promise<void>;
}

export async function beginBackup({ folder }: BackupFolder, startedAt: number): Promise<UnfinishedBackup> {
  const own = path.join(folder, `${UNFINISHED}${randomUUID()}`);
  await mkdir(own, { mode: PRIVATE_FOLDER });
  const base = new Date(startedAt)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  return {
    folder: own,
    async finish() {
      await syncPath(own);
      for (let count = 1; ; count++) {
        const name = count === 1 ? base : `${base}-${count}`;
        const isTaken = await rename(own, path.join(folder, name)).then(() => false, isTakenName);
        if (isTaken) continue;
        await syncPath(folder);
        return name;
      }
    },
    discard: () => rm(own, { recursive: true, force: true }),
  };
}

function isTakenName(error: NodeJS.ErrnoException): true {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  return true;
}
