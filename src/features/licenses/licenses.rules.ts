import { findPlan, UNLIMITED_PLAN_DAYS } from '../plans/plans.rules.ts';
import type { PlanId } from '../plans/plans.types.ts';
import type { License } from './licenses.types.ts';

const DAY_MS = 86_400_000;
const PERIOD_MS = UNLIMITED_PLAN_DAYS * DAY_MS;

/** Emails are compared without case and without the spaces that pasting adds. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

export function hasExpired({ expiresAt }: Pick<License, 'expiresAt'>, now: number): boolean {
  return expiresAt !== null && expiresAt <= now;
}

/**
 * When a license of this plan ends. Unlimited periods follow one another, so that nothing paid for
 * is lost by buying early; credit packs last.
 * @param latestExpiry of the account's other licenses that expire.
 */
export function expiryOf(planId: PlanId, latestExpiry: number | null, now: number): number | null {
  return planId === 'UNLIMITED' ? Math.max(now, latestExpiry ?? now) + PERIOD_MS : null;
}

/** How much of an Unlimited period has not been used by `now`, in milliseconds. */
export function unusedPeriod(expiresAt: number | null, now: number): number {
  return expiresAt === null ? 0 : Math.min(PERIOD_MS, Math.max(0, expiresAt - now));
}

/** The plan an account is on: its newest license that still runs decides; without one it is the trial. */
export function currentPlan(licenses: readonly License[], now: number): PlanId {
  const running = licenses.filter((license) => !hasExpired(license, now));
  const [newest] = running.sort((one, other) => other.activatedAt - one.activatedAt);
  return newest?.planId ?? 'FREE_TRIAL';
}

/**
 * What an image of the green tool costs: the lowest price of any plan that the account owns and that
 * still runs, so that buying more never makes an image dearer. Without one it is the trial's.
 */
export function greenPrice(licenses: readonly License[], now: number): number {
  const running = licenses.filter((license) => !hasExpired(license, now));
  if (running.length === 0) return findPlan('FREE_TRIAL').creditsPerImage;
  return Math.min(...running.map(({ planId }) => findPlan(planId).creditsPerImage));
}

/** When the last Unlimited period ends or ended; null without one. */
export function unlimitedExpiry(licenses: readonly License[]): number | null {
  const expiries = licenses.map(({ expiresAt }) => expiresAt).filter((expiry) => expiry !== null);
  return expiries.length === 0 ? null : Math.max(...expiries);
}
