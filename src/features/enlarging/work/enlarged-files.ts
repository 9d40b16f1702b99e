import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Files that live as long as the answer they are for. */
export interface EnlargedFiles {
  newFile(): string;
  /** Deletes a file, and what was left of the work on it. */
  remove(file: string): Promise<void>;
}

/** @param folder what a killed server left in it is deleted. */
export function openEnlargedFiles(folder: string): EnlargedFiles {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { force: true });
  return {
    newFile: () => join(folder, randomUUID()),
    async remove(file) {
      const left = (await readdir(folder)).filter((name) => name.startsWith(basename(file)));
      await Promise.all(left.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}
