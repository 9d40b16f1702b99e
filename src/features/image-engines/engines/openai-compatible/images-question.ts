import { denoisingOf } from '../../denoising.rules.ts';
import type { ImageRequest } from '../../image-engines.types.ts';
import type { ServiceQuestion } from '../../remote/ask-service.ts';
import { fitStartingPicture } from '../../remote/fit-starting-picture.ts';
import { shownPictures } from '../../remote/manner.rules.ts';
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
  const denoising = startingPicture && denoisingOf(startingPicture.strength);
  const body = writeImagesBody({ ...wish, denoising }, habits);
  if (!startingPicture) {
    const pictures = shownPictures(request);
    return pictures.length > 0
      ? { path: '/images/edits', form: writeForm(body, pictures) }
      : { path: '/images/generations', json: body };
  }
  const picture = await fitStartingPicture(startingPicture, chooseSize(wish, habits));
  // LocalAI knows no edits: the picture is a field of what it draws.
  if (habits.server === 'localai') {
    return { path: '/images/generations', json: { ...body, file: Buffer.from(picture).toString('base64') } };
  }
  return { path: '/images/edits', form: writeForm(body, shownPictures(request, picture)) };
}

/** OpenAI calls the field otherwise where there are several; those who imitate it know the one. */
function writeForm(body: ImagesBody, pictures: readonly Uint8Array<ArrayBuffer>[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, String(value));
  const field = pictures.length > 1 ? 'image[]' : 'image';
  for (const picture of pictures)
    form.append(field, new File([picture], 'picture.jpg', { type: 'image/jpeg' }));
  return form;
}
