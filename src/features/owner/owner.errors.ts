import { AppError, retryAfter } from '../../shared/app-error.ts';

/** Staff alone get to read it. */
export const createOldSignInError = () =>
  new AppError({
    status: 401,
    code: 'owner.sign_in_again',
    message: 'You signed in more than 12 hours ago. Please sign in again.',
  });

export const createConfirmError = () =>
  new AppError({ status: 403, code: 'owner.confirm', message: 'Please confirm that it’s you.' });

export const createTooManyCallsError = (waitMs: number) =>
  new AppError(
    { status: 429, code: 'owner.too_many', message: 'That’s a lot at once. Please try again in a minute.' },
    retryAfter(waitMs),
  );

export const createUnknownAccountError = () =>
  new AppError({ status: 404, code: 'owner.unknown_account', message: 'There’s no such account.' });

export const createStaffError = () =>
  new AppError({
    status: 409,
    code: 'owner.staff',
    message: 'Whoever runs the site can’t be kept out here. Take their role away first.',
  });

export const createSuspendedAlreadyError = () =>
  new AppError({ status: 409, code: 'owner.suspended', message: 'This account is suspended already.' });

export const createNotSuspendedError = () =>
  new AppError({ status: 409, code: 'owner.not_suspended', message: 'This account isn’t suspended.' });

export const createNoSecondFactorError = () =>
  new AppError({
    status: 409,
    code: 'owner.no_second_factor',
    message: 'Two-step sign-in is off for this account.',
  });

export const createPastLastDayError = () =>
  new AppError({
    status: 400,
    code: 'owner.past_last_day',
    message: 'That last day is over, so nobody could use the keys. Choose today or a later day.',
  });

/** @param free neither spent nor held. @param held for pictures on their way. */
export const createTooFewCreditsError = (free: number, held: number) =>
  new AppError({
    status: 409,
    code: 'owner.too_few_credits',
    message: `It has ${free.toLocaleString('en-US')} credits to take${held > 0 ? `; ${held.toLocaleString('en-US')} more are held for pictures on their way` : ''}.`,
  });

/** @param left of today's bound. */
export const createSupportBoundError = (left: number) =>
  new AppError({
    status: 403,
    code: 'owner.support_bound',
    message: `You may move ${left.toLocaleString('en-US')} more credits today. An owner may move more.`,
  });

export const createUsedKeyError = () =>
  new AppError({
    status: 409,
    code: 'owner.key_used',
    message: 'This was sent before with other values. Please reload the page.',
  });

export const createReadOnlyConsoleError = () =>
  new AppError({
    status: 503,
    code: 'site.read_only',
    message:
      'The site is read-only, so nothing is changed here either. Open it again on the page Site first.',
  });

export const createUnknownEngineError = () =>
  new AppError({ status: 404, code: 'owner.unknown_engine', message: 'The site has no such engine.' });

export const createTooManyTestsError = (waitMs: number) =>
  new AppError(
    {
      status: 429,
      code: 'owner.too_many_tests',
      message: 'That’s enough tests for a moment. Please try again in a few minutes.',
    },
    retryAfter(waitMs),
  );

export const createWrongEmailError = () =>
  new AppError({
    status: 400,
    code: 'owner.wrong_email',
    message: 'That’s not the email of this account. Nothing was deleted.',
  });
