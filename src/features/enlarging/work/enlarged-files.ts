import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Files that live as long as the answer they are for. */
export interface EnlargedFiles {
  newFile(): string;
  /** Deletes a file, and what was left of the work on it. */
  remove(file: string): Promise<void>;
}

/** Nobody makes or downloads one for so long: what is older was left by a server that was killed. */
const LEFT_AFTER_MS = 3_600_000;

/** @param folder what was left in it is deleted; another process of the server may be at work there. */
export function openEnlargedFiles(folder: string): EnlargedFiles {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const file of readdirSync(folder).map((name) => join(folder, name))) {
    const facts = statSync(file, { throwIfNoEntry: false });
    if (facts && facts.mtimeMs < Date.now() - LEFT_AFTER_MS) rmSync(file, { force: true });
  }
  return {
    newFile: () => join(folder, randomUUID()),
    async remove(file) {
      const left = (await readdir(folder)).filter((name) => name.startsWith(basename(file)));
      await Promise.all(left.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}
