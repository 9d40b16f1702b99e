import type { Database, DatabaseTransaction } from '../../platform/db/database.types.ts';
import { DamagedObjectError } from '../../platform/storage/storage.errors.ts';
import type { Blobs } from '../../platform/storage/storage.types.ts';
import { createAccountImagesStore } from './account-images.store.ts';
import type { ImagePlace, StatedImage } from './account-images.types.ts';

/** All images of one account; those that their owner deleted are left out. */
export interface AccountImages {
  count(accountId: string): Promise<{ images: number; bytes: number }>;
  /** Oldest first. */
  list(accountId: string, after: ImagePlace | null, limit: number): Promise<StatedImage[]>;
  /** The file of an image; undefined when it was deleted meanwhile, or its storage has spoilt it. */
  read(accountId: string, objectId: string): Promise<Uint8Array | undefined>;
  /** Forgets every picture and every word of them for good. The files follow by a job. */
  forgetAll(transaction: DatabaseTransaction, accountId: string, now: number): Promise<void>;
}

interface AccountImagesOptions {
  database: Database;
  blobs: Pick<Blobs, 'read'>;
}

export function createAccountImages({ database, blobs }: AccountImagesOptions): AccountImages {
  return {
    ...createAccountImagesStore(database),
    async read(accountId, objectId) {
      try {
        return (await blobs.read(accountId, objectId))?.bytes;
      } catch (error) {
        // One spoilt picture must not keep everything else from its owner.
        if (error instanceof DamagedObjectError) return undefined;
        throw error;
      }
    },
  };
}
