import type { Database } from '../../../platform/db/database.types.ts';
import { StorageUnavailableError } from '../../../platform/storage/storage.errors.ts';
import type { Blobs, ObjectStorage } from '../../../platform/storage/storage.types.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { Credits } from '../../credits/credits.usecases.ts';
import { UNDO_MS } from '../gallery.rules.ts';
import { deleteThumbnails } from '../viewing/thumbnails.ts';
import type { DueTombstone, GalleryPurgeStore } from './gallery-purge.store.ts';

const IMAGES_AT_ONCE = 100;
const OBJECTS_AT_ONCE = 500;
/** By then whatever was handed in is referred to, or never will be. */
const ORPHAN_AGE_MS = 20 * 60_000;

interface PurgeImagesOptions {
  database: Database;
  credits: Pick<Credits, 'forgetDelivery'>;
  blobs: Pick<Blobs, 'purge'>;
  store: GalleryPurgeStore;
  storage: ObjectStorage;
  clock: Clock;
  onFailure: (error: unknown) => void;
  /** How far the look through all objects has come; both tasks share it. */
  scan: { from: number };
  /** Asked before each picture. */
  isStopping: () => boolean;
}

/** Deleted images whose time to be brought back is over lose their words and their picture. */
export function createDeletedPurging(options: PurgeImagesOptions): () => Promise<void> {
  const { store, clock } = options;
  return async () => {
    const due = await store.listDue(clock.now() - UNDO_MS, IMAGES_AT_ONCE);
    await purgeEach(options, due, (tombstone) => purgeDeleted(options, tombstone));
  };
}

/**
 * A storage that is away would let each picture wait in vain, so that ends the round. What was begun
 * by then may be an orphan behind the scan, which begins anew to find it.
 */
async function purgeEach<Item>(
  { scan, isStopping, onFailure }: PurgeImagesOptions,
  items: readonly Item[],
  purge: (item: Item) => Promise<void>,
): Promise<void> {
  for (const item of items) {
    if (isStopping()) return;
    try {
      await purge(item);
    } catch (error) {
      onFailure(error);
      if (!(error instanceof StorageUnavailableError)) continue;
      scan.from = 0;
      return;
    }
  }
}

async function purgeDeleted(
  options: PurgeImagesOptions,
  { id, holdId, storedObjectId, startingObjectId }: DueTombstone,
): Promise<void> {
  const { database, credits, store, clock } = options;
  const now = clock.now();
  const forgotten = await database.transaction(async (transaction) => {
    const done = await store.forget(transaction, id, { deletedBefore: now - UNDO_MS, now });
    if (done && holdId !== null) await credits.forgetDelivery(transaction, holdId);
    return done;
  });
  if (!forgotten) return;
  await purgeObject(options, storedObjectId);
  // Others may have begun with it too; the last of them takes it along.
  if (startingObjectId !== null) await purgeObject(options, startingObjectId);
}

/** Small copies go first: without the object nobody would know of them any more. */
async function purgeObject({ blobs, storage }: PurgeImagesOptions, objectId: string): Promise<void> {
  await deleteThumbnails(storage, objectId);
  await blobs.purge(objectId);
}

/**
 * Pictures that nothing refers to: of images given back or never paid for, and what a crash left
 * behind. Each round looks on from where the last one ended; a new process begins with the oldest.
 */
export function createOrphanPurging(options: PurgeImagesOptions): () => Promise<void> {
  const { store, clock, scan } = options;
  return async () => {
    const before = clock.now() - ORPHAN_AGE_MS;
    const { orphans, next } = await store.scanObjects({ from: scan.from, before, limit: OBJECTS_AT_ONCE });
    scan.from = next;
    await purgeEach(options, orphans, (objectId) => purgeObject(options, objectId));
  };
}
