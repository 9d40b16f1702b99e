import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readProductionConfig } from '../../src/app/config.ts';
import { programVersion } from '../../src/app/health/program-version.ts';
import { createFilesStorage } from '../../src/platform/storage/files-storage.ts';
import { createS3Storage } from '../../src/platform/storage/s3-storage.ts';
import type { ObjectStorage } from '../../src/platform/storage/storage.types.ts';
import { readS3Target, type StorageSettings } from '../../src/platform/storage/storage-url.ts';
import { isFileName } from './backup-manifest.ts';

/** Where the configured site keeps its data. */
export interface SiteData {
  dataDir: string;
  /** '' for the embedded database in `dataDir`. */
  databaseUrl: string;
  storage: StorageSettings;
  /** Of package.json. */
  programVersion: string;
  /** Secrets that the owner keeps in the settings; no backup holds them. */
  secretsInSettings: string[];
}

export function readSiteData(root: string): SiteData {
  const config = readProductionConfig(root);
  const { secret } = config.accounts;
  const { guestSecret } = config.imageService;
  return {
    dataDir: path.resolve(root, config.database.dataDir),
    databaseUrl: config.database.databaseUrl,
    storage: config.storage,
    programVersion,
    secretsInSettings: [secret && 'AUTH_SECRET', guestSecret && 'GUEST_SECRET'].filter((name) => name !== ''),
  };
}

export function isPostgres(databaseUrl: string): boolean {
  return /^postgres(ql)?:/.test(databaseUrl);
}

/** The file of an SQLite site. */
export function sqliteFileOf({ dataDir, databaseUrl }: Pick<SiteData, 'dataDir' | 'databaseUrl'>): string {
  const named = databaseUrl.replace(/^file:(\/\/)?/, '');
  return path.resolve(named || path.join(dataDir, 'dreamseed.db'));
}

export function objectsFolderOf(dataDir: string): string {
  return path.join(dataDir, 'objects');
}

/** The site's pictures as they are: nothing is tried out or tidied up on the way. */
export function openPictures({ dataDir, storage }: Pick<SiteData, 'dataDir' | 'storage'>): ObjectStorage {
  if (storage.storageUrl === '') return createFilesStorage({ folder: objectsFolderOf(dataDir) });
  return createS3Storage(readS3Target(storage));
}

/** Secrets that the site made for itself. */
export function secretsFolderOf(dataDir: string): string | undefined {
  const folder = path.join(dataDir, 'secrets');
  return existsSync(folder) ? folder : undefined;
}

/** @param folder as `secretsFolderOf` found it. */
export async function readSecrets(folder: string | undefined): Promise<{ name: string; bytes: Buffer }[]> {
  if (folder === undefined) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  // The site makes plain names; whatever else lies there came from an editor or a file manager.
  const names = entries.filter((entry) => entry.isFile() && isFileName(entry.name)).map(({ name }) => name);
  return await Promise.all(
    names.sort().map(async (name) => ({ name, bytes: await readFile(path.join(folder, name)) })),
  );
}
