import { coverCut, type PictureSize, type PictureView } from './picture-crop.rules.ts';

/** Tried in turn until the file is small enough; the last is taken as it is. */
const QUALITIES: readonly number[] = [0.9, 0.82, 0.72, 0.6, 0.45];

/** A file that no browser can show as a picture. */
export class UnreadablePictureError extends Error {
  override name = 'UnreadablePictureError';
  constructor(cause?: unknown) {
    super('Your browser can’t read this picture. Try a JPEG or PNG file.', { cause });
  }
}

/**
 * Cuts a picture to the shape of `size` and writes it at that size as a JPEG of at most `largestBytes`,
 * where any quality allows it. Turns it upright, and leaves out whatever else the file told, such as
 * where a photo was taken.
 * @throws {UnreadablePictureError} when the file cannot be decoded.
 */
export async function cutPicture(
  file: Blob,
  size: PictureSize,
  largestBytes: number,
  view?: PictureView,
): Promise<Blob> {
  const bitmap = await decode(file);
  try {
    const canvas = paint(bitmap, size, view);
    let jpeg: Blob | undefined;
    for (const quality of QUALITIES) {
      jpeg = await toJpeg(canvas, quality);
      if (jpeg.size <= largestBytes) break;
    }
    if (!jpeg) throw new UnreadablePictureError();
    return jpeg;
  } finally {
    bitmap.close();
  }
}

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    throw new UnreadablePictureError(error);
  }
}

function paint(bitmap: ImageBitmap, { width, height }: PictureSize, view?: PictureView): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new UnreadablePictureError();
  // A JPEG has no transparency; what is see-through stands on the ground of the site.
  context.fillStyle = '#0b0a12';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  const cut = coverCut(bitmap, { width, height }, view);
  context.drawImage(bitmap, cut.left, cut.top, cut.width, cut.height, 0, 0, width, height);
  return canvas;
}

function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new UnreadablePictureError())),
      'image/jpeg',
      quality,
    );
  });
}
