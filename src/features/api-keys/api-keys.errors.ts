import { AppError, retryAfter } from '../../shared/app-error.ts';
import { type ApiScope, MOST_KEYS, SCOPES } from './api-keys.rules.ts';

function refuse(status: number, code: string, message: string, headers?: Record<string, string>): AppError {
  return new AppError({ status, code: `api_key.${code}`, message }, headers);
}

/** A key that was revoked, one that ended and one that never was are answered alike. */
export const createUnknownKeyError = () =>
  refuse(401, 'unknown', 'This key doesn’t work. Make a new one on your account page.', {
    'WWW-Authenticate': 'Bearer',
  });

export const createKeyMissingError = () =>
  refuse(401, 'missing', 'Send your key in the header Authorization: Bearer ds_…', {
    'WWW-Authenticate': 'Bearer',
  });

export const createScopeError = (scope: ApiScope) =>
  refuse(
    403,
    'scope',
    `This key isn’t allowed to do this (“${SCOPES[scope]}”). Make a key that is on your account page.`,
  );

export const createAddressError = () =>
  refuse(
    403,
    'address',
    'This key may not be used from this network. Its owner chose the networks on the account page.',
  );

export const createNoApiPlanError = () =>
  refuse(403, 'plan', 'API access comes with the Premium plan. Choose it on the plans page, then try again.');

export const createTooManyKeysError = () =>
  refuse(
    409,
    'full',
    `You have ${MOST_KEYS} keys, which is the most. Revoke one you don’t need, then try again.`,
  );

export const createNoSuchKeyError = () => refuse(404, 'none', 'There’s no key like this in your account.');

export const createTooManyCallsError = (limit: number, waitMs: number) =>
  refuse(429, 'too_many_calls', `A key may make ${limit} calls a minute. Please wait a moment.`, {
    ...retryAfter(waitMs),
    'x-ratelimit-limit-requests': String(limit),
    'x-ratelimit-remaining-requests': '0',
    'x-ratelimit-reset-requests': `${Math.max(1, Math.ceil(waitMs / 1000))}s`,
  });

export const createTooManyWrongKeysError = (waitMs: number) =>
  refuse(
    429,
    'too_many_calls',
    'Too many keys that don’t work came from your network. Please wait a moment.',
    retryAfter(waitMs),
  );

export const createTooManyKeysMadeError = (waitMs: number) =>
  refuse(429, 'too_many_made', 'You made many keys today. Please try again later.', retryAfter(waitMs));
