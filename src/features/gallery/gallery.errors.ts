import { AppError, retryAfter } from '../../shared/app-error.ts';
import { inMegabytes, PICTURE_LIMITS } from './gallery.rules.ts';

function refuse(status: number, code: string, message: string, headers: Record<string, string> = {}) {
  return new AppError({ status, code, message }, headers);
}

/** Somebody else's hold is as unknown as one that never was. */
export const createUnknownHoldError = () =>
  refuse(404, 'hold.unknown', 'There’s no image with this ID to save in your account.');

export const createRunIdsMalformedError = (most: number) =>
  refuse(400, 'request.invalid', `ids: must be 1 to ${most} IDs of runs, with commas between them`);

export const createTooManyReleasesError = (waitMs: number) =>
  refuse(
    429,
    'gallery.too_many_releases',
    'You’ve stopped many runs within a minute. Please wait a moment and try again.',
    retryAfter(waitMs),
  );

export const createReceiptRefusedError = () =>
  refuse(403, 'receipt.refused', 'This receipt isn’t for this picture, or it’s too old.');

/** Whose it became is nobody else's to know. */
export const createReceiptUsedError = () =>
  refuse(409, 'receipt.used', 'This picture is already in an account.');

export const createOpenHoldError = () =>
  refuse(409, 'hold.open', 'This image isn’t finished yet. Please try again in a moment.');

export const createReleasedHoldError = () =>
  refuse(409, 'hold.released', 'This image was released and not charged, so it can’t be saved.');

export const createOtherToolHoldError = () =>
  refuse(409, 'hold.other_tool', 'This image was made with the other tool.');

/** Somebody else's image is as unknown as one that never was. */
export const createUnknownImageError = () =>
  refuse(404, 'image.unknown', 'There’s no image like this in your gallery.');

/** Somebody else's collection is as unknown as one that never was. */
export const createUnknownCollectionError = () =>
  refuse(404, 'collection.unknown', 'There’s no collection like this in your gallery.');

export const createCollectionNameTakenError = () =>
  refuse(
    409,
    'collection.name_taken',
    'You already have a collection with this name. Please choose another.',
  );

export const createCollectionsFullError = (most: number) =>
  refuse(
    409,
    'collection.too_many',
    `A gallery can have ${most} collections. Delete one to make room for another.`,
  );

export const createTooManyChangesError = (waitMs: number) =>
  refuse(
    429,
    'gallery.too_many_changes',
    'You’re changing your gallery very quickly. Please try again in a minute.',
    retryAfter(waitMs),
  );

export const createTooManySearchesError = (waitMs: number) =>
  refuse(
    429,
    'gallery.too_many_searches',
    'You’re searching very quickly. Please try again in a minute.',
    retryAfter(waitMs),
  );

export const createTooManyArchivesError = (waitMs: number) =>
  refuse(
    429,
    'gallery.too_many_archives',
    'You’ve downloaded many archives in a short time. Please try again in an hour.',
    retryAfter(waitMs),
  );

const RUNNING_WAIT_MS = 60_000;

export const createArchivesRunningError = () =>
  refuse(
    429,
    'gallery.archives_running',
    'Other downloads of yours are still running. Let one finish, or stop it and try again in a minute.',
    retryAfter(RUNNING_WAIT_MS),
  );

export const createArchivesBusyError = () =>
  refuse(
    503,
    'gallery.archives_busy',
    'Many people are downloading pictures right now. Please try again in a minute.',
    retryAfter(RUNNING_WAIT_MS),
  );

export const createArchiveAddressRefusedError = () =>
  refuse(403, 'gallery.archive_refused', 'This download link has expired. Please start it again.');

export const createRangeError = (bytes: number) =>
  refuse(416, 'request.range', 'There are no such bytes in this file.', {
    'Content-Range': `bytes */${bytes}`,
  });

export const createAddressRefusedError = () =>
  refuse(403, 'image.address_refused', 'This image link has expired. Please reload your gallery.');

export const createBadBase64Error = () =>
  refuse(400, 'image.not_base64', 'base64Image: must be an image as base64, with or without a data: prefix');

export const createBadPictureError = () =>
  refuse(400, 'image.unreadable', 'The image must be a whole PNG, JPEG or WebP picture.');

export const createMissingPictureError = () =>
  refuse(400, 'request.invalid', 'image: must be a file that is not empty');

export const createAnimatedPictureError = () =>
  refuse(400, 'image.animated', 'The image must be a single picture, not an animation.');

export const createPictureTooLargeError = () =>
  refuse(
    413,
    'image.too_large',
    `This picture is too large. The limit is ${inMegabytes(PICTURE_LIMITS.bytes)}.`,
  );

export const createUploadsFullError = (most: number) =>
  refuse(
    403,
    'gallery.uploads_full',
    `Uploaded pictures may take up ${inMegabytes(most)} of your gallery, and this one doesn’t fit. Delete some of them and try again in ten minutes.`,
  );

export const createUploadsSiteLimitError = (waitMs: number) =>
  refuse(
    429,
    'gallery.uploads_site_limit',
    'This site has reached its daily limit of uploaded pictures for free accounts. Please try again tomorrow.',
    retryAfter(waitMs),
  );

export const createSizeMismatchError = (width: number, height: number) =>
  refuse(
    400,
    'image.other_size',
    `The picture is ${width} x ${height} pixels, not what width and height say.`,
  );

export const createBadRequestKeyError = () =>
  refuse(400, 'request.bad_key', 'Idempotency-Key: must be 1 to 200 visible ASCII characters');

export const createRequestKeyReusedError = () =>
  refuse(409, 'request.key_reused', 'This Idempotency-Key was used for something else.');

export const createTooManySavesError = (waitMs: number) =>
  refuse(
    429,
    'gallery.too_many_saves',
    'You’re saving too many images at once. Please try again in a minute.',
    retryAfter(waitMs),
  );
