import path from 'node:path';
import { BackupError } from './backup-error.ts';
import { hashBytes, writePrivate } from './backup-files.ts';
import {
  type BackupFolder,
  beginBackup,
  prepareBackupFolder,
  type UnfinishedBackup,
} from './backup-folder.ts';
import {
  BACKUP_FORMAT,
  type BackupManifest,
  type HeldFile,
  MANIFEST_FILE,
  writeManifest,
} from './backup-manifest.ts';
import type { DatabaseCopy, DatabaseSource } from './database-copy.types.ts';
import { type CopiedPictures, copyPictures, type PictureCopying } from './picture-copies.ts';
import { readSecrets } from './site-data.ts';

/** A site that deletes pictures faster than they are copied does not exist; something else is wrong then. */
const MOST_ROUNDS = 10;

export interface BackupOrder extends Omit<PictureCopying, 'source' | 'target'> {
  source: DatabaseSource;
  target: BackupFolder;
  /** Undefined when the site has made no secrets of its own. */
  secretsFolder: string | undefined;
  programVersion: string;
  now: () => number;
}

export interface FinishedBackup {
  /** Of its folder. */
  name: string;
  manifest: BackupManifest;
  /** How many pictures were new in the backup folder. */
  picturesAdded: number;
}

/**
 * Makes one more backup of a site that may be running. It gets its name when it is whole.
 * @throws {BackupError} one line that an owner can act on; nothing that looks like a backup is left then.
 */
export async function createBackup(order: BackupOrder): Promise<FinishedBackup> {
  const { target, now } = order;
  await prepareBackupFolder(target, now());
  const startedAt = now();
  const unfinished = await beginBackup(target, startedAt);
  try {
    const secrets = await copySecrets(order.secretsFolder, path.join(unfinished.folder, 'secrets'));
    const { copy, pictures, picturesAdded } = await copyData(order, unfinished);
    const manifest = describe(order, { startedAt, copy, pictures, secrets });
    await writePrivate(path.join(unfinished.folder, MANIFEST_FILE), writeManifest(manifest));
    return { name: await unfinished.finish(), manifest, picturesAdded };
  } catch (error) {
    await unfinished.discard();
    throw error;
  }
}

interface CopiedData {
  copy: DatabaseCopy;
  pictures: CopiedPictures;
  picturesAdded: number;
}

/**
 * The database first, then what it names: bytes are stored before they are named. Deletions go the
 * other way, so what the copy names may be gone by the time it is fetched; then a younger copy of the
 * database is taken, for which nearly all pictures are there already.
 */
async function copyData(order: BackupOrder, { folder }: UnfinishedBackup): Promise<CopiedData> {
  let picturesAdded = 0;
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    const copy = await order.source.copyInto(folder);
    const pictures = await copyPictures(order, copy.pictures);
    picturesAdded += pictures.added;
    if (pictures.vanished.length === 0) return { copy, pictures, picturesAdded };
    order.say('Pictures were deleted meanwhile: taking a younger copy of the database.');
  }
  throw new BackupError(
    'Pictures disappear from the storage faster than they can be copied. No backup was made.',
  );
}

async function copySecrets(from: string | undefined, to: string): Promise<HeldFile[]> {
  const held: HeldFile[] = [];
  for (const { name, bytes } of await readSecrets(from)) {
    await writePrivate(path.join(to, name), bytes);
    held.push({ name, size: bytes.length, sha256: hashBytes(bytes) });
  }
  return held;
}

interface Parts {
  startedAt: number;
  copy: DatabaseCopy;
  pictures: CopiedPictures;
  secrets: HeldFile[];
}

function describe(
  { programVersion, now }: BackupOrder,
  { startedAt, copy, pictures, secrets }: Parts,
): BackupManifest {
  return {
    format: BACKUP_FORMAT,
    programVersion,
    startedAt: new Date(startedAt).toISOString(),
    finishedAt: new Date(now()).toISOString(),
    database: { kind: copy.kind, migrations: copy.migrations, files: copy.files, rows: copy.rows },
    pictures: {
      count: copy.pictures.length,
      bytes: copy.pictures.reduce((sum, { size }) => sum + size, 0),
      missing: pictures.missing.map(({ id, sha256 }) => ({ id, sha256 })),
    },
    secrets,
  };
}
