import { AppError, retryAfter } from '../../shared/app-error.ts';
import { describeMinutes } from '../../shared/describe-minutes.ts';

function refuse(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): AppError {
  return new AppError({ status, code: `is_it_ours.${code}`, message }, headers);
}

export const createNoPictureError = () =>
  refuse(400, 'picture_missing', 'Choose a picture to ask about, in a form with the field “image”.');

export const createPictureUnreadableError = () =>
  refuse(
    400,
    'picture_unreadable',
    'We can’t read this file as a picture. Choose a JPEG, PNG, WebP, GIF or AVIF file.',
  );

export const createPictureTooLargeError = (mostBytes: number) =>
  refuse(
    413,
    'picture_too_large',
    `This picture is larger than ${mostBytes / 1024 / 1024} MB. Choose a smaller copy of it.`,
  );

export const createTooManyPixelsError = (most: number) =>
  refuse(
    400,
    'picture_too_many_pixels',
    `This picture has more than ${most / 1_000_000} million pixels, the most for a file of its kind. Choose a smaller copy of it.`,
  );

export const createOtherSiteError = () =>
  refuse(403, 'other_site', 'Pages of other sites can’t ask on behalf of their visitors. Ask on this site.');

export const createTooManyQuestionsError = (waitMs: number) =>
  refuse(
    429,
    'too_many',
    `You’ve asked about many pictures. You can ask again in ${describeMinutes(waitMs)}.`,
    retryAfter(waitMs),
  );

const SOON_MS = 5000;

export const createBusyError = () =>
  refuse(503, 'busy', 'Many people are asking right now. Please try again in a moment.', retryAfter(SOON_MS));
