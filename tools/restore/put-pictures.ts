import { readFile } from 'node:fs/promises';
import type { ObjectStorage } from '../../src/platform/storage/storage.types.ts';
import { keyOfObject } from '../../src/platform/storage/storage-key.ts';
import { BackupError } from '../backup/backup-error.ts';
import { hashBytes } from '../backup/backup-files.ts';
import type { BackupFolder } from '../backup/backup-folder.ts';
import type { NamedPicture } from '../backup/database-copy.types.ts';
import { forEachAtOnce } from '../backup/picture-copies.ts';
import { createProgress, type Say } from '../backup/progress.ts';

/** The storage sniffs nothing: what a picture is called by is in the database. */
const CONTENT_TYPE = 'application/octet-stream';

/** Puts pictures where the site looks for them. Ids are never used twice, so nothing else is overwritten. */
export async function putPictures(
  from: Pick<BackupFolder, 'pictureFile'>,
  to: Pick<ObjectStorage, 'put'>,
  { pictures, say }: { pictures: readonly NamedPicture[]; say: Say },
): Promise<void> {
  const tell = createProgress(say, 'Pictures restored', pictures.length);
  let done = 0;
  await forEachAtOnce(pictures, async ({ id, sha256 }) => {
    const file = from.pictureFile(sha256);
    const bytes = await readFile(file);
    if (hashBytes(bytes) !== sha256) throw new BackupError(`${file} was changed while it was read.`);
    await to.put(keyOfObject(id), bytes, CONTENT_TYPE);
    done += 1;
    tell(done);
  });
}
