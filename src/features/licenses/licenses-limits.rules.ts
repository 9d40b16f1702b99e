import type { LimitRule } from '../../shared/limit-rule.ts';

const WINDOW_MS = 15 * 60_000;
const TOO_MANY = 'license.too_many_attempts';

/**
 * How many times more often an account may ask than fail. Shops answer a site about sixty questions a
 * minute; whoever makes one fail again and again must not take them from everybody else.
 */
const QUESTIONS_PER_FAILURE = 10;

export const FAILED_ACTIVATIONS_OF_ACCOUNT = {
  name: 'license.failures-of-account',
  counts: 'Activations that failed: a wrong key, email or code',
  per: 'account',
  most: { setting: 'LICENSE_ATTEMPTS_PER_ACCOUNT' },
  windowMs: WINDOW_MS,
  code: TOO_MANY,
  shared: true,
} as const satisfies LimitRule;

export const FAILED_ACTIVATIONS_OF_ADDRESS = {
  name: 'license.failures-of-address',
  counts: 'Activations that failed, of all accounts',
  per: 'address',
  most: { setting: 'LICENSE_ATTEMPTS_PER_ADDRESS' },
  windowMs: WINDOW_MS,
  code: TOO_MANY,
  shared: true,
} as const satisfies LimitRule;

export const QUESTIONS_TO_SHOPS = {
  name: 'license.questions',
  counts: 'Activations in all, because each asks a shop',
  per: 'account',
  most: { setting: 'LICENSE_ATTEMPTS_PER_ACCOUNT', times: QUESTIONS_PER_FAILURE },
  windowMs: WINDOW_MS,
  code: TOO_MANY,
  shared: true,
} as const satisfies LimitRule;
