import { findPlan } from '../plans/plans.rules.ts';
import type { Tool } from '../plans/plans.types.ts';
import type { GuestBalances, License, UserStatus } from './user-status.types.ts';

/** What each tool's guest sees: the green tool only its credits, the yellow tool only its daily credits. */
export function guestStatus(tool: Tool, balances: GuestBalances): UserStatus {
  return {
    name: 'Guest',
    email: '',
    plan: 'Free Trial',
    credits: tool === 'green' ? balances.green : 0,
    yellowToolDailyCredits: tool === 'yellow' ? balances.yellow : 0,
    yellowToolPlanExpiresAt: null,
    isGuest: true,
    licenses: [],
  };
}

/** A status from the server belongs to an account whatever the answer says about guests. */
export function accountStatus(answer: UserStatus): UserStatus {
  return { ...answer, isGuest: false, licenses: answer.licenses ?? [] };
}

/** What the tool spends from; the other balance never counts. */
export function balanceOf(status: UserStatus, tool: Tool): number {
  return tool === 'green' ? status.credits : status.yellowToolDailyCredits;
}

/**
 * What every image will cost, before a plan is bought.
 * @param offered the price of the plan that is on offer, if one is.
 */
export function describeOwnPrice(status: UserStatus | null, offered?: number): string {
  const rule = 'Your images cost the lowest price of any plan you own';
  const owned = status && status.plan !== findPlan('FREE_TRIAL').name ? status.creditsPerImage : undefined;
  if (owned === undefined) return `${rule}.`;
  return `${rule}: ${Math.min(owned, offered ?? owned)} credits.`;
}

/** Without an expiry there is no yellow plan, while a license without one lasts for ever. */
export function hasActiveYellowPlan(status: UserStatus, now: number): boolean {
  if (!status.yellowToolPlanExpiresAt) return false;
  return Date.parse(status.yellowToolPlanExpiresAt) > now;
}

export function isLicenseExpired(license: License, now: number): boolean {
  return license.expiresAt !== null && Date.parse(license.expiresAt) < now;
}

const KEY_HEAD = 10;
const KEY_TAIL = 4;
const SHORTEST_MASKED_KEY = 12;

/** Enough of the key to recognise it on a receipt, not enough to use it. */
export function maskLicenseKey(key: string): string {
  if (key.length < SHORTEST_MASKED_KEY) return '****';
  return `${key.slice(0, KEY_HEAD)}…${key.slice(-KEY_TAIL)}`;
}

/** `Account: Guest`, or the email of the account. */
export function accountLabel(status: UserStatus): string {
  return status.isGuest ? 'Account: Guest' : status.email;
}
