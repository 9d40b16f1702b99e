import { AppError } from '../../shared/app-error.ts';
import type { PicturePlace } from './picture-safety.rules.ts';

const CODE = 'picture.held_back';

const MESSAGES: Readonly<Record<PicturePlace, string>> = {
  drawn:
    'This picture was held back because it may show sexual content. Nothing was charged. Please try other words.',
  upload: 'We can’t take this picture because it may show sexual content. Nothing was charged.',
  shared:
    'This picture can’t be shown to others because it may show sexual content. It stays in your gallery.',
};

export function createHeldBackError(place: PicturePlace): AppError {
  return new AppError({ code: CODE, status: 422, message: MESSAGES[place] });
}

/** Then the engine worked for a picture that nobody gets. */
export function isHeldBackError(error: unknown): boolean {
  return error instanceof AppError && error.code === CODE;
}

/** A site that has pictures looked at lets none through unseen. */
export function createNotLookedAtError(): AppError {
  return new AppError({
    code: 'picture.not_checked',
    status: 503,
    message: 'We couldn’t check this picture right now. Nothing was charged. Please try again.',
  });
}
