import type { Blobs } from '../../../platform/storage/storage.types.ts';
import { createUnknownImageError } from '../gallery.errors.ts';
import { DEFAULT_THUMBNAIL_WIDTH, mayBeImageId } from '../gallery.rules.ts';
import type { GalleryStore } from '../gallery.store.ts';
import type { Picture } from '../saving/clean-upload.ts';
import { THUMBNAIL_TYPE, type Thumbnails } from './thumbnails.ts';

export interface OwnImage extends Picture {
  /** Pixels. */
  width: number;
  height: number;
}

interface ImageOpeningOptions {
  store: Pick<GalleryStore, 'find'>;
  blobs: Pick<Blobs, 'read'>;
  thumbnails: Thumbnails;
}

/** Reads pictures for their owner alone, and for those to whom the owner shows them. */
export function createImageOpening({ store, blobs, thumbnails }: ImageOpeningOptions) {
  const find = async (accountId: string, imageId: string) => {
    const image = mayBeImageId(imageId) ? await store.find(imageId) : undefined;
    const isShown = image?.accountId === accountId && image.deletedAt === null;
    if (!isShown || image.storedObjectId === null) throw createUnknownImageError();
    return { ...image, objectId: image.storedObjectId };
  };
  return {
    async open(accountId: string, imageId: string): Promise<OwnImage> {
      const { objectId, width, height } = await find(accountId, imageId);
      const whole = await blobs.read(accountId, objectId);
      if (!whole) throw createUnknownImageError();
      return { bytes: whole.bytes, contentType: whole.object.contentType, width, height };
    },
    async openSmall(accountId: string, imageId: string): Promise<Picture> {
      const { objectId } = await find(accountId, imageId);
      const readWhole = async () => (await blobs.read(accountId, objectId))?.bytes;
      const bytes = await thumbnails.view(objectId, DEFAULT_THUMBNAIL_WIDTH, readWhole);
      if (!bytes) throw createUnknownImageError();
      return { bytes, contentType: THUMBNAIL_TYPE };
    },
  };
}
