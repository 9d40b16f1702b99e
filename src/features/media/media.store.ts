import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isUnfinished, writeWhole } from '../../platform/storage/write-whole.ts';

/** Where one rendering is kept: a folder for each picture, whose files begin with the version. */
interface MediaKey {
  /** Lower-case letters, digits and hyphens. */
  name: string;
  version: string;
  /** Shape and format, e.g. `s640.webp`. */
  part: string;
}

/** Drawn pictures on disk. Losing the folder costs only the time to draw them again. */
export interface MediaStore {
  read(key: MediaKey): Promise<Uint8Array<ArrayBuffer> | undefined>;
  write(key: MediaKey, bytes: Uint8Array): Promise<void>;
  /** Whatever has been kept: names of pictures. */
  listNames(): Promise<string[]>;
  /** Removes a picture, or all its versions but one. */
  remove(name: string, exceptVersion?: string): Promise<void>;
}

export function createMediaStore(folder: string): MediaStore {
  const fileOf = ({ name, version, part }: MediaKey) => join(folder, name, `${version}-${part}`);
  return {
    async read(key) {
      return orWhenMissing(undefined, async () => new Uint8Array(await readFile(fileOf(key))));
    },
    async write(key, bytes) {
      await mkdir(join(folder, key.name), { recursive: true });
      await writeWhole(fileOf(key), bytes);
    },
    listNames: () => orWhenMissing([], () => readdir(folder)),
    async remove(name, exceptVersion) {
      const picture = join(folder, name);
      if (exceptVersion === undefined) return rm(picture, { recursive: true, force: true });
      const files = await orWhenMissing([], () => readdir(picture));
      const old = files.filter((file) => !file.startsWith(`${exceptVersion}-`) || isUnfinished(file));
      await Promise.all(old.map((file) => rm(join(picture, file), { force: true })));
    },
  };
}

async function orWhenMissing<Found, Missing>(
  missing: Missing,
  read: () => Promise<Found>,
): Promise<Found | Missing> {
  try {
    return await read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return missing;
    throw error;
  }
}
