import type { Database } from '../../platform/db/database.types.ts';
import type { OwnedObjects } from '../../platform/storage/storage.types.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Credits } from '../credits/credits.usecases.ts';
import { UNDO_MS } from './gallery.rules.ts';
import type { DueTombstone, GalleryPurgeStore } from './gallery-purge.store.ts';
import type { Thumbnails } from './thumbnails.ts';

const IMAGES_AT_ONCE = 100;
const OBJECTS_AT_ONCE = 500;
/** By then whatever was handed in is referred to, or never will be. */
const ORPHAN_AGE_MS = 20 * 60_000;

export interface PurgeImagesOptions {
  database: Database;
  credits: Pick<Credits, 'forgetDelivery'>;
  objects: Pick<OwnedObjects, 'purge'>;
  store: GalleryPurgeStore;
  thumbnails: Pick<Thumbnails, 'delete'>;
  clock: Clock;
  onFailure: (error: unknown) => void;
}

/** Deleted images whose time to be brought back is over lose their words and their picture. */
export function createDeletedPurging(options: PurgeImagesOptions): () => Promise<void> {
  const { store, clock, onFailure } = options;
  return async () => {
    const due = await store.listDue(clock.now() - UNDO_MS, IMAGES_AT_ONCE);
    for (const tombstone of due) {
      await purgeDeleted(options, tombstone).catch((error) => onFailure(error));
    }
  };
}

async function purgeDeleted(
  options: PurgeImagesOptions,
  { id, holdId, storedObjectId }: DueTombstone,
): Promise<void> {
  const { database, credits, store, clock } = options;
  const now = clock.now();
  const forgotten = await database.transaction(async (transaction) => {
    const done = await store.forget(transaction, id, { deletedBefore: now - UNDO_MS, now });
    if (done && holdId !== null) await credits.forgetDelivery(transaction, holdId);
    return done;
  });
  if (forgotten) await purgeObject(options, storedObjectId);
}

/** Small copies go first: without the object nobody would know of them any more. */
async function purgeObject({ objects, thumbnails }: PurgeImagesOptions, objectId: string): Promise<void> {
  await thumbnails.delete(objectId);
  await objects.purge(objectId);
}

/**
 * Pictures that nothing refers to: of images given back or never paid for, and what a crash left
 * behind. Each round looks on from where the last one ended; a new process begins with the oldest.
 */
export function createOrphanPurging(options: PurgeImagesOptions): () => Promise<void> {
  const { store, clock, onFailure } = options;
  let from = 0;
  return async () => {
    const before = clock.now() - ORPHAN_AGE_MS;
    const { orphans, next } = await store.scanObjects({ from, before, limit: OBJECTS_AT_ONCE });
    for (const objectId of orphans) {
      await purgeObject(options, objectId).catch((error) => onFailure(error));
    }
    from = next;
  };
}
