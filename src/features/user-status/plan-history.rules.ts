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
  /** Null while it counts here. */
  end: EndNote | null;
}

/** What ended a license before its time. */
interface EndNote {
  name: 'Refunded' | 'Taken back' | 'Moved';
  /** `Jan 20, 2026`. */
  on: string;
  /** What went with it, e.g. `Refunded, 4,200 credits taken back.` */
  text: string;
}

/** The site speaks US English, whatever the browser does; days are the visitor's own. */
const SHORT_DATE = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** `Jan 5, 2026`; a dash for what is no date. */
export function formatShortDate(isoDate: string): string {
  const time = Date.parse(isoDate);
  return Number.isNaN(time) ? '–' : SHORT_DATE.format(time);
}

/** The Unlimited plan adds nothing that lasts; its credits come daily. */
function describeCredits(license: License): string {
  return isDaily(license)
    ? `${formatCount(UNLIMITED_DAILY_CREDITS)} a day`
    : formatCount(license.creditsAdded);
}

function isDaily({ planName, creditsAdded }: Pick<License, 'planName' | 'creditsAdded'>): boolean {
  return creditsAdded === 0 && findPlan(planName).id === 'UNLIMITED';
}

/** Credits that were spent stay spent; days stop where they are. */
function describeEnd(license: License): EndNote | null {
  const { refund, moved } = license;
  if (moved) return { name: 'Moved', on: formatShortDate(moved.date), text: describeMoved(license, moved) };
  if (!refund) return null;
  const text = describeTaken(license, refund.creditsTaken);
  return { name: license.isGift ? 'Taken back' : 'Refunded', on: formatShortDate(refund.date), text };
}

function describeMoved(license: License, { creditsMoved }: NonNullable<License['moved']>): string {
  if (isDaily(license)) return 'Moved to another account, with the rest of its days.';
  if (creditsMoved === 0) return 'Moved to another account after its credits were spent.';
  return `Moved to another account, with ${formatCount(creditsMoved)} ${creditsMoved === 1 ? 'credit' : 'credits'}.`;
}

function describeTaken(license: License, credits: number): string {
  const count = `${formatCount(credits)} ${credits === 1 ? 'credit' : 'credits'}`;
  // Nobody paid for it.
  if (license.isGift) {
    if (isDaily(license)) return 'Taken back, with the rest of its days.';
    return credits === 0 ? 'Taken back after its credits were spent.' : `Taken back, with ${count}.`;
  }
  if (isDaily(license)) return 'Refunded, the rest of its days taken back.';
  if (credits === 0) return 'Refunded after its credits were spent.';
  return `Refunded, ${count} taken back.`;
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
      activatedOn: formatShortDate(license.cameOn ?? license.activationDate),
      expiresOn: license.expiresAt ? formatShortDate(license.expiresAt) : 'Never',
      isExpired:
        !license.refund && !license.moved && Boolean(license.expiresAt) && isLicenseExpired(license, now),
      end: describeEnd(license),
    }));
}
