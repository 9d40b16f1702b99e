import { cutPicture, UnreadablePictureError } from '../../../ui/pictures/cut-picture.ts';

/** More than is looked at when a style is learned. */
const LONG_SIDE = 1024;
const LARGEST_BYTES = 2 * 1024 * 1024;

/** @throws {UnreadablePictureError} when the file cannot be decoded. */
export async function makeSmallCopy(file: File): Promise<Blob> {
  const { width, height } = await sizeOf(file);
  const scale = Math.min(1, LONG_SIDE / Math.max(width, height));
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  return cutPicture(file, size, LARGEST_BYTES);
}

async function sizeOf(file: File): Promise<{ width: number; height: number }> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((error: unknown) => {
    throw new UnreadablePictureError(error);
  });
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}
