import type { LimitRule } from '../../shared/limit-rule.ts';

export const STAFF_CALLS = {
  name: 'owner.calls',
  counts: 'Calls of the owner’s console',
  per: 'account',
  most: 300,
  windowMs: 60_000,
  code: 'owner.too_many',
  shared: false,
} as const satisfies LimitRule;

export const STAFF_ACTIONS = {
  name: 'owner.actions',
  counts: 'What is done in the owner’s console',
  per: 'account',
  most: 60,
  windowMs: 60_000,
  code: 'owner.too_many',
  shared: true,
} as const satisfies LimitRule;
