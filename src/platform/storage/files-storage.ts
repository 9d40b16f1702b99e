import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ObjectStorage } from './storage.types.ts';
import { assertStorageKey } from './storage-key.ts';

export interface FilesStorageOptions {
  /** Made when it is not there. */
  folder: string;
  /** How messages name the folder. */
  description?: string;
}

/** Objects as files in one folder, readable by the server's own user only. */
export function createFilesStorage({ folder, description }: FilesStorageOptions): ObjectStorage {
  const pathOf = (key: string) => {
    assertStorageKey(key);
    return path.join(folder, key);
  };
  return {
    description: description ?? `files in ${folder}`,
    async put(key, bytes) {
      const file = pathOf(key);
      await makeFolder(path.dirname(file));
      await writeWhole(file, bytes);
    },
    async get(key) {
      return await readFile(pathOf(key)).catch(ignoreMissing);
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}

/** Renaming is atomic, so neither a reader nor a power cut ever meets half a file. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const partial = path.join(path.dirname(file), `.${randomUUID()}`);
  try {
    const handle = await open(partial, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  await syncFolder(path.dirname(file));
}

/** A new folder survives a power cut once the folder that names it was written out too. */
async function makeFolder(folder: string): Promise<void> {
  const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (firstMade === undefined) return;
  const outermost = path.dirname(path.resolve(firstMade));
  let current = path.resolve(folder);
  while (current !== outermost) {
    current = path.dirname(current);
    await syncFolder(current);
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function ignoreMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
