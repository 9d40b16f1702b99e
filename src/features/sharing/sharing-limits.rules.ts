import type { LimitRule } from '../../shared/limit-rule.ts';

const HOUR_MS = 60 * 60_000;

export const SHARES = {
  name: 'sharing.links',
  counts: 'Links to make or to change',
  per: 'account',
  most: 120,
  windowMs: HOUR_MS,
  code: 'share.too_many',
  shared: false,
} as const satisfies LimitRule;

export const SHARE_LISTS = {
  name: 'sharing.lists',
  counts: 'Lists of all links',
  per: 'account',
  most: 120,
  windowMs: 60_000,
  code: 'share.too_many_lists',
  shared: false,
} as const satisfies LimitRule;

export const TAKEDOWN_ANSWERS = {
  name: 'sharing.takedown-answers',
  counts: 'Answers to what was taken down',
  per: 'account',
  most: 10,
  windowMs: HOUR_MS,
  code: 'share.too_many_answers',
  shared: true,
} as const satisfies LimitRule;

const REPORTED = { windowMs: HOUR_MS, code: 'share.too_many_reports', shared: true } as const;

export const REPORTS_OF_ADDRESS = {
  ...REPORTED,
  name: 'sharing.reports-of-address',
  counts: 'Reports about shared pictures',
  per: 'address',
  most: 10,
} as const satisfies LimitRule;

export const ALL_REPORTS = {
  ...REPORTED,
  name: 'sharing.all-reports',
  counts: 'Reports about shared pictures, by everybody together',
  per: 'site',
  most: 300,
} as const satisfies LimitRule;
