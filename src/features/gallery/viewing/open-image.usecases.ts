import type { Blobs } from '../../../platform/storage/storage.types.ts';
import { createUnknownImageError } from '../gallery.errors.ts';
import { mayBeImageId } from '../gallery.rules.ts';
import type { GalleryStore } from '../gallery.store.ts';

export interface OwnImage {
  bytes: Uint8Array;
  contentType: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** Reads a whole picture for its owner alone. */
export function createImageOpening({
  store,
  blobs,
}: {
  store: Pick<GalleryStore, 'find'>;
  blobs: Pick<Blobs, 'read'>;
}) {
  return async (accountId: string, imageId: string): Promise<OwnImage> => {
    const image = mayBeImageId(imageId) ? await store.find(imageId) : undefined;
    const isShown = image?.accountId === accountId && image.deletedAt === null;
    if (!isShown || image.storedObjectId === null) throw createUnknownImageError();
    const whole = await blobs.read(accountId, image.storedObjectId);
    if (!whole) throw createUnknownImageError();
    const { width, height } = image;
    return { bytes: whole.bytes, contentType: whole.object.contentType, width, height };
  };
}
