import { utcDate } from '../../../shared/clock.ts';
import type { LedgerActivity } from '../../credits/credits.types.ts';
import type { LicenseActivity } from '../../licenses/licenses.types.ts';
import { GIVEAWAY_SHOP_NAME, SANDBOX_SHOP_NAME } from '../../licenses/shops/license-shops.rules.ts';
import { findPlan } from '../../plans/plans.rules.ts';
import type { Figure, RolledName } from './figures.types.ts';

export const DAY_MS = 86_400_000;

/** How many days a look at the charts may take in. */
export const RANGES = [7, 30, 90, 365] as const;
export const LONGEST_RANGE = 365;

/** What was stored just before midnight may be seen a moment after it. */
const GRACE_MS = 10 * 60_000;

/** The days up to the one of `now`, the oldest first. */
export function listDays(now: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => utcDate(now - (count - 1 - index) * DAY_MS));
}

export const beginOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const dayAfter = (day: string): string => utcDate(beginOf(day) + DAY_MS);

/** The newest day whose figures change no more. */
export const lastFinishedDay = (now: number): string => utcDate(now - GRACE_MS - DAY_MS);

interface DayFacts {
  ledger: LedgerActivity;
  licenses: LicenseActivity;
  signUps: number;
}

/** What the ledger, the licenses and the accounts tell of a day. */
export function toFigures({ ledger, licenses, signUps }: DayFacts): Figure<RolledName>[] {
  const { runs, granted, spent, takenBack, held } = ledger;
  const plain = (values: Partial<Record<RolledName, number>>) =>
    Object.entries(values).map(([name, value]) => ({ name: name as RolledName, label: '', value }));
  const byTool = Object.entries(runs).map(([label, value]) => ({ name: 'runs' as const, label, value }));
  const activations = addUp('activations', licenses.activated, ({ count }) => count);
  const revenue = addUp('revenue', licenses.activated, priceOf);
  const refunds = addUp('refunds', licenses.revoked, priceOf);
  return [
    ...byTool,
    ...plain({ signUps, granted, spent, takenBack, held }),
    ...activations,
    ...revenue,
    ...refunds,
  ].filter(({ value }) => value !== 0);
}

type Counted = LicenseActivity['activated'][number];

const GIVEN_AWAY: ReadonlySet<string> = new Set([SANDBOX_SHOP_NAME, GIVEAWAY_SHOP_NAME]);

/** What the plan costs; nobody paid for what the site gave away. */
function priceOf({ shop, planId, count }: Counted): number {
  return GIVEN_AWAY.has(shop) ? 0 : findPlan(planId).price * count;
}

function addUp(
  name: 'activations' | 'revenue' | 'refunds',
  counted: readonly Counted[],
  worth: (counted: Counted) => number,
): Figure<RolledName>[] {
  const sums = new Map<string, number>();
  for (const licenses of counted)
    sums.set(licenses.planId, (sums.get(licenses.planId) ?? 0) + worth(licenses));
  return [...sums].map(([label, value]) => ({ name, label, value }));
}
