import { nextUtcMidnight } from '../../shared/clock.ts';
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

/** A license that gives a time. */
interface Timed {
  expiresAt: number | null;
  /** How long it is, where that is not the plan's whole. */
  periodMs?: number;
}

/** How much of an Unlimited period has not been used by `now`, in milliseconds. */
export function unusedPeriod({ expiresAt, periodMs = PERIOD_MS }: Timed, now: number): number {
  return expiresAt === null ? 0 : Math.min(periodMs, Math.max(0, expiresAt - now));
}

/**
 * Until when a license lasts that comes to another account, and how much of its time comes along. The day's
 * credits stay where they are, so its days begin there with the next one.
 * @param latestExpiry of the licenses there that expire.
 */
export function movePeriod(
  license: Timed,
  latestExpiry: number | null,
  now: number,
): { expiresAt: number | null; timeMoved: number } {
  const tomorrow = nextUtcMidnight(now);
  const timeMoved = unusedPeriod(license, tomorrow);
  if (timeMoved === 0) return { expiresAt: license.expiresAt, timeMoved };
  return { expiresAt: Math.max(tomorrow, latestExpiry ?? 0) + timeMoved, timeMoved };
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

const KEY_END = 5;

/** What the console shows of a key; whoever asks to move a license knows all of it. */
export function keyEndOf(licenseKey: string): string {
  return licenseKey.slice(-KEY_END);
}
