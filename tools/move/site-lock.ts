import { BackupError } from '../backup/backup-error.ts';

/** How long a move waits for others to let go of what they write; whoever comes after it waits as long. */
export const LOCK_LIMIT_MS = 20_000;

export function explainBusySite(limitMs: number, cause: unknown): BackupError {
  return new BackupError(
    `The site could not be kept from writing: something else was at it for ${limitMs / 1000} seconds. It is as it was.`,
    { cause },
  );
}
