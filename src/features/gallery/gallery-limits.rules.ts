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

export const CHANGES = {
  name: 'gallery.changes',
  counts: 'Changes to stars and collections, and deletions of several pictures',
  per: 'account',
  most: 240,
  windowMs: 60_000,
  code: 'gallery.too_many_changes',
  shared: false,
} as const satisfies LimitRule;

/** Whoever scrolls through everything they have asks for page after page. */
export const SEARCHES = {
  name: 'gallery.searches',
  counts: 'Pages of searches in a gallery',
  per: 'account',
  most: 1_200,
  windowMs: 60_000,
  code: 'gallery.too_many_searches',
  shared: false,
} as const satisfies LimitRule;

const HOUR_MS = 60 * 60_000;

export const ARCHIVES = {
  name: 'gallery.archives',
  counts: 'Downloads of several pictures in one file, and resumptions of them',
  per: 'account',
  most: 120,
  windowMs: HOUR_MS,
  code: 'gallery.too_many_archives',
  shared: true,
} as const satisfies LimitRule;

export const RUNNING_ARCHIVES_OF_ACCOUNT = {
  name: 'gallery.running-archives-of-account',
  counts: 'Such downloads that run; one that takes longer than 10 minutes no longer counts',
  per: 'account',
  most: 3,
  windowMs: 10 * 60_000,
  code: 'gallery.archives_running',
  shared: true,
} as const satisfies LimitRule;

export const RUNNING_ARCHIVES = {
  ...RUNNING_ARCHIVES_OF_ACCOUNT,
  name: 'gallery.running-archives',
  per: 'site',
  most: 24,
  code: 'gallery.archives_busy',
  status: 503,
} as const satisfies LimitRule;
