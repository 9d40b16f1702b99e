import { BackupError } from '../backup/backup-error.ts';

/**
 * @param error of a rename, whose `path` is what should have had another name.
 * @returns the same error, or one that says what to do about a mount point, which has its name for good.
 */
export function explainMountPoint(error: NodeJS.ErrnoException, dataDir: string): Error {
  if (error.code !== 'EBUSY' && error.code !== 'EXDEV') return error;
  const { path = dataDir } = error;
  const advice =
    path === dataDir
      ? `${path} is a disk of its own and cannot be renamed. Point DATA_DIR at a folder inside it, and restore there.`
      : `${path} is mounted by itself and cannot be renamed. Mount the folder that it lies in, or point DATABASE_URL at a file that is not a mount, and restore there.`;
  return new BackupError(advice, { cause: error });
}
