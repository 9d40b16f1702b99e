import type { LimitRule } from '../../shared/limit-rule.ts';

export const EXPORTS = {
  name: 'account-data.exports',
  counts: 'Downloads of everything that an account has',
  per: 'account',
  most: 6,
  windowMs: 60 * 60_000,
  code: 'account.too_many_exports',
  shared: true,
} as const satisfies LimitRule;

export const MAILED_EXPORTS = {
  ...EXPORTS,
  name: 'account-data.mailed-exports',
  counts: 'Mails with a link to everything that an account has, which whoever runs the site sends',
  most: 3,
  windowMs: 24 * 60 * 60_000,
} as const satisfies LimitRule;

/** A place that nobody gave back, because its server was killed, is free again after this. */
const LONGEST_PLACE_MS = 10 * 60_000;
const RUNNING = 'Downloads of everything that run; one that takes longer than 10 minutes no longer counts';

export const RUNNING_EXPORT_OF_ACCOUNT = {
  name: 'account-data.running-export',
  counts: RUNNING,
  per: 'account',
  most: 1,
  windowMs: LONGEST_PLACE_MS,
  code: 'account.export_running',
  shared: true,
} as const satisfies LimitRule;

export const RUNNING_EXPORTS_OF_ADDRESS = {
  ...RUNNING_EXPORT_OF_ACCOUNT,
  name: 'account-data.running-exports-of-address',
  per: 'address',
  most: 3,
  code: 'account.exports_of_address',
} as const satisfies LimitRule;

export const RUNNING_EXPORTS = {
  ...RUNNING_EXPORT_OF_ACCOUNT,
  name: 'account-data.running-exports',
  per: 'site',
  most: 16,
  code: 'account.exports_busy',
  status: 503,
} as const satisfies LimitRule;
