import type { LimitRule } from '../../../shared/limit-rule.ts';

export const CONVERSIONS = {
  name: 'provenance.conversions',
  counts: 'Signed pictures to make a PNG or JPEG of',
  per: 'address',
  most: 120,
  windowMs: 60 * 60_000,
  code: 'conversion.too_many',
  shared: false,
} as const satisfies LimitRule;

export const CONVERSIONS_AT_ONCE = { running: 2, waiting: 24 } as const;
