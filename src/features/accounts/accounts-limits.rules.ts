import type { LimitRule } from '../../shared/limit-rule.ts';

const MINUTE_MS = 60_000;
const ATTEMPTS = 'AUTH_ATTEMPTS_PER_MINUTE';
/** Pages ask for a token when they open and every quarter of an hour. */
const TOKENS_PER_ATTEMPT = 10;
/** A classroom signs up in one hour, and a machine that collects welcomes does not get far. */
const SIGN_UPS_PER_ATTEMPT = 3;
const TOO_MANY_ATTEMPTS = 'auth.too_many_attempts';

export const ACCOUNT_ATTEMPTS = {
  name: 'auth.attempts',
  counts: 'Tries to sign up, to sign in, or to do something by a mailed link',
  per: 'address',
  most: { setting: ATTEMPTS },
  windowMs: MINUTE_MS,
  code: TOO_MANY_ATTEMPTS,
  shared: true,
} as const satisfies LimitRule;

export const SIGN_UPS = {
  name: 'auth.sign-ups',
  counts: 'Tries to sign up, also with an email that has an account',
  per: 'address',
  most: { setting: ATTEMPTS, times: SIGN_UPS_PER_ATTEMPT },
  windowMs: 60 * MINUTE_MS,
  code: TOO_MANY_ATTEMPTS,
  shared: true,
} as const satisfies LimitRule;

export const IDENTITY_TOKENS = {
  name: 'auth.tokens',
  counts: 'Identity tokens that open pages ask for',
  per: 'address',
  most: { setting: ATTEMPTS, times: TOKENS_PER_ATTEMPT },
  windowMs: MINUTE_MS,
  code: TOO_MANY_ATTEMPTS,
  shared: false,
} as const satisfies LimitRule;

export const WRONG_PASSWORDS = {
  name: 'auth.wrong-passwords',
  counts: 'Wrong passwords for one email from devices that never signed in to it',
  per: 'email',
  most: { setting: 'AUTH_WRONG_PASSWORDS' },
  windowMs: 15 * MINUTE_MS,
  code: 'auth.too_many_passwords',
  shared: true,
} as const satisfies LimitRule;

export const WRONG_PASSWORDS_OF_DEVICE = {
  name: 'auth.wrong-passwords-of-device',
  counts: 'Wrong passwords for one email from a device that signed in to it before',
  per: 'device',
  most: { setting: 'AUTH_WRONG_PASSWORDS' },
  windowMs: 15 * MINUTE_MS,
  code: 'auth.too_many_passwords',
  shared: true,
} as const satisfies LimitRule;

export const OWNER_CHECKS = {
  name: 'auth.owner-checks',
  counts:
    'Wrong passwords of somebody who is signed in and wants to delete the account, change its second factor, or act in the owner’s console',
  per: 'account',
  most: { setting: 'AUTH_WRONG_PASSWORDS' },
  windowMs: 15 * MINUTE_MS,
  code: 'auth.too_many_passwords',
  shared: true,
} as const satisfies LimitRule;

export const WRONG_CODES = {
  name: 'auth.wrong-codes',
  counts: 'Wrong codes of the second factor, from whatever address',
  per: 'account',
  most: 10,
  windowMs: 60 * MINUTE_MS,
  code: 'auth.too_many_codes',
  shared: true,
} as const satisfies LimitRule;

/** Somebody may read a code over a shoulder; each works for half a minute, and a little before and after. */
export const USED_CODES = {
  name: 'auth.used-codes',
  counts: 'Sign-ins with one code of an authenticator app',
  per: 'account',
  most: 1,
  windowMs: 2 * MINUTE_MS,
  code: 'auth.used_code',
  shared: true,
} as const satisfies LimitRule;

export const UNCONFIRMED_MAILS = {
  name: 'auth.unconfirmed-mails',
  counts: 'Mails about accounts whose address nobody has confirmed, to one mailbox',
  per: 'email',
  most: 6,
  windowMs: 60 * MINUTE_MS,
  code: 'auth.too_many_mails',
  shared: true,
} as const satisfies LimitRule;
