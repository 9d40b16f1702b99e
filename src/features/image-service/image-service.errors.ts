import { AppError, retryAfter } from '../../shared/app-error.ts';
import { describeMinutes } from '../../shared/describe-minutes.ts';

function refuse(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): AppError {
  return new AppError({ status, code: `image_service.${code}`, message }, headers);
}

export const createMethodNotAllowedError = () =>
  refuse(405, 'method_not_allowed', 'Request images with GET.', { Allow: 'GET' });

export const createUnknownAddressError = () =>
  refuse(404, 'unknown_address', 'There’s nothing at this address. Images are at /prompt/.');

export const createPromptMissingError = () =>
  refuse(400, 'prompt_missing', 'The prompt is empty. Describe what to draw.');

export const createNothingKnownError = () =>
  refuse(
    422,
    'nothing_known',
    'Our illustrator doesn’t know any of these words yet, so nothing was drawn and you weren’t charged.',
  );

export const createNotAPromptFormError = () =>
  refuse(400, 'not_form', 'Send a multipart form with a picture in the field “image”.');

export const createPictureMissingError = () =>
  refuse(400, 'picture_missing', 'Choose a picture to begin with.');

export const createPictureUnreadableError = () =>
  refuse(
    400,
    'picture_unreadable',
    'We can’t read this file as a picture. Choose a JPEG, PNG, WebP, GIF or AVIF file.',
  );

export const createPictureHasTooManyPixelsError = (most: number) =>
  refuse(
    400,
    'picture_too_many_pixels',
    `This picture has more than ${most / 1_000_000} million pixels, the most for a file of its kind. Choose a smaller one, or a plain JPEG.`,
  );

export const createPictureTooLargeError = (mostBytes: number) =>
  refuse(
    413,
    'picture_too_large',
    `This picture is larger than ${mostBytes / 1024 / 1024} MB. Choose a smaller one.`,
  );

export const createStyleUnreadableError = () =>
  refuse(
    400,
    'style_unreadable',
    'This style can’t be used here. Learn it again, or add its file once more.',
  );

export const createStrengthOutOfRangeError = () =>
  refuse(400, 'strength_out_of_range', 'The strength must be a number from 0 to 1.');

export const createPromptMalformedError = () =>
  refuse(400, 'prompt_malformed', 'The prompt in the address is not valid percent-encoded UTF-8.');

export const createNulRefusedError = () =>
  refuse(400, 'nul_refused', 'The prompt and the negative prompt must not contain a NUL character.');

export const createPromptTooLongError = (length: number, limit: number) =>
  refuse(
    400,
    'prompt_too_long',
    `The prompt has ${inWords(length)} characters. At most ${inWords(limit)} fit.`,
  );

export const createNegativeTooLongError = (length: number, limit: number) =>
  refuse(
    400,
    'negative_too_long',
    `The negative prompt has ${inWords(length)} characters. At most ${inWords(limit)} fit.`,
  );

export const createSizeOutOfRangeError = (side: 'width' | 'height', least: number, most: number) =>
  refuse(400, 'size_out_of_range', `The ${side} must be a whole number from ${least} to ${most}.`);

export const createTooManyPixelsError = (limit: number) =>
  refuse(400, 'too_many_pixels', `Width times height may be at most ${inWords(limit)} pixels.`);

export const createSeedOutOfRangeError = (most: number) =>
  refuse(400, 'seed_out_of_range', `The seed must be a whole number from 0 to ${inWords(most)}.`);

export const createVariationOutOfRangeError = (most: number) =>
  refuse(400, 'variation_out_of_range', `The variation must be a whole number from 0 to ${inWords(most)}.`);

export const createFormatUnknownError = (formats: readonly string[]) =>
  refuse(400, 'format_unknown', `The format must be one of: ${formats.join(', ')}.`);

export const createOtherSiteError = () =>
  refuse(
    403,
    'other_site',
    'Images can be requested by pages of this site and by programs, but not by pages of other sites.',
  );

export const createAuthorizationNotAcceptedError = () =>
  refuse(
    401,
    'authorization_not_accepted',
    'This sign-in isn’t accepted here. Leave it out to make images as a guest.',
    {
      'WWW-Authenticate': 'Bearer',
    },
  );

export const createGuestsNotServedError = () =>
  refuse(403, 'guests_not_served', 'Images can only be made with an account on this site. Please sign in.');

export const createGuestLimitError = (limit: number, waitMs: number) =>
  refuse(
    429,
    'guest_limit',
    `You have made today's ${countImages(limit, 'free')}. You can make more in ${describeWait(waitMs)}.`,
    retryAfter(waitMs),
  );

export const createGuestTotalLimitError = (waitMs: number) =>
  refuse(
    429,
    'guest_total_limit',
    `Today's free images have all been used. You can make more in ${describeWait(waitMs)}.`,
    retryAfter(waitMs),
  );

export const createQueueFullError = (waitMs: number) =>
  refuse(
    503,
    'queue_full',
    'Many images are being made right now. Please try again in a moment.',
    retryAfter(waitMs),
  );

export const createVisitorQueueFullError = (waiting: number, waitMs: number) =>
  refuse(
    429,
    'visitor_queue_full',
    `You have ${countImages(waiting, 'waiting')} already. Please try again when fewer wait.`,
    retryAfter(waitMs),
  );

/** How long a restart takes, roughly. */
const RESTART_MS = 5000;

export const createStoppingError = () =>
  refuse(
    503,
    'stopping',
    'The image service is restarting. Please try again in a moment.',
    retryAfter(RESTART_MS),
  );

/** Whether work ended because the site stops, and not because anything went wrong. */
export const isStoppingError = (error: unknown) =>
  error instanceof AppError && error.code === createStoppingError().code;

/** Nobody reads this answer; its status is the one that logs use for a caller who has left. */
export const createCallerGoneError = () => refuse(499, 'caller_gone', 'The request was canceled.');

function inWords(count: number): string {
  return count.toLocaleString('en-US');
}

function countImages(count: number, kind: string): string {
  return count === 1 ? `one ${kind} image` : `${inWords(count)} ${kind} images`;
}

/** Rounded up, so that nobody is called back too early. */
export function describeWait(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  if (minutes < 60) return describeMinutes(milliseconds);
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}
