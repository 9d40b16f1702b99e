import { keyOfObject } from '../../src/platform/storage/storage-key.ts';
import { BackupError } from '../backup/backup-error.ts';
import { hashBytes } from '../backup/backup-files.ts';
import type { NamedPicture } from '../backup/database-copy.types.ts';
import { forEachAtOnce } from '../backup/picture-copies.ts';
import { createProgress } from '../backup/progress.ts';
import type { PictureMove } from './move.types.ts';

/** The storage sniffs nothing: what a picture is called by is in the database. */
const CONTENT_TYPE = 'application/octet-stream';

/**
 * Copies each picture and reads it back.
 * @returns those that are not in the old storage.
 * @throws {BackupError} when what was written is not what comes back.
 */
export async function movePictures(
  { from, to, say }: PictureMove,
  pictures: readonly NamedPicture[],
): Promise<NamedPicture[]> {
  const missing: NamedPicture[] = [];
  const tell = createProgress(say, 'Pictures', pictures.length);
  let done = 0;
  await forEachAtOnce(pictures, async (picture) => {
    const { id, sha256 } = picture;
    const key = keyOfObject(id);
    const bytes = await from.get(key);
    if (bytes && hashBytes(bytes) === sha256) {
      await to.put(key, bytes, CONTENT_TYPE);
      const back = await to.get(key);
      if (!back || hashBytes(back) !== sha256)
        throw new BackupError(`The picture ${id} does not come back from the new storage as it was.`);
    } else missing.push(picture);
    done += 1;
    tell(done);
  });
  return missing;
}
