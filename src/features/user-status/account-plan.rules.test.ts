import { describe, expect, it } from 'vitest';
import type { License } from '../licenses/licenses.types.ts';
import { describeAccount, planOf } from './account-plan.rules.ts';
import { userStatusSchema } from './user-status.schema.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 21, 12);

const unlimited: License = {
  id: 'two',
  accountId: 'ada',
  shop: 'sandbox',
  key: 'UNLIMITED-KEY',
  planId: 'UNLIMITED',
  creditsAdded: 0,
  activatedAt: NOW,
  expiresAt: NOW + 30 * DAY,
};
const booster: License = {
  ...unlimited,
  id: 'one',
  key: 'BOOSTER-KEY',
  planId: 'BOOSTER',
  creditsAdded: 5000,
  activatedAt: NOW - DAY,
  expiresAt: null,
};

function statusOf(licenses: License[], now: number) {
  const plan = planOf(licenses, now);
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
});
