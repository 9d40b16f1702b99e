import type { LimitRule } from '../../shared/limit-rule.ts';

const HOUR_MS = 60 * 60_000;

export const STORY_SCRIPTS = {
  name: 'story-script.scripts',
  counts: 'Story scripts',
  per: 'address',
  most: { setting: 'STORY_SCRIPTS_PER_HOUR' },
  windowMs: HOUR_MS,
  code: 'story_script.too_many',
  shared: true,
} as const satisfies LimitRule;

export const ALL_STORY_SCRIPTS = {
  name: 'story-script.all',
  counts: 'Story scripts for everybody together',
  per: 'site',
  most: { setting: 'STORY_SCRIPTS_TOTAL_DAILY' },
  windowMs: 24 * HOUR_MS,
  code: 'story_script.site_limit',
  shared: true,
} as const satisfies LimitRule;
