import sharp from 'sharp';
import type { Database } from '../../../platform/db/database.types.ts';
import { StorageUnavailableError } from '../../../platform/storage/storage.errors.ts';
import type { Blobs } from '../../../platform/storage/storage.types.ts';
import { PICTURE_LIMITS } from '../gallery.rules.ts';
import type { GalleryImage } from '../gallery.types.ts';
import { type ColorImagesStore, createColorImagesStore } from './color-images.store.ts';
import { dominantColor } from './image-colors.rules.ts';

const AT_ONCE = 100;
/** Enough to tell what most of a picture is. */
const SIDE = 24;

interface ColorImagesOptions {
  database: Database;
  blobs: Pick<Blobs, 'read'>;
  onFailure: (error: unknown) => void;
  /** Asked before each picture. */
  isStopping: () => boolean;
}

/**
 * Looks at pictures that were not looked at yet, the newest first: those saved a moment ago, and all that
 * were saved before pictures had a color. The latter are entered under their words as well.
 */
export function createImageColoring(options: ColorImagesOptions): () => Promise<void> {
  const store = createColorImagesStore(options.database);
  return async () => {
    for (;;) {
      const images = await store.listUncolored(AT_ONCE);
      for (const image of images) {
        if (options.isStopping()) return;
        await colorImage(options, store, image);
      }
      if (images.length < AT_ONCE) return;
    }
  };
}

/** @throws {StorageUnavailableError} so that the round ends and a later one tries again. */
async function colorImage(
  { blobs, onFailure }: ColorImagesOptions,
  store: ColorImagesStore,
  image: GalleryImage,
): Promise<void> {
  const color = await readColor(blobs, image).catch((error: unknown) => {
    if (error instanceof StorageUnavailableError) throw error;
    onFailure(error);
    return '';
  });
  await store.setColor(image, color);
}

/** @returns '' when the picture is gone. */
async function readColor(
  blobs: Pick<Blobs, 'read'>,
  { accountId, storedObjectId }: GalleryImage,
): Promise<string> {
  const stored = storedObjectId === null ? undefined : await blobs.read(accountId, storedObjectId);
  return stored ? await colorOfPicture(stored.bytes) : '';
}

export async function colorOfPicture(bytes: Uint8Array): Promise<string> {
  const pixels = await sharp(bytes, { limitInputPixels: PICTURE_LIMITS.pixels })
    .resize({ width: SIDE, height: SIDE, fit: 'fill', kernel: 'nearest' })
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .raw()
    .toBuffer();
  return dominantColor(pixels);
}
