/** A backup cannot be made or used. The message is one line that an owner can act on. */
export class BackupError extends Error {
  override name = 'BackupError';
}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'there is no room left on the disk',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'this user has no right to it',
  EPERM: 'this user has no right to it',
  EROFS: 'it can only be read',
  ENOENT: 'it is not there',
  ENOTDIR: 'a part of its path is a file',
  EIO: 'the disk failed',
};

/** @returns the same error, or one that names the place and the reason in words. */
export function explainFileError(error: unknown): unknown {
  const { code, path } = error as NodeJS.ErrnoException;
  const reason = code === undefined ? undefined : REASONS[code];
  if (reason === undefined) return error;
  return new BackupError(`${path ?? 'A file'} cannot be used: ${reason}.`, { cause: error });
}
