import { readUploadedPicture } from '../../platform/pictures/uploaded-picture.ts';
import { createTooManyPixelsError, createUnreadablePictureError } from './story-request.errors.ts';
import type { WriterImage } from './writers.types.ts';

/**
 * Makes of an uploaded file what writers see.
 * @throws {AppError} 400 when it is no picture, is torn, or unfolds into too many pixels.
 */
export function readStoryPicture(file: Uint8Array): Promise<WriterImage> {
  return readUploadedPicture(file, {
    longestSide: 1024,
    quality: 85,
    unreadable: createUnreadablePictureError,
    tooManyPixels: createTooManyPixelsError,
  });
}
