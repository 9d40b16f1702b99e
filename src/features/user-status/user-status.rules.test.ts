import { describe, expect, it } from 'vitest';
import {
  accountLabel,
  accountStatus,
  balanceOf,
  describeOwnPrice,
  guestStatus,
  hasActiveYellowPlan,
  isLicenseExpired,
  maskLicenseKey,
} from './user-status.rules.ts';
import type { License, UserStatus } from './user-status.types.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const fresh = { green: 500, yellow: 200 };
const account: UserStatus = {
  name: 'Ada',
  email: 'ada@example.com',
  plan: 'Booster',
  credits: 437,
  yellowToolDailyCredits: 0,
  yellowToolPlanExpiresAt: null,
  isGuest: false,
  licenses: [],
};

describe('guest status', () => {
  it('ENT-05: a fresh guest has the Free Trial and 500 credits', () => {
    expect(guestStatus('green', fresh)).toMatchObject({ plan: 'Free Trial', credits: 500, isGuest: true });
  });

  it('ENT-06, C-06: on the yellow tool 0 standard and 200 daily credits', () => {
    expect(guestStatus('yellow', fresh)).toMatchObject({ credits: 0, yellowToolDailyCredits: 200 });
  });

  it('ROLE-05: reads "Account: Guest"; an account reads its email', () => {
    expect(accountLabel(guestStatus('green', fresh))).toBe('Account: Guest');
    expect(accountLabel(account)).toBe('ada@example.com');
  });
});

describe('account status', () => {
  it('ENT-07: is never a guest, even if the answer says so', () => {
    expect(accountStatus({ ...account, isGuest: true }).isGuest).toBe(false);
  });

  it('YEL-25: each tool looks at its own balance', () => {
    const rich = { ...account, credits: 30_000, yellowToolDailyCredits: 150 };
    expect(balanceOf(rich, 'green')).toBe(30_000);
    expect(balanceOf(rich, 'yellow')).toBe(150);
  });

  it('T-14, YEL-20: the yellow plan is active only with an expiry in the future', () => {
    const expiring = (yellowToolPlanExpiresAt: string | null) =>
      hasActiveYellowPlan({ ...account, yellowToolPlanExpiresAt }, NOW);
    expect(expiring(null)).toBe(false);
    expect(expiring('2026-11-21T11:59:59Z')).toBe(false);
    expect(expiring('2026-11-21T12:00:01Z')).toBe(true);
    expect(expiring('soon')).toBe(false);
  });
});

describe('licenses', () => {
  const license: License = {
    key: 'DREAM-1234-5678-90AB',
    planName: 'Booster',
    creditsAdded: 5000,
    activationDate: '2026-01-05T00:00:00Z',
    expiresAt: null,
  };

  it('T-14: a license without an expiry never expires', () => {
    expect(isLicenseExpired(license, NOW)).toBe(false);
    expect(isLicenseExpired({ ...license, expiresAt: '2026-11-20T00:00:00Z' }, NOW)).toBe(true);
    expect(isLicenseExpired({ ...license, expiresAt: '2026-11-22T00:00:00Z' }, NOW)).toBe(false);
  });

  it('T-10: keys shorter than 12 characters are hidden, others show 10 and 4', () => {
    expect(maskLicenseKey('12345678901')).toBe('****');
    expect(maskLicenseKey('123456789012')).toBe('1234567890…9012');
    expect(maskLicenseKey(license.key)).toBe('DREAM-1234…90AB');
  });
});

describe('the price that a visitor reads before buying', () => {
  const rule = 'Your images cost the lowest price of any plan you own';
  const booster = { ...guestStatus('green', { green: 0, yellow: 0 }), plan: 'Booster', creditsPerImage: 20 };

  it('O-14: names what images will cost once the plan on offer is bought', () => {
    expect(describeOwnPrice(booster, 100)).toBe(`${rule}: 20 credits.`);
    expect(describeOwnPrice({ ...booster, plan: 'Professional', creditsPerImage: 100 }, 20)).toBe(
      `${rule}: 20 credits.`,
    );
    expect(describeOwnPrice(booster)).toBe(`${rule}: 20 credits.`);
  });

  it('names no number for whoever owns no plan, or is not known yet', () => {
    expect(describeOwnPrice(null, 100)).toBe(`${rule}.`);
    expect(describeOwnPrice({ ...booster, plan: 'Free Trial', creditsPerImage: 50 }, 100)).toBe(`${rule}.`);
  });
});
