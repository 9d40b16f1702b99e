import { keyOfObject } from '../../src/platform/storage/storage-key.ts';
import { BackupError } from '../backup/backup-error.ts';
import { hashBytes } from '../backup/backup-files.ts';
import type { NamedPicture } from '../backup/database-copy.types.ts';
import { forEachAtOnce } from '../backup/picture-copies.ts';
import { createProgress } from '../backup/progress.ts';
import type { PictureMove } from './move.types.ts';

/** The storage sniffs nothing: what a picture is called by is in the database. */
const CONTENT_TYPE = 'application/octet-stream';

export interface MovedPictures {
  /**
   * Copies each picture that is new since the last time and reads it back; removes those that are no longer named.
   * @returns those that are not in the old storage.
   * @throws {BackupError} when what was written is not what comes back.
   */
  follow(named: readonly NamedPicture[]): Promise<NamedPicture[]>;
}

export function createMovedPictures({ from, to, say }: PictureMove): MovedPictures {
  const hashes = new Map<string, string>();
  const missing = new Set<string>();
  async function copy({ id, sha256 }: NamedPicture): Promise<void> {
    const key = keyOfObject(id);
    const bytes = await from.get(key);
    hashes.set(id, sha256);
    if (!bytes || hashBytes(bytes) !== sha256) return void missing.add(id);
    missing.delete(id);
    await to.put(key, bytes, CONTENT_TYPE);
    const back = await to.get(key);
    if (!back || hashBytes(back) !== sha256)
      throw new BackupError(`The picture ${id} does not come back from the new storage as it was.`);
  }
  return {
    async follow(named) {
      const fresh = named.filter(({ id, sha256 }) => hashes.get(id) !== sha256);
      const tell = createProgress(say, 'Pictures', fresh.length);
      let done = 0;
      await forEachAtOnce(fresh, async (picture) => {
        await copy(picture);
        done += 1;
        tell(done);
      });
      const kept = new Set(named.map(({ id }) => id));
      for (const id of hashes.keys()) {
        if (kept.has(id)) continue;
        await to.delete(keyOfObject(id));
        hashes.delete(id);
      }
      return named.filter(({ id }) => missing.has(id));
    },
  };
}
