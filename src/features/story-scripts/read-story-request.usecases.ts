import { readForm } from '../../platform/http/form-body.ts';
import { SCRIPT_FIELDS } from './script-request.rules.ts';
import { createIncompleteRequestError } from './story-request.errors.ts';
import type { StoryRequest } from './story-scripts.usecases.ts';

/** @throws {AppError} 400 when the body is no form, 413 when it is too large. */
export async function readStoryRequest(request: Request): Promise<StoryRequest> {
  const { title, image } = await readForm(request, {
    names: [SCRIPT_FIELDS.title, SCRIPT_FIELDS.image],
    notForm: createIncompleteRequestError,
  });
  return {
    title: title && !title.isFile ? new TextDecoder().decode(title.bytes) : undefined,
    picture: image?.isFile ? image.bytes : undefined,
  };
}
