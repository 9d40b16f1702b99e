import sharp from 'sharp';
import { digestOf } from '../../platform/hash-of.ts';
import { readUploadedPicture } from '../../platform/pictures/uploaded-picture.ts';
import type { StartingPicture } from '../image-engines/image-engines.types.ts';
import { createPictureHasTooManyPixelsError, createPictureUnreadableError } from './image-service.errors.ts';

/** Bytes of a picture as a visitor has it. */
export const LARGEST_STARTING_PICTURE = 12 * 1024 * 1024;
/** As the tools have it. */
const MOST_PIXELS = 40_000_000;
/** What a picture loses at this quality is less than any medium changes. */
const QUALITY = 92;
/** No picture that is drawn shows more. */
const LONGEST_SIDE = 2048;
export const USUAL_STRENGTH = 0.7;

/**
 * Makes of a visitor's file a picture that every engine can begin with.
 * @throws {AppError} 400 when it is none, or unfolds into too many pixels.
 */
export async function readStartingPicture(file: Uint8Array, strength: number): Promise<StartingPicture> {
  const { bytes, width, height } = await readUploadedPicture(file, {
    longestSide: LONGEST_SIDE,
    mostPixels: MOST_PIXELS,
    quality: QUALITY,
    unreadable: createPictureUnreadableError,
    tooManyPixels: createPictureHasTooManyPixelsError,
  });
  return { bytes, width, height, hash: digestOf(bytes), strength };
}

/**
 * A starting picture that another site made of its visitor's file. It is not encoded again, because other pixels
 * give another picture.
 * @throws {AppError} 400 when it is none.
 */
export async function readDrawnPicture(file: Uint8Array, strength: number): Promise<StartingPicture> {
  const { width, height, format } = await sharp(file)
    .metadata()
    .catch(() => {
      throw createPictureUnreadableError();
    });
  if (format !== 'jpeg' || Math.max(width, height) > LONGEST_SIDE) throw createPictureUnreadableError();
  return { bytes: new Uint8Array(file), width, height, hash: digestOf(file), strength };
}
