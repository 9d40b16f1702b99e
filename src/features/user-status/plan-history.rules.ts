import { findPlan, UNLIMITED_DAILY_CREDITS } from '../plans/plans.rules.ts';
import { isLicenseExpired, maskLicenseKey } from './user-status.rules.ts';
import type { License } from './user-status.types.ts';

/** One license as the plan history shows it; the key itself is not in it. */
export interface PlanHistoryEntry {
  /** Tells entries apart; says nothing about the key. */
  id: string;
  maskedKey: string;
  planName: string;
  creditsAdded: string;
  activatedOn: string;
  /** `Never` for what lasts. */
  expiresOn: string;
  isExpired: boolean;
}

/** The site speaks US English, whatever the browser does; days are the visitor's own. */
const SHORT_DATE = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** `Jan 5, 2026`; a dash for what is no date. */
export function formatShortDate(isoDate: string): string {
  const time = Date.parse(isoDate);
  return Number.isNaN(time) ? '–' : SHORT_DATE.format(time);
}

/** The Unlimited plan adds nothing that lasts; its credits come daily. */
function describeCredits({ planName, creditsAdded }: License): string {
  const isDaily = creditsAdded === 0 && findPlan(planName).id === 'UNLIMITED';
  return isDaily ? `${formatCount(UNLIMITED_DAILY_CREDITS)} a day` : formatCount(creditsAdded);
}

function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}

/** Every activation, newest first, whatever order the server sent. */
export function listPlanHistory(licenses: readonly License[], now: number): PlanHistoryEntry[] {
  return licenses
    .map((license, position) => ({ license, position, time: Date.parse(license.activationDate) || 0 }))
    .sort((one, other) => other.time - one.time)
    .map(({ license, position }) => ({
      id: `${license.activationDate}-${position}`,
      maskedKey: maskLicenseKey(license.key),
      planName: license.planName,
      creditsAdded: describeCredits(license),
      activatedOn: formatShortDate(license.activationDate),
      expiresOn: license.expiresAt ? formatShortDate(license.expiresAt) : 'Never',
      isExpired: Boolean(license.expiresAt) && isLicenseExpired(license, now),
    }));
}
