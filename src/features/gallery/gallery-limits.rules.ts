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

export const RELEASES = {
  name: 'gallery.releases',
  counts: 'Runs and pictures to give back',
  per: 'account',
  most: 120,
  windowMs: 60_000,
  code: 'gallery.too_many_releases',
  shared: true,
} as const satisfies LimitRule;

export const FREE_UPLOADS = {
  name: 'gallery.free-uploads',
  counts: 'Pictures from elsewhere that free accounts save, all together',
  per: 'site',
  most: { setting: 'FREE_UPLOADS_TOTAL_DAILY' },
  windowMs: 24 * 60 * 60_000,
  code: 'gallery.uploads_site_limit',
  shared: true,
} as const satisfies LimitRule;
