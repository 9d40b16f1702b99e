import type { LimitRule } from '../../shared/limit-rule.ts';

export const DAILY_ENLARGEMENTS = {
  name: 'enlarging.enlargements',
  counts: 'Images to enlarge to 4K or 8K',
  per: 'account',
  most: 30,
  windowMs: 24 * 60 * 60_000,
  code: 'enlarging.too_many',
  shared: true,
} as const satisfies LimitRule;
