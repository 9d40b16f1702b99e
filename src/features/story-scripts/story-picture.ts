import sharp, { type Sharp } from 'sharp';
import { sniffImageType } from '../../shared/image-type.ts';
import { mostPixelsOf } from './picture-pixels.rules.ts';
import { createTooManyPixelsError, createUnreadablePictureError } from './story-request.errors.ts';
import type { WriterImage } from './writers.types.ts';

const LONGEST_SIDE = 1024;
const QUALITY = 85;
/** Of decoding alone; a picture that takes longer was made to. */
const SECONDS = 10;

/**
 * Makes of an uploaded file what writers see: its first frame, upright, without transparency and
 * without anything that a camera wrote beside the pixels, at most 1024 pixels long.
 * @throws {AppError} 400 when it is no picture, is torn, or unfolds into too many pixels.
 */
export async function readStoryPicture(file: Uint8Array): Promise<WriterImage> {
  if (!sniffImageType(file)) throw createUnreadablePictureError();
  const metadata = await open(file, false).metadata().catch(refuseUnreadable);
  const mostPixels = mostPixelsOf(metadata);
  if (metadata.width * metadata.height > mostPixels) throw createTooManyPixelsError(mostPixels);
  const { data, info } = await open(file, mostPixels)
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
    .catch(refuseUnreadable);
  return { bytes: new Uint8Array(data), mediaType: 'image/jpeg', width: info.width, height: info.height };
}

/** Of an animation the first frame is opened; a picture whose end is missing is refused. */
function open(file: Uint8Array, limitInputPixels: number | false): Sharp {
  return sharp(file, { limitInputPixels, failOn: 'error' });
}

function refuseUnreadable(): never {
  throw createUnreadablePictureError();
}
