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

export const ENGINE_TESTS = {
  name: 'owner.engine_tests',
  counts: 'Test pictures from the owner’s console; an engine may cost money',
  per: 'account',
  most: 10,
  windowMs: 600_000,
  code: 'owner.too_many_tests',
  shared: true,
} as const satisfies LimitRule;

export const DOCTOR_CALLS = {
  name: 'owner.doctor',
  counts: 'Looks of the doctor from the owner’s console; it asks other services',
  per: 'account',
  most: 10,
  windowMs: 60_000,
  code: 'owner.too_many_tests',
  shared: true,
} as const satisfies LimitRule;

const HOUR_MS = 60 * 60_000;

export const NOTED_EVENTS = {
  name: 'owner.noted-events',
  counts: 'Sign-ins, downloads and the like that are written into the audit; more of them happen, unwritten',
  per: 'account',
  most: 30,
  windowMs: HOUR_MS,
  code: 'owner.too_many',
  shared: false,
} as const satisfies LimitRule;

export const NOTED_WRONG_PASSWORDS = {
  ...NOTED_EVENTS,
  name: 'owner.noted-wrong-passwords',
  counts: 'Lines of the audit about wrong passwords; each stands for all of its hour',
  most: 1,
} as const satisfies LimitRule;
