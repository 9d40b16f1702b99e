import { AppError, retryAfter } from '../../shared/app-error.ts';
import { describeMinutes } from '../../shared/describe-minutes.ts';

function refuse(status: number, code: string, message: string, headers: Record<string, string> = {}) {
  return new AppError({ status, code: `license.${code}`, message }, headers);
}

/** One answer for a wrong key and a wrong email, so that keys cannot be tried one part at a time. */
export const createLicenseNotAcceptedError = () =>
  refuse(
    400,
    'not_accepted',
    'This email and license key don’t match a purchase. Please check both in the email from the shop.',
  );

export const createLicenseWithdrawnError = () =>
  refuse(400, 'withdrawn', 'This purchase was refunded or canceled, so its license key can’t be activated.');

export const createLicenseExpiredError = () =>
  refuse(400, 'expired', 'This license key has expired, so it can’t be activated.');

export const createLicenseUsedUpError = () =>
  refuse(
    400,
    'used_up',
    'This license key has been used as many times as the shop allows. Please contact the shop.',
  );

export const createLicenseUsedHereError = () =>
  refuse(409, 'used', 'You’ve already activated this license key. Its credits or days are in your account.');

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
    'We couldn’t reach the shop that sold this license. Your license hasn’t been used. Please try again in a few minutes.',
    retryAfter(SHOP_RETRY_MS),
  );

export const createNoShopError = () =>
  refuse(503, 'no_shop', 'This site isn’t connected to a shop yet, so licenses can’t be activated.');

export const createTooManyAttemptsError = (waitMs: number) =>
  refuse(
    429,
    'too_many_attempts',
    `Too many license keys didn’t work. Please try again in ${describeMinutes(waitMs)}.`,
    retryAfter(waitMs),
  );

/** How long it takes at most until codes of an hour ago no longer count. */
const CODES_RETRY_MS = 30 * 60_000;

export const createTooManyCodesError = () =>
  refuse(
    429,
    'too_many_codes',
    'We’ve already emailed several codes for this license. Please check your spam folder or try again in half an hour.',
    retryAfter(CODES_RETRY_MS),
  );

export const createWrongCodeError = (triesLeft: number) =>
  refuse(
    400,
    'code_wrong',
    triesLeft > 0
      ? `This isn’t the code we emailed. You can try ${triesLeft === 1 ? 'once more' : `${triesLeft} more times`}.`
      : 'This isn’t the code we emailed, and that was your last try. Please ask for a new code.',
  );

export const createCodeExpiredError = () =>
  refuse(400, 'code_expired', 'This code has expired. Please ask for a new one.');

/** What staff read, from here on. */
export const createUnknownLicenseError = () => refuse(404, 'unknown', 'There’s no such license.');

export const createRevokedBeforeError = () =>
  refuse(409, 'revoked', 'This license was taken back before. Nothing was changed.');

export const createMovedMeanwhileError = () =>
  refuse(409, 'moved', 'This license is on another account by now. Please reload the page.');

export const createSameAccountError = () =>
  refuse(409, 'same_account', 'This license is on that account already.');

export const createWrongProofError = () =>
  refuse(400, 'wrong_proof', 'That’s neither the key nor the order number of this license.');

export const createBatchMadeError = () =>
  refuse(
    409,
    'batch_made',
    'This batch was made before, and its keys were shown then. If they’re lost, end it and make another one.',
  );

export const createBatchEndedError = () => refuse(409, 'batch_ended', 'The keys of this batch have run out.');
