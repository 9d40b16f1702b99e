import { AppError, retryAfter } from '../../shared/app-error.ts';
import { describeMinutes } from '../../shared/describe-minutes.ts';
import { MOST_PICTURES, MOST_STYLES } from './learned-styles.rules.ts';

function refuse(status: number, code: string, message: string, headers: Record<string, string> = {}) {
  return new AppError({ status, code: `styles.${code}`, message }, headers);
}

export const createOtherSiteError = () =>
  refuse(403, 'other_site', 'Styles can be learned and kept on this site’s own pages only.');

export const createNotPicturesError = () =>
  refuse(400, 'not_form', `Send a multipart form with 1 to ${MOST_PICTURES} pictures.`);

export const createNoPictureError = () =>
  refuse(400, 'no_picture', `Add 1 to ${MOST_PICTURES} pictures to learn a style from.`);

export const createUnreadablePictureError = () =>
  refuse(
    400,
    'picture_unreadable',
    'One of the pictures can’t be opened. Leave it out, or save it as a JPEG or PNG.',
  );

export const createTooManyPixelsError = (most: number) =>
  refuse(
    400,
    'picture_too_many_pixels',
    `One of the pictures has more than ${Math.round(most / 1_000_000)} million pixels. Use a smaller copy.`,
  );

export const createPictureTooLargeError = () =>
  refuse(
    413,
    'picture_too_large',
    'The pictures are too large. Use at most 12 MB for each and 32 MB for all.',
  );

export const createKeptPicturesTooLargeError = () =>
  refuse(413, 'picture_too_large', 'The pictures are too large. Use at most 8 MB for all.');

export const createTooManyLearnedError = (waitMs: number) =>
  refuse(
    429,
    'too_many',
    `You’ve had many styles learned. You can learn another one in ${describeMinutes(waitMs)}.`,
    retryAfter(waitMs),
  );

export const createTooManyKeptError = (waitMs: number) =>
  refuse(
    429,
    'too_many',
    `You’ve kept pictures with many styles. You can do so again in ${describeMinutes(waitMs)}.`,
    retryAfter(waitMs),
  );

export const createBusyError = () =>
  refuse(
    503,
    'busy',
    'Many styles are being learned right now. Please try again in a minute.',
    retryAfter(60_000),
  );

export const createCannotLearnError = () =>
  refuse(503, 'failed', 'No style could be learned from these pictures. Please try again, or with others.');

/** @param most what the account's plan keeps. */
export const createFullError = (most: number) =>
  refuse(
    409,
    'full',
    most === MOST_STYLES
      ? `You keep ${most} styles already, which is as many as fit. Delete one to make room.`
      : `Your plan keeps ${most} styles. Delete one to make room; Premium keeps ${MOST_STYLES}.`,
  );

/** Somebody else's style is as unknown as one that never was. */
export const createUnknownStyleError = () =>
  refuse(404, 'unknown', 'There’s no style like this in your account.');

export const createNoPicturesKeptError = () =>
  refuse(
    409,
    'no_pictures',
    'No image engine of this site looks at pictures, so none are kept with a style.',
  );

export const createUnreadableFileError = () =>
  refuse(
    400,
    'file_unreadable',
    'This file isn’t a style from this site, or it was changed. Ask for it once more.',
  );
