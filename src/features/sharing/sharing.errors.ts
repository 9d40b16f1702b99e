import { AppError, retryAfter } from '../../shared/app-error.ts';

export const createUnknownShareError = () =>
  new AppError({ status: 404, code: 'share.unknown', message: 'There’s no shared picture at this link.' });

/** For whoever handles reports. */
export const createUnknownReportError = () =>
  new AppError({
    status: 404,
    code: 'report.unknown',
    message: 'There’s no such link, or nobody reports it any more.',
  });

/** Somebody else's picture is as unknown as one that never was. */
export const createUnknownImageError = () =>
  new AppError({
    status: 404,
    code: 'image.unknown',
    message: 'There’s no image like this in your gallery.',
  });

export const createUnknownCollectionError = () =>
  new AppError({
    status: 404,
    code: 'collection.unknown',
    message: 'There’s no collection like this in your gallery.',
  });

export const createEndedShareError = () =>
  new AppError({
    status: 410,
    code: 'share.ended',
    message: 'This link has ended. Ask whoever sent it for a new one.',
  });

export const createTakenDownError = () =>
  new AppError({
    status: 403,
    code: 'share.taken_down',
    message: 'The owner of this site took down a link to it, so it can’t be shared again.',
  });

export const createUnknownTakedownError = () =>
  new AppError({
    status: 404,
    code: 'takedown.unknown',
    message: 'Nothing like this is taken down, or it can be shared again already.',
  });

export const createAnsweredTakedownError = () =>
  new AppError({
    status: 409,
    code: 'takedown.answered',
    message: 'We have your answer already. Please write to us by the contact page if there’s more to say.',
  });

/** For staff. */
export const createSettledTakedownError = () =>
  new AppError({
    status: 409,
    code: 'takedown.settled',
    message: 'Somebody else decided about this meanwhile. Please reload the page.',
  });

export const createTooManyAnswersError = (waitMs: number) =>
  new AppError(
    {
      status: 429,
      code: 'share.too_many_answers',
      message: 'We have your answers, thank you. Please wait a while before you send another.',
    },
    retryAfter(waitMs),
  );

export const createTooManyListsError = (waitMs: number) =>
  new AppError(
    {
      status: 429,
      code: 'share.too_many_lists',
      message: 'You’ve looked at your links a lot. Please try again in a minute.',
    },
    retryAfter(waitMs),
  );

export const createTooManySharesError = (waitMs: number) =>
  new AppError(
    {
      status: 429,
      code: 'share.too_many',
      message: 'You’re sharing a lot of pictures at once. Please try again in a few minutes.',
    },
    retryAfter(waitMs),
  );

export const createTooManyReportsError = (waitMs: number) =>
  new AppError(
    {
      status: 429,
      code: 'share.too_many_reports',
      message: 'We have your reports, thank you. Please wait a while before you send another.',
    },
    retryAfter(waitMs),
  );

export const createOtherSiteError = () =>
  new AppError({
    status: 403,
    code: 'share.other_site',
    message: 'Please report a picture on its own page.',
  });
