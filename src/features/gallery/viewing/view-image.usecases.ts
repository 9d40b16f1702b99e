import type { SignedClaim } from '../../../platform/http/signed-claims.ts';
import type { Blobs } from '../../../platform/storage/storage.types.ts';
import { createAddressRefusedError, createUnknownImageError } from '../gallery.errors.ts';
import type { ThumbnailWidth } from '../gallery.rules.ts';
import type { GalleryStore } from '../gallery.store.ts';
import type { Picture } from '../saving/clean-upload.ts';
import type { ImageVariant, SignedUrls } from './signed-urls.ts';
import { THUMBNAIL_TYPE, type Thumbnails } from './thumbnails.ts';

interface ImageViewingOptions {
  store: Pick<GalleryStore, 'find'>;
  blobs: Pick<Blobs, 'read'>;
  thumbnails: Thumbnails;
  signedUrls: SignedUrls;
}

export interface ViewRequest extends SignedClaim {
  imageId: string;
  variant: ImageVariant;
  /** Of a thumbnail. */
  thumbnailWidth?: ThumbnailWidth;
}

export interface ShownImage extends Picture {
  /** How long the address stays valid, in milliseconds. */
  timeLeft: number;
}

/**
 * Shows a picture to whoever has its signed address. An address that was never signed is refused
 * whether there is such an image or not.
 */
export function createImageViewing({ store, blobs, thumbnails, signedUrls }: ImageViewingOptions) {
  return async ({ imageId, variant, thumbnailWidth, ...claim }: ViewRequest): Promise<ShownImage> => {
    const image = await store.find(imageId);
    const timeLeft = image ? signedUrls.timeLeft(image, variant, claim) : 0;
    if (!image || timeLeft === 0) throw createAddressRefusedError();
    const { accountId } = image;
    const objectId = variant === 'beginning' ? image.startingObjectId : image.storedObjectId;
    if (image.deletedAt !== null || objectId === null) throw createUnknownImageError();
    const readWhole = () => blobs.read(accountId, objectId);
    if (thumbnailWidth) {
      const bytes = await thumbnails.view(objectId, thumbnailWidth, async () => (await readWhole())?.bytes);
      if (!bytes) throw createUnknownImageError();
      return { bytes, contentType: THUMBNAIL_TYPE, timeLeft };
    }
    const whole = await readWhole();
    if (!whole) throw createUnknownImageError();
    return { bytes: whole.bytes, contentType: whole.object.contentType, timeLeft };
  };
}
