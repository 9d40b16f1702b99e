import { stat } from 'node:fs/promises';
import type { ObjectStorage } from '../../src/platform/storage/storage.types.ts';
import { keyOfObject } from '../../src/platform/storage/storage-key.ts';
import { hashBytes, writePrivate } from './backup-files.ts';
import type { BackupFolder } from './backup-folder.ts';
import type { DatabaseSource, NamedPicture } from './database-copy.types.ts';
import { createProgress, type Say } from './progress.ts';

const AT_ONCE = 8;

export interface PictureCopying {
  source: Pick<DatabaseSource, 'knows'>;
  storage: Pick<ObjectStorage, 'get'>;
  target: Pick<BackupFolder, 'pictureFile'>;
  say: Say;
}

export interface CopiedPictures {
  /** How many files were not in the backup folder yet. */
  added: number;
  /** Deleted by the site after the database was copied: the copy names what can no longer be had. */
  vanished: NamedPicture[];
  /** The site still names them, and has not got them. */
  missing: NamedPicture[];
}

/** Copies the pictures that are not in the backup folder yet. */
export async function copyPictures(
  { source, storage, target, say }: PictureCopying,
  pictures: readonly NamedPicture[],
): Promise<CopiedPictures> {
  const copied: CopiedPictures = { added: 0, vanished: [], missing: [] };
  const tell = createProgress(say, 'Pictures', pictures.length);
  let done = 0;
  const copyOne = async (picture: NamedPicture) => {
    const file = target.pictureFile(picture.sha256);
    if (!(await isThere(file, picture.size))) {
      const bytes = await storage.get(keyOfObject(picture.id));
      if (bytes && hashBytes(bytes) === picture.sha256) {
        await writePrivate(file, bytes);
        copied.added += 1;
      } else if (await source.knows(picture.id)) copied.missing.push(picture);
      else copied.vanished.push(picture);
    }
    done += 1;
    tell(done);
  };
  await forEachAtOnce(pictures, copyOne);
  return copied;
}

async function isThere(file: string, size: number): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() === true && found.size === size;
}

/** A few at a time; the first failure ends it, once what is under way has ended. */
export async function forEachAtOnce<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const failures: unknown[] = [];
  const takeTurns = async () => {
    for (let next = waiting.next(); !next.done && failures.length === 0; next = waiting.next()) {
      await work(next.value).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  if (failures.length > 0) throw failures[0];
}
