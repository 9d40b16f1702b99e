import type { Blobs, ObjectStorage } from '../../../platform/storage/storage.types.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { Credits } from '../../credits/credits.usecases.ts';
import { deleteThumbnails } from '../viewing/thumbnails.ts';

const ACCOUNTS_AT_ONCE = 10;
const OBJECTS_AT_ONCE = 100;
/** Whoever was looking at a picture when its account was deleted has seen it by then, and left no new small copy. */
const SETTLED_MS = 60_000;

interface PurgeClosedOptions {
  credits: Pick<Credits, 'listWithFiles' | 'noteFilesGone'>;
  blobs: Pick<Blobs, 'listOf' | 'purge'>;
  storage: ObjectStorage;
  clock: Clock;
  /** Asked before each picture. */
  isStopping: () => boolean;
}

/**
 * Takes the pictures of deleted accounts out of the storage, a few at a time. What was handed in a
 * moment ago is left for a later round; an account is done when nothing of it is left.
 */
export function createClosedPurging(options: PurgeClosedOptions): () => Promise<void> {
  const { credits, blobs, storage, clock, isStopping } = options;
  return async () => {
    const closed = await credits.listWithFiles(clock.now() - SETTLED_MS, ACCOUNTS_AT_ONCE);
    for (const accountId of closed) {
      for (const { id } of await blobs.listOf(accountId, OBJECTS_AT_ONCE)) {
        if (isStopping()) return;
        await deleteThumbnails(storage, id);
        await blobs.purge(id);
      }
      const left = await blobs.listOf(accountId, 1);
      if (left.length === 0) await credits.noteFilesGone(accountId, clock.now());
    }
  };
}
