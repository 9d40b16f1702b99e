import { denoisingOf } from '../../denoising.rules.ts';
import type { ImageRequest } from '../../image-engines.types.ts';
import type { ServiceQuestion } from '../../remote/ask-service.ts';
import { fitStartingPicture } from '../../remote/fit-starting-picture.ts';
import { chooseSize, type ImagesBody, type ImagesHabits, writeImagesBody } from './images-request.rules.ts';

interface ImagesQuestion extends Pick<ServiceQuestion, 'json' | 'form'> {
  /** Below the address of the service. */
  path: '/images/generations' | '/images/edits';
}

/** Asks for a picture, of words alone or from a picture to begin with. */
export async function writeImagesQuestion(
  request: ImageRequest,
  model: string,
  habits: ImagesHabits,
): Promise<ImagesQuestion> {
  const { startingPicture } = request;
  const wish = { ...request, model };
  if (!startingPicture) return { path: '/images/generations', json: writeImagesBody(wish, habits) };
  const body = writeImagesBody({ ...wish, denoising: denoisingOf(startingPicture.strength) }, habits);
  const picture = await fitStartingPicture(startingPicture, chooseSize(wish, habits));
  // LocalAI knows no edits: the picture is a field of what it draws.
  if (habits.server === 'localai') {
    return { path: '/images/generations', json: { ...body, file: Buffer.from(picture).toString('base64') } };
  }
  return { path: '/images/edits', form: writeForm(body, picture) };
}

function writeForm(body: ImagesBody, picture: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, String(value));
  form.set('image', new File([picture], 'picture.jpg', { type: 'image/jpeg' }));
  return form;
}
