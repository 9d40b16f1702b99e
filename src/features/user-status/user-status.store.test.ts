import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { createTestClock } from '../../../tests/support/test-clock.ts';
import type { Database } from '../../platform/db/database.types.ts';
import { createVisitorHash } from '../../platform/http/visitor-hash.ts';
import type { Clock } from '../../shared/clock.ts';
import { createCredits } from '../credits/credits.usecases.ts';
import type { License } from '../licenses/licenses.types.ts';
import { createUserStatus } from './user-status.usecases.ts';

const DAY = 86_400_000;
const ADDRESS = '192.0.2.1';
const ada = { id: 'ada', email: 'ada@example.com', sessionId: 'session' };

interface TestServer {
  database: Database;
  clock: Clock;
  owned: License[];
  signUpBonusesPerAddress?: number;
}

function startServer({ database, clock, owned, signUpBonusesPerAddress = 100 }: TestServer) {
  const credits = createCredits({ database, newId: randomUUID });
  const userStatus = createUserStatus({
    database,
    credits,
    licenses: {
      list: async (accountId) => owned.filter((license) => license.accountId === accountId),
      history: async (accountId) =>
        owned
          .filter((license) => license.accountId === accountId)
          .map((license) => ({ ...license, revokedAt: null, creditsTaken: 0 })),
    },
    clock,
    hashVisitor: createVisitorHash(randomBytes(32).toString('hex')),
    signUpBonusesPerAddress,
  });
  return { credits, userStatus };
}

function createLicense(clock: Clock, change: Partial<License> = {}): License {
  return {
    id: randomUUID(),
    accountId: 'ada',
    shop: 'sandbox',
    key: 'KEY',
    planId: 'BOOSTER',
    creditsAdded: 5000,
    activatedAt: clock.now(),
    expiresAt: null,
    ...change,
  };
}

const createUnlimited = (clock: Clock) =>
  createLicense(clock, { planId: 'UNLIMITED', creditsAdded: 0, expiresAt: clock.now() + 30 * DAY });

describeOnEveryDatabase('the user status', (open) => {
  async function openSite(signUpBonusesPerAddress?: number) {
    const { database } = await open();
    const clock = createTestClock();
    const owned: License[] = [];
    const server = startServer({ database, clock, owned, signUpBonusesPerAddress });
    const spend = (amount: number) =>
      database.transaction((transaction) =>
        server.credits.charge(transaction, {
          accountId: 'ada',
          balance: { kind: 'daily', utcDate: new Date(clock.now()).toISOString().slice(0, 10) },
          amount,
          reason: 'image',
          idempotencyKey: randomUUID(),
          now: clock.now(),
        }),
      );
    return { ...server, database, clock, owned, spend };
  }

  it('O-13, API-08: a new account has the Free Trial and 500 credits, given once', async () => {
    const { userStatus } = await openSite();
    const expected = { plan: 'Free Trial', credits: 500, yellowToolDailyCredits: 0, isGuest: false };
    expect(await userStatus.statusOf(ada, ADDRESS)).toMatchObject(expected);
    expect(await userStatus.statusOf(ada, ADDRESS)).toMatchObject(expected);
  });

  it('O-13: only so many accounts of one address a day are welcomed', async () => {
    const { userStatus, clock } = await openSite(2);
    const creditsOf = async (id: string, address = ADDRESS) =>
      (await userStatus.statusOf({ ...ada, id }, address)).credits;
    expect(await creditsOf('one')).toBe(500);
    expect(await creditsOf('two')).toBe(500);
    expect(await creditsOf('three')).toBe(0);
    expect(await creditsOf('four', '192.0.2.77')).toBe(500);
    clock.advance(DAY);
    expect(await creditsOf('three')).toBe(500);
  });

  it('BIZ-06, BIZ-09, O-11: Unlimited has 1,000 credits each UTC day, from 00:00 on', async () => {
    const { userStatus, owned, clock, spend } = await openSite();
    owned.push(createUnlimited(clock));
    const dailyCredits = async () => (await userStatus.statusOf(ada, ADDRESS)).yellowToolDailyCredits;
    expect(await dailyCredits()).toBe(1000);
    await spend(1000);
    expect(await dailyCredits()).toBe(0);
    clock.advance(12 * 3_600_000 - 1);
    expect(await dailyCredits()).toBe(0);
    clock.advance(1);
    expect(await dailyCredits()).toBe(1000);
  });

  it('ROLE-11: the yellow tool is priced on day 29 and refused after day 30', async () => {
    const { userStatus, owned, clock } = await openSite();
    owned.push(createUnlimited(clock));
    clock.advance(29 * DAY);
    expect(await userStatus.quote(ada, 'yellow', ADDRESS)).toMatchObject({ price: 50 });
    clock.advance(DAY);
    await expect(userStatus.quote(ada, 'yellow', ADDRESS)).rejects.toMatchObject({
      status: 403,
      code: 'plan.inactive',
      message: 'Purchase the Unlimited plan for 1,000 daily generation credits.',
    });
    expect(await userStatus.statusOf(ada, ADDRESS)).toMatchObject({
      plan: 'Free Trial',
      yellowToolDailyCredits: 0,
    });
  });

  it.each([
    ['FREE_TRIAL', 50],
    ['BOOSTER', 20],
    ['PREMIUM', 50],
    ['PROFESSIONAL', 100],
    ['UNLIMITED', 30],
  ] as const)('BIZ-10, C-05: an image of the green tool on %s costs %d', async (planId, price) => {
    const { userStatus, owned, clock } = await openSite();
    if (planId === 'UNLIMITED') owned.push(createUnlimited(clock));
    else if (planId !== 'FREE_TRIAL') owned.push(createLicense(clock, { planId }));
    expect(await userStatus.quote(ada, 'green', ADDRESS)).toEqual({
      balance: { kind: 'standard', utcDate: '' },
      price,
      isFreePlan: planId === 'FREE_TRIAL',
    });
  });

  it('BIZ-08: an image of the yellow tool costs 50 from the balance of the day, whatever the newest plan', async () => {
    const { userStatus, owned, clock, credits } = await openSite();
    owned.push(createUnlimited(clock));
    clock.advance(1000);
    owned.unshift(createLicense(clock));
    const quote = await userStatus.quote(ada, 'yellow', ADDRESS);
    expect(quote).toEqual({
      balance: { kind: 'daily', utcDate: '2026-01-15' },
      price: 50,
      isFreePlan: false,
    });
    expect(await credits.readBalance('ada', quote.balance)).toEqual({ balance: 1000, held: 0 });
  });

  it('O-14: the price of an image is the one that the status says', async () => {
    const { clock, owned, userStatus } = await openSite();
    const prices: (number | undefined)[] = [];
    for (const planId of ['FREE_TRIAL', 'PROFESSIONAL', 'PREMIUM', 'BOOSTER', 'PROFESSIONAL'] as const) {
      if (planId !== 'FREE_TRIAL') owned.push(createLicense(clock, { planId }));
      clock.advance(1000);
      const { creditsPerImage } = await userStatus.statusOf(ada, ADDRESS);
      expect((await userStatus.quote(ada, 'green', ADDRESS)).price).toBe(creditsPerImage);
      prices.push(creditsPerImage);
    }
    expect(prices).toEqual([50, 100, 50, 20, 20]);
  });

  it('a quote welcomes a new account that never asked for its status', async () => {
    const { userStatus, credits } = await openSite();
    const { balance } = await userStatus.quote(ada, 'green', ADDRESS);
    expect(await credits.readBalance('ada', balance)).toEqual({ balance: 500, held: 0 });
  });
});
