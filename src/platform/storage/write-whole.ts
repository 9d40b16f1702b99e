import { randomUUID } from 'node:crypto';
import * as realFiles from 'node:fs/promises';
import path from 'node:path';

/** What is used of the file system, so that a test can watch the order. */
export type FileCalls = Pick<typeof realFiles, 'open' | 'rename' | 'rm'>;

interface WriteWholeOptions {
  /** Who may read it; less what the process's umask takes away. */
  mode?: number;
  /** Where it is written first, on the same file system; a name beside it when left out. */
  unfinished?: string;
  files?: FileCalls;
}

const UNFINISHED = '.part';

/** Whether a crash left this behind half written. */
export function isUnfinished(name: string): boolean {
  return name.endsWith(UNFINISHED);
}

/**
 * Writes a file that is there whole or not at all, whenever the power fails. Renaming alone does not do
 * it: a disk may learn the new name before it has the bytes, and would show an empty file.
 */
export async function writeWhole(
  file: string,
  content: Uint8Array | string,
  options: WriteWholeOptions = {},
): Promise<void> {
  const { mode, files = realFiles } = options;
  const { unfinished = path.join(path.dirname(file), `.${randomUUID()}${UNFINISHED}`) } = options;
  try {
    await writeSynced(unfinished, content, { mode, files });
    await files.rename(unfinished, file);
  } catch (error) {
    await files.rm(unfinished, { force: true });
    throw error;
  }
  await syncPath(path.dirname(file), files);
}

/** Writes a file that is not there yet, down to the disk. */
export async function writeSynced(
  file: string,
  content: Uint8Array | string,
  { mode, files = realFiles }: { mode?: number | undefined; files?: FileCalls } = {},
): Promise<void> {
  const handle = await files.open(file, 'wx', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A file's bytes, or what a folder names, survive a power cut after this. */
export async function syncPath(target: string, files: FileCalls = realFiles): Promise<void> {
  const handle = await files.open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
