import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Drawn pictures on disk. Losing the folder costs only the time to draw them again. */
export interface MediaStore {
  read(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  write(key: string, bytes: Uint8Array): Promise<void>;
}

export function createMediaStore(folder: string): MediaStore {
  const pathOf = (key: string) => join(folder, `${key}.webp`);
  return {
    async read(key) {
      try {
        return new Uint8Array(await readFile(pathOf(key)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async write(key, bytes) {
      await mkdir(folder, { recursive: true });
      // Renaming is atomic: a reader or a crash never meets half a picture.
      const partial = join(folder, `.${key}-${randomUUID()}`);
      await writeFile(partial, bytes);
      await rename(partial, pathOf(key));
    },
  };
}
