import { AppError, retryAfter } from '../../../shared/app-error.ts';
import { describeMinutes } from '../../../shared/describe-minutes.ts';

function refuse(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): AppError {
  return new AppError({ status, code: `conversion.${code}`, message }, headers);
}

export const createBadFormError = () =>
  refuse(
    400,
    'bad_form',
    'Send a form with a picture in the field “image” and “png” or “jpeg” in the field “type”.',
  );

export const createNotOursError = () =>
  refuse(
    403,
    'not_ours',
    'Only pictures that this site has signed, and nobody has changed since, are converted here.',
  );

export const createOtherSiteError = () =>
  refuse(403, 'other_site', 'Pages of other sites can’t convert pictures here.');

export const createPictureTooLargeError = (mostBytes: number) =>
  refuse(413, 'too_large', `This picture is larger than ${mostBytes / 1024 / 1024} MB.`);

export const createTooManyError = (waitMs: number) =>
  refuse(
    429,
    'too_many',
    `You’ve downloaded many pictures. You can go on in ${describeMinutes(waitMs)}.`,
    retryAfter(waitMs),
  );

const SOON_MS = 5000;

export const createBusyError = () =>
  refuse(503, 'busy', 'Many pictures are being prepared. Please try again in a moment.', retryAfter(SOON_MS));
