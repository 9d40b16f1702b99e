import type { LimitRule } from '../../shared/limit-rule.ts';

export const SAVES = {
  name: 'gallery.saves',
  counts: 'Pictures to save',
  per: 'account',
  most: 120,
  windowMs: 60_000,
  code: 'gallery.too_many_saves',
  shared: true,
} as const satisfies LimitRule;
