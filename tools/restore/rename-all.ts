import { rename } from 'node:fs/promises';
import { BackupError } from '../backup/backup-error.ts';

export interface Renaming {
  from: string;
  to: string;
}

/**
 * Gives things their new names, one after another. When one cannot have its name, all get their old
 * ones back.
 * @throws {BackupError} naming what could not even get its old name back.
 */
export async function renameAll(renamings: readonly Renaming[]): Promise<void> {
  const done: Renaming[] = [];
  try {
    for (const renaming of renamings) {
      await rename(renaming.from, renaming.to);
      done.push(renaming);
    }
  } catch (error) {
    await undo(done, error);
    throw error;
  }
}

async function undo(done: readonly Renaming[], cause: unknown): Promise<void> {
  const lost: string[] = [];
  for (const { from, to } of done.toReversed())
    await rename(to, from).catch(() => lost.push(`${to} is what was ${from}`));
  if (lost.length > 0)
    throw new BackupError(`Not everything got its old name back: ${lost.join('; ')}.`, { cause });
}
