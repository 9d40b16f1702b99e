import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ObjectStorage } from './storage.types.ts';
import { assertStorageKey } from './storage-key.ts';
import { syncPath, writeSynced, writeWhole } from './write-whole.ts';

/** Nobody writes this long: what is older was left by a crash. */
const INCOMPLETE_AGE_MS = 3_600_000;
const OWN_FILE = 0o600;

/**
 * Makes the folder ready for use: it is there, can be written to, and holds nothing half written by
 * a server that was killed. Other servers may be using it.
 * @throws what the file system says when it cannot be used.
 */
export async function prepareFilesFolder(folder: string, now: number): Promise<void> {
  await makeFolder(folder);
  for (const name of await readdir(folder)) {
    if (!name.startsWith('.')) continue;
    const file = path.join(folder, name);
    const left = await stat(file).catch(ignoreMissing);
    if (left && left.mtimeMs < now - INCOMPLETE_AGE_MS) await rm(file, { force: true });
  }
  const trial = incompletePath(folder);
  await writeSynced(trial, new Uint8Array(1), { mode: OWN_FILE });
  await rm(trial);
}

/** Objects as files in one folder that was prepared, readable by the server's own user only. */
export function createFilesStorage({ folder }: { folder: string }): ObjectStorage {
  const pathOf = (key: string) => {
    assertStorageKey(key);
    return path.join(folder, key);
  };
  return {
    description: `files in ${folder}`,
    async put(key, bytes) {
      const file = pathOf(key);
      await makeFolder(path.dirname(file));
      await writeWhole(file, bytes, { mode: OWN_FILE, unfinished: incompletePath(folder) });
    },
    async get(key) {
      return await readFile(pathOf(key)).catch(ignoreMissing);
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}

/** No key begins with a dot, so what is being written cannot be confused with an object. */
function incompletePath(folder: string): string {
  return path.join(folder, `.${randomUUID()}`);
}

/** A new folder survives a power cut once the folder that names it was written out too. */
async function makeFolder(folder: string): Promise<void> {
  const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (firstMade === undefined) return;
  const outermost = path.dirname(path.resolve(firstMade));
  let current = path.resolve(folder);
  while (current !== outermost) {
    current = path.dirname(current);
    await syncPath(current);
  }
}

function ignoreMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
