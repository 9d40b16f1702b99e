import type { LimitRule } from '../../shared/limit-rule.ts';

const HOUR_MS = 60 * 60_000;

const LEARNED = {
  windowMs: HOUR_MS,
  code: 'styles.too_many',
  shared: false,
} as const;

export const LEARNED_OF_ADDRESS = {
  ...LEARNED,
  name: 'styles.of-address',
  counts: 'Styles to learn',
  per: 'address',
  most: 60,
} as const satisfies LimitRule;

export const PICTURES_OF_STYLES = {
  ...LEARNED,
  name: 'styles.pictures',
  counts: 'Styles to keep pictures with',
  per: 'account',
  most: 60,
} as const satisfies LimitRule;

export const LEARNED_OF_ACCOUNT = {
  ...LEARNED,
  name: 'styles.of-account',
  counts: 'Styles to learn',
  per: 'account',
  most: 30,
} as const satisfies LimitRule;
