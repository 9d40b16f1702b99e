import sharp from 'sharp';
import type { StartingPicture } from '../image-engines.types.ts';
import type { PictureSize } from './picture-size.rules.ts';

/** Of the JPEG: what a model adds hides the little that is lost. */
const QUALITY = 92;

/**
 * The picture as a service is sent it: cut around its middle to exactly the size that is asked for, never
 * stretched. Services crop, stretch or letterbox what has another shape, each its own way.
 * @returns a JPEG.
 */
export async function fitStartingPicture(
  { bytes }: Pick<StartingPicture, 'bytes'>,
  { width, height }: PictureSize,
): Promise<Uint8Array<ArrayBuffer>> {
  const cut = await sharp(bytes, { failOn: 'error' })
    .resize(width, height, { fit: 'cover', position: 'centre' })
    .jpeg({ quality: QUALITY })
    .toBuffer();
  return new Uint8Array(cut);
}
