import sharp from 'sharp';
import type { Picture } from './illustrator.types.ts';

/** Larger pictures are made smaller: no picture that is drawn shows more. Pixels on the long side. */
const LONG_SIDE = 2560;

/**
 * Reads a picture file of any format that sharp knows: upright, opaque on white, its first frame.
 * @throws {Error} when it is no picture, or broken
 */
export async function decodePicture(file: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(file, { failOn: 'error' })
    .rotate()
    .resize(LONG_SIDE, LONG_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    pixels: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length),
    width: info.width,
    height: info.height,
  };
}
