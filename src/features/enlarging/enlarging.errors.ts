import { AppError, retryAfter } from '../../shared/app-error.ts';
import { DAILY_ENLARGEMENTS } from './enlarging-limits.rules.ts';

const BUSY_SECONDS = 30;

export const createNeedsPlanError = () =>
  new AppError({
    status: 403,
    code: 'enlarging.needs_plan',
    message: '4K and 8K downloads come with every paid plan. See the pricing page to get one.',
  });

export const createAlreadyEnlargingError = () =>
  new AppError(
    {
      status: 429,
      code: 'enlarging.one_at_a_time',
      message: 'You’re already preparing a large download. Wait for it or stop it, then try again.',
    },
    retryAfter(BUSY_SECONDS * 1000),
  );

export const createTooManyEnlargementsError = (waitMs: number) =>
  new AppError(
    {
      status: 429,
      code: DAILY_ENLARGEMENTS.code,
      message: `You can prepare ${DAILY_ENLARGEMENTS.most} large downloads in 24 hours. Please try again later.`,
    },
    retryAfter(waitMs),
  );

export const createEnlargingBusyError = () =>
  new AppError(
    {
      status: 503,
      code: 'enlarging.busy',
      message: 'Many large downloads are being prepared right now. Please try again in a minute.',
    },
    retryAfter(BUSY_SECONDS * 1000),
  );

export const createLargeEnoughError = () =>
  new AppError({
    status: 400,
    code: 'enlarging.large_enough',
    message: 'This image is already as large as that. Download the original instead.',
  });

/** Nobody reads it: the caller has left. */
export const createCallerLeftError = () =>
  new AppError({
    status: 499,
    code: 'enlarging.stopped',
    message: 'The download was stopped.',
  });
