import { AppError, retryAfter } from '../../shared/app-error.ts';
import { describeMinutes } from '../../shared/describe-minutes.ts';
import { LARGEST_IMAGE_BYTES, LONGEST_TITLE, MISSING_INPUT_MESSAGE } from './script-request.rules.ts';

function refuse(status: number, code: string, message: string, headers: Record<string, string> = {}) {
  return new AppError({ status, code: `story_script.${code}`, message }, headers);
}

export const createIncompleteRequestError = () => refuse(400, 'incomplete', MISSING_INPUT_MESSAGE);

export const createTitleTooLongError = () =>
  refuse(400, 'title_too_long', `The title may have at most ${LONGEST_TITLE} characters.`);

export const createUnreadablePictureError = () =>
  refuse(
    400,
    'picture_unreadable',
    'We can’t read this file as a picture. Choose a JPEG, PNG, WebP, GIF or AVIF file.',
  );

export const createTooManyPixelsError = (most: number) =>
  refuse(
    400,
    'picture_too_many_pixels',
    `This picture has more than ${most / 1_000_000} million pixels, the most for a file of its kind. Choose a smaller one, or a plain JPEG.`,
  );

export const createPictureTooLargeError = () =>
  refuse(
    413,
    'picture_too_large',
    `This picture is larger than ${LARGEST_IMAGE_BYTES / 1024 / 1024} MB. Choose a smaller one.`,
  );

export const createOtherSiteError = () =>
  refuse(403, 'other_site', 'Stories are written for pages of this site and for programs.');

export const createTooManyScriptsError = (waitMs: number) =>
  refuse(
    429,
    'too_many',
    `You’ve made a lot of story scripts. Please try again in ${describeMinutes(waitMs)}.`,
    retryAfter(waitMs),
  );

export const createSiteLimitError = (waitMs: number) =>
  refuse(
    429,
    'site_limit',
    'This site has reached its limit of story scripts for today. Please come back tomorrow.',
    retryAfter(waitMs),
  );

/** Nobody reads it; it keeps a visitor who left from being counted as a failure. */
export const createVisitorGoneError = () => refuse(499, 'visitor_gone', 'The request was canceled.');

/** @param problem with the zip of a drafted story, in a few words. */
export function createPackageError(problem: string): AppError {
  return new AppError({
    code: 'story.package',
    status: 422,
    message: `This zip can’t become a story: ${problem}.`,
  });
}
