import { readForm } from '../../../platform/http/form-body.ts';
import { checkInput, parseJson, readJson } from '../../../platform/http/json-body.ts';
import { createMissingPictureError } from '../gallery.errors.ts';
import { PICTURE_LIMITS } from '../gallery.rules.ts';
import { imageDetailsSchema, SAVE_PARTS, type SaveImageInput, saveImageSchema } from '../gallery.schema.ts';

/** Base64 takes four bytes for three, and what is said of a picture is short. */
export const SAVE_BODY_BYTES = Math.ceil(PICTURE_LIMITS.bytes / 3) * 4 + 64 * 1024;

/**
 * Reads what is to be saved: a form with the picture as it is and its details as JSON, or all of it as
 * JSON with the picture as base64.
 * @throws {AppError} 400 or 413 with the reason.
 */
export async function readSaveBody(request: Request): Promise<SaveImageInput> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get('Content-Type') ?? '')) {
    return await readJson(request, saveImageSchema, { longField: 'base64Image' });
  }
  const { image, details } = await readForm(request, { names: [SAVE_PARTS.image, SAVE_PARTS.details] });
  if (!image?.bytes.length) throw createMissingPictureError();
  return {
    ...checkInput(details && parseJson(details.bytes), imageDetailsSchema),
    picture: image.bytes,
  };
}
