import { AppError, retryAfter } from '../../shared/app-error.ts';

function refuse(status: number, code: string, message: string, headers: Record<string, string> = {}) {
  return new AppError({ status, code: `license.${code}`, message }, headers);
}

/** One answer for a wrong key and a wrong email, so that keys cannot be tried one part at a time. */
export const createLicenseNotAcceptedError = () =>
  refuse(
    400,
    'not_accepted',
    'This email and license key do not match a purchase. Please check both: they are in the mail from the shop.',
  );

export const createLicenseWithdrawnError = () =>
  refuse(
    400,
    'withdrawn',
    'This purchase was refunded or withdrawn, so its license key can no longer be activated.',
  );

export const createLicenseExpiredError = () =>
  refuse(
    400,
    'expired',
    'The shop says that this license key has expired, so it can no longer be activated.',
  );

export const createLicenseUsedUpError = () =>
  refuse(
    400,
    'used_up',
    'This license key was already used as often as the shop that sold it allows. Please write to that shop.',
  );

export const createLicenseUsedHereError = () =>
  refuse(
    409,
    'used',
    'You have already activated this license key. Its credits or days are on your account.',
  );

export const createLicenseUsedElsewhereError = () =>
  refuse(
    409,
    'used',
    'This license key is already activated on another account. Sign in with that account to use it.',
  );

/** How long shops are usually away, roughly. */
const SHOP_RETRY_MS = 60_000;

export const createShopUnreachableError = () =>
  refuse(
    503,
    'shop_unreachable',
    'We could not reach the shop that sold this license. Nothing was used up: please try again in a few minutes.',
    retryAfter(SHOP_RETRY_MS),
  );

export const createNoShopError = () =>
  refuse(503, 'no_shop', 'This site is not connected to a shop yet, so no license can be activated.');

export const createTooManyAttemptsError = (waitMs: number) =>
  refuse(
    429,
    'too_many_attempts',
    `Too many license keys were tried without success. Please try again in ${describeMinutes(waitMs)}.`,
    retryAfter(waitMs),
  );

/** Rounded up, so that nobody is called back too early. */
function describeMinutes(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** How long it takes at most until codes of an hour ago no longer count. */
const CODES_RETRY_MS = 30 * 60_000;

export const createTooManyCodesError = () =>
  refuse(
    429,
    'too_many_codes',
    'We have mailed several codes for this license already. Please look among your unwanted mail, or try again in half an hour.',
    retryAfter(CODES_RETRY_MS),
  );

export const createWrongCodeError = (triesLeft: number) =>
  refuse(
    400,
    'code_wrong',
    triesLeft > 0
      ? `This is not the code that we mailed. You can try ${triesLeft === 1 ? 'once more' : `${triesLeft} more times`}.`
      : 'This is not the code that we mailed, and it was the last try. Please ask for a new code.',
  );

export const createCodeExpiredError = () =>
  refuse(400, 'code_expired', 'This code no longer counts. Please ask for a new one.');
