import { describe, expect, it } from 'vitest';
import type { PlanId } from '../plans/plans.types.ts';
import {
  currentPlan,
  expiryOf,
  greenPrice,
  hasExpired,
  unlimitedExpiry,
  unusedPeriod,
} from './licenses.rules.ts';
import type { License } from './licenses.types.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 21, 12);

function license(change: Partial<License>): License {
  return {
    id: 'one',
    accountId: 'ada',
    shop: 'sandbox',
    key: 'KEY',
    planId: 'BOOSTER',
    creditsAdded: 5000,
    activatedAt: NOW,
    expiresAt: null,
    ...change,
  };
}

const unlimited = (activatedAt: number, expiresAt = activatedAt + 30 * DAY) =>
  license({ planId: 'UNLIMITED', creditsAdded: 0, activatedAt, expiresAt });

describe('the end of a license', () => {
  it('ENT-09: credit packs never end', () => {
    expect(expiryOf('PROFESSIONAL', NOW + DAY, NOW)).toBeNull();
    expect(hasExpired({ expiresAt: null }, Number.MAX_SAFE_INTEGER)).toBe(false);
  });

  it('ROLE-11: Unlimited lasts 30 days, the last moment included, and no moment longer', () => {
    const expiresAt = expiryOf('UNLIMITED', null, NOW);
    expect(expiresAt).toBe(NOW + 30 * DAY);
    expect(hasExpired({ expiresAt }, NOW + 30 * DAY - 1)).toBe(false);
    expect(hasExpired({ expiresAt }, NOW + 30 * DAY)).toBe(true);
  });

  it('O-14: a period bought early follows the one that runs; after a pause it begins now', () => {
    expect(expiryOf('UNLIMITED', NOW + 3 * DAY, NOW)).toBe(NOW + 33 * DAY);
    expect(expiryOf('UNLIMITED', NOW - 3 * DAY, NOW)).toBe(NOW + 30 * DAY);
  });

  it('what is unused of a period is never more than the period itself', () => {
    expect(unusedPeriod({ expiresAt: null }, NOW)).toBe(0);
    expect(unusedPeriod({ expiresAt: NOW - DAY }, NOW)).toBe(0);
    expect(unusedPeriod({ expiresAt: NOW + 12 * DAY }, NOW)).toBe(12 * DAY);
    expect(unusedPeriod({ expiresAt: NOW + 45 * DAY }, NOW)).toBe(30 * DAY);
  });
});

describe('the plan of an account', () => {
  it('O-13: is the Free Trial without a license', () => {
    expect(currentPlan([], NOW)).toBe('FREE_TRIAL');
    expect(unlimitedExpiry([])).toBeNull();
  });

  it('O-14: is the newest license, in whichever order they come', () => {
    const older = license({ planId: 'PREMIUM', activatedAt: NOW - 2 * DAY });
    const newer = license({ planId: 'BOOSTER', activatedAt: NOW - DAY });
    expect(currentPlan([older, newer], NOW)).toBe('BOOSTER');
    expect(currentPlan([newer, older], NOW)).toBe('BOOSTER');
  });

  it('O-14: falls back to the earlier pack when Unlimited ends', () => {
    const owned = [unlimited(NOW), license({ planId: 'PREMIUM', activatedAt: NOW - DAY })];
    expect(currentPlan(owned, NOW + 29 * DAY)).toBe('UNLIMITED');
    expect(currentPlan(owned, NOW + 30 * DAY)).toBe('PREMIUM');
    expect(currentPlan([unlimited(NOW)], NOW + 30 * DAY)).toBe('FREE_TRIAL');
  });

  it('O-14: a pack bought during Unlimited sets the price, while the yellow tool stays open', () => {
    const owned = [license({ planId: 'BOOSTER', activatedAt: NOW + DAY }), unlimited(NOW)];
    expect(currentPlan(owned, NOW + 2 * DAY)).toBe('BOOSTER');
    expect(unlimitedExpiry(owned)).toBe(NOW + 30 * DAY);
  });

  it('the yellow tool closes with the last of several periods', () => {
    expect(unlimitedExpiry([unlimited(NOW), unlimited(NOW + DAY, NOW + 60 * DAY)])).toBe(NOW + 60 * DAY);
  });
});

describe('the price of an image', () => {
  const PRICES = { BOOSTER: 20, PREMIUM: 50, PROFESSIONAL: 100, UNLIMITED: 30 } as const;
  const SOLD = Object.keys(PRICES) as (keyof typeof PRICES)[];
  const pairs = SOLD.flatMap((one) => SOLD.map((two) => [one, two]));
  const sequences = [...pairs, ...pairs.flatMap((pair) => SOLD.map((three) => [...pair, three]))];

  /** Bought a day apart, the last one now. */
  const buy = (plans: readonly PlanId[]) =>
    plans.map((planId, position) => {
      const activatedAt = NOW - (plans.length - 1 - position) * DAY;
      return planId === 'UNLIMITED' ? unlimited(activatedAt) : license({ planId, activatedAt });
    });

  it('is that of the one plan, and of the Free Trial without any', () => {
    expect(greenPrice([], NOW)).toBe(50);
    for (const plan of SOLD) expect(greenPrice(buy([plan]), NOW)).toBe(PRICES[plan]);
  });

  it.each(sequences)('O-14: never rises by a further purchase: %s, %s, %s', (...listed) => {
    const plans = listed.filter((plan) => plan !== undefined);
    for (let count = 2; count <= plans.length; count++) {
      const [before, after] = [buy(plans.slice(0, count - 1)), buy(plans.slice(0, count))];
      expect(greenPrice(after, NOW)).toBeLessThanOrEqual(greenPrice(before, NOW));
      expect(greenPrice(after, NOW)).toBe(
        Math.min(...after.map(({ planId }) => PRICES[planId as 'BOOSTER'])),
      );
    }
  });

  it('of Unlimited counts while its days run', () => {
    const owned = buy(['PREMIUM', 'UNLIMITED']);
    expect(greenPrice(owned, NOW + 29 * DAY)).toBe(30);
    expect(greenPrice(owned, NOW + 30 * DAY)).toBe(50);
    expect(greenPrice(buy(['UNLIMITED']), NOW + 30 * DAY)).toBe(50);
  });
});
