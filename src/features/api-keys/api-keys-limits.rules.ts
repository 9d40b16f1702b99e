import type { LimitRule } from '../../shared/limit-rule.ts';

const MINUTE_MS = 60_000;

export const API_CALLS = {
  name: 'api-keys.calls',
  counts: 'Calls of programs with a key',
  per: 'key',
  most: 120,
  windowMs: MINUTE_MS,
  code: 'api_key.too_many_calls',
  shared: false,
} as const satisfies LimitRule;

/** Nobody guesses a key; this stops a program that goes on with one that does not work. */
export const WRONG_KEYS = {
  name: 'api-keys.wrong',
  counts: 'Keys that do not work',
  per: 'address',
  most: 60,
  windowMs: MINUTE_MS,
  code: 'api_key.too_many_calls',
  shared: false,
} as const satisfies LimitRule;

export const KEYS_MADE = {
  name: 'api-keys.made',
  counts: 'Keys to make',
  per: 'account',
  most: 40,
  windowMs: 24 * 60 * MINUTE_MS,
  code: 'api_key.too_many_made',
  shared: true,
} as const satisfies LimitRule;
