import { describe, expect, it } from 'vitest';
import type { PastLicense } from '../licenses/licenses.types.ts';
import { describeAccount, planOf, standing } from './account-plan.rules.ts';
import { userStatusSchema } from './user-status.schema.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 21, 12);

const unlimited: PastLicense = {
  id: 'two',
  accountId: 'ada',
  shop: 'sandbox',
  key: 'UNLIMITED-KEY',
  planId: 'UNLIMITED',
  creditsAdded: 0,
  activatedAt: NOW,
  expiresAt: NOW + 30 * DAY,
  revokedAt: null,
  creditsTaken: 0,
};
const booster: PastLicense = {
  ...unlimited,
  id: 'one',
  key: 'BOOSTER-KEY',
  planId: 'BOOSTER',
  creditsAdded: 5000,
  activatedAt: NOW - DAY,
  expiresAt: null,
};

function statusOf(licenses: PastLicense[], now: number) {
  const plan = planOf(standing(licenses), now);
  const daily = plan.yellowActive ? { balance: 950, held: 50 } : null;
  const standard = { balance: 5500, held: 40 };
  return describeAccount({ email: 'ada@example.com', licenses, plan, standard, daily });
}

describe("an account's status", () => {
  it('ENT-03, ENT-09: has every field of the specification', () => {
    const status = statusOf([unlimited, booster], NOW);
    expect(userStatusSchema.parse(status)).toEqual({
      name: 'ada',
      email: 'ada@example.com',
      plan: 'Unlimited',
      credits: 5500,
      creditsPerImage: 20,
      yellowToolDailyCredits: 950,
      yellowToolPlanExpiresAt: '2026-12-21T12:00:00.000Z',
      isGuest: false,
      licenses: [
        {
          key: 'UNLIMITED-KEY',
          planName: 'Unlimited',
          creditsAdded: 0,
          activationDate: '2026-11-21T12:00:00.000Z',
          expiresAt: '2026-12-21T12:00:00.000Z',
        },
        {
          key: 'BOOSTER-KEY',
          planName: 'Booster',
          creditsAdded: 5000,
          activationDate: '2026-11-20T12:00:00.000Z',
          expiresAt: null,
        },
      ],
    });
  });

  it('a purchase that was taken back is told, and gives nothing', () => {
    const revokedAt = NOW - 1000;
    const licenses = [
      { ...unlimited, revokedAt },
      { ...booster, revokedAt, creditsTaken: 4200 },
    ];
    expect(userStatusSchema.parse(statusOf(licenses, NOW))).toMatchObject({
      plan: 'Free Trial',
      creditsPerImage: 50,
      yellowToolPlanExpiresAt: null,
      licenses: [
        { key: 'UNLIMITED-KEY', refund: { date: '2026-11-21T11:59:59.000Z', creditsTaken: 0 } },
        { key: 'BOOSTER-KEY', refund: { creditsTaken: 4200 } },
      ],
    });
    expect(statusOf([unlimited], NOW).licenses[0]).not.toHaveProperty('refund');
  });

  it('O-14: an image costs what the cheapest plan says, and the refund of that brings the other price back', () => {
    const professional = { ...booster, id: 'three', planId: 'PROFESSIONAL' as const, activatedAt: NOW };
    expect(statusOf([professional, booster], NOW)).toMatchObject({
      plan: 'Professional',
      creditsPerImage: 20,
    });
    const refunded = { ...booster, revokedAt: NOW };
    expect(statusOf([professional, refunded], NOW)).toMatchObject({
      plan: 'Professional',
      creditsPerImage: 100,
    });
  });

  it('O-13: a new account is on the Free Trial without a yellow plan', () => {
    expect(statusOf([], NOW)).toMatchObject({
      plan: 'Free Trial',
      yellowToolDailyCredits: 0,
      yellowToolPlanExpiresAt: null,
      licenses: [],
    });
  });

  it('ROLE-11: the yellow tool is open on day 29 and closed after day 30, and says when it closed', () => {
    expect(planOf([unlimited], NOW + 29 * DAY).yellowActive).toBe(true);
    expect(planOf([unlimited], NOW + 30 * DAY).yellowActive).toBe(false);
    expect(statusOf([unlimited, booster], NOW + 31 * DAY)).toMatchObject({
      plan: 'Booster',
      yellowToolDailyCredits: 0,
      yellowToolPlanExpiresAt: '2026-12-21T12:00:00.000Z',
    });
  });

  it('a license that came from another account opens the yellow tool from the next UTC day on, if no other does', () => {
    const moved = { ...unlimited, movedAt: NOW };
    expect(planOf([moved], NOW).yellowActive).toBe(false);
    expect(planOf([moved], NOW + 12 * (DAY / 24)).yellowActive).toBe(true);
    expect(planOf([moved, { ...unlimited, id: 'own' }], NOW).yellowActive).toBe(true);
  });

  it('one that went to another account counts no more, and says so', () => {
    const away = { ...booster, movedAway: { at: NOW, credits: 3800 } };
    expect(userStatusSchema.parse(statusOf([away], NOW))).toMatchObject({
      plan: 'Free Trial',
      licenses: [{ creditsAdded: 5000, moved: { date: '2026-11-21T12:00:00.000Z', creditsMoved: 3800 } }],
    });
  });
});
