import type { LimitRule } from '../../shared/limit-rule.ts';

export const QUESTIONS = {
  name: 'is-it-ours.questions',
  counts: 'Pictures asked about on the page Is it ours?',
  per: 'address',
  most: 60,
  windowMs: 60 * 60_000,
  code: 'is_it_ours.too_many',
  shared: true,
} as const satisfies LimitRule;

/** Each picture is unpacked. */
export const QUESTIONS_AT_ONCE = { running: 2, waiting: 24 } as const;
