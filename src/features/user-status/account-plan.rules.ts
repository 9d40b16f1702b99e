import { utcDate } from '../../shared/clock.ts';
import type { Balance } from '../credits/credits.types.ts';
import { currentPlan, greenPrice, unlimitedExpiry } from '../licenses/licenses.rules.ts';
import type { PastLicense, License as StoredLicense } from '../licenses/licenses.types.ts';
import { GIVEAWAY_SHOP_NAME } from '../licenses/shops/license-shops.rules.ts';
import { findPlan } from '../plans/plans.rules.ts';
import type { Plan } from '../plans/plans.types.ts';
import type { License, UserStatus } from './user-status.types.ts';

interface AccountPlan {
  /** The newest license names it. */
  plan: Plan;
  /** Of one image of the green tool; not always that of the plan. */
  creditsPerImage: number;
  /** Null without an Unlimited license. */
  yellowExpiresAt: number | null;
  /** Whether the yellow tool is open. */
  yellowActive: boolean;
}

/** What an account's licenses come to at a moment. */
export function planOf(licenses: readonly StoredLicense[], now: number): AccountPlan {
  const yellowExpiresAt = unlimitedExpiry(licenses);
  return {
    plan: findPlan(currentPlan(licenses, now)),
    creditsPerImage: greenPrice(licenses, now),
    yellowExpiresAt,
    yellowActive: licenses.some((license) => opensYellow(license, now)),
  };
}

/** The day's credits of a license that came from another account were given there. */
function opensYellow({ expiresAt, movedAt }: StoredLicense, now: number): boolean {
  const cameToday = movedAt !== undefined && utcDate(movedAt) === utcDate(now);
  return expiresAt !== null && expiresAt > now && !cameToday;
}

interface AccountState {
  email: string;
  /** Also those that were taken back. */
  licenses: readonly PastLicense[];
  plan: AccountPlan;
  standard: Balance;
  /** Null while the yellow tool is closed. */
  daily: Balance | null;
}

/** The specification's status object of a signed-in account. */
export function describeAccount({ email, licenses, plan, standard, daily }: AccountState): UserStatus {
  return {
    name: nameOf(email),
    email,
    plan: plan.plan.name,
    credits: standard.balance,
    creditsPerImage: plan.creditsPerImage,
    yellowToolDailyCredits: daily?.balance ?? 0,
    yellowToolPlanExpiresAt: toIso(plan.yellowExpiresAt),
    isGuest: false,
    licenses: licenses.map(describeLicense),
  };
}

/** Those that were neither taken back nor moved to another account. */
export function standing(licenses: readonly PastLicense[]): PastLicense[] {
  return licenses.filter(({ revokedAt, movedAway }) => revokedAt === null && !movedAway);
}

function describeLicense(license: PastLicense): License {
  const { key, shop, planId, creditsAdded, activatedAt, expiresAt } = license;
  const { revokedAt, creditsTaken, movedAway, movedAt } = license;
  return {
    key,
    planName: findPlan(planId).name,
    creditsAdded,
    activationDate: new Date(activatedAt).toISOString(),
    expiresAt: toIso(expiresAt),
    ...(shop === GIVEAWAY_SHOP_NAME && { isGift: true }),
    ...(revokedAt === null ? {} : { refund: { date: new Date(revokedAt).toISOString(), creditsTaken } }),
    ...(movedAt !== undefined && { cameOn: new Date(movedAt).toISOString() }),
    ...(movedAway && {
      moved: { date: new Date(movedAway.at).toISOString(), creditsMoved: movedAway.credits },
    }),
  };
}

/** Nobody is asked for a name; what stands before the @ is what they call themselves. */
function nameOf(email: string): string {
  return email.split('@')[0] || email;
}

function toIso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
