import { AppError, retryAfter } from '../../shared/app-error.ts';

export const createTooManyExportsError = (waitMs: number) =>
  new AppError(
    {
      status: 429,
      code: 'account.too_many_exports',
      message: 'You’ve already downloaded your data several times. Please try again in an hour.',
    },
    retryAfter(waitMs),
  );

const RUNNING_WAIT_MS = 60_000;

export const createExportRunningError = () =>
  new AppError(
    {
      status: 429,
      code: 'account.export_running',
      message:
        'A download of your data is already running. Let it finish, or stop it and try again in a minute.',
    },
    retryAfter(RUNNING_WAIT_MS),
  );

export const createExportsOfAddressError = () =>
  new AppError(
    {
      status: 429,
      code: 'account.exports_of_address',
      message: 'Several downloads are already running from your network. Please try again in a minute.',
    },
    retryAfter(RUNNING_WAIT_MS),
  );

const BUSY_WAIT_MS = 60_000;

export const createExportsBusyError = () =>
  new AppError(
    {
      status: 503,
      code: 'account.exports_busy',
      message: 'Other people are downloading their data right now. Please try again in a minute.',
    },
    retryAfter(BUSY_WAIT_MS),
  );

/** Whether the address was made up, changed or is too old is nobody's business. */
export const createExportAddressRefusedError = () =>
  new AppError({
    status: 403,
    code: 'account.export_refused',
    message: 'This download link has expired. Please start a new download from your account page.',
  });

/** For whoever runs the site. */
export const createNoConfirmedEmailError = () =>
  new AppError({
    status: 409,
    code: 'account.no_confirmed_email',
    message: 'Nobody has confirmed the address of this account, so its data can’t be mailed there.',
  });
