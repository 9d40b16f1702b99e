import sharp from 'sharp';
import type { Picture } from './illustrator.types.ts';

/** No picture that is drawn shows more. */
const LONG_SIDE = 2560;

/**
 * Reads a picture file of any format that sharp knows: upright, opaque on white, its first frame.
 * @param longSide pixels that its long side may have; a larger picture is made smaller.
 * @throws {Error} when it is no picture, or broken
 */
export async function decodePicture(file: Uint8Array, longSide = LONG_SIDE): Promise<Picture> {
  const { data, info } = await sharp(file, { failOn: 'error' })
    .rotate()
    .resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true })
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
