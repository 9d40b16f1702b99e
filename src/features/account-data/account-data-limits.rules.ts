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
