import { expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { createTestClock } from '../../../tests/support/test-clock.ts';
import { STANDARD_BALANCE } from '../credits/credits.rules.ts';
import type { LicenseShop } from './licenses.types.ts';
import { ADDRESS, BUYER, createTestLicenses, DAY } from './test-licenses.ts';

const used = { status: 409, code: 'license.used' };

describeOnEveryDatabase('activating licenses', (open) => {
  async function openSite(options = {}) {
    const { database } = await open();
    const clock = createTestClock();
    return { ...createTestLicenses(database, clock, options), database, clock };
  }

  it('API-09, BIZ-02: turns a purchase into a license and its credits', async () => {
    const { buy, activate, licenses, balanceOf, clock } = await openSite();
    const key = await buy('BOOSTER');
    const license = await activate('ada', ` ${key.toLowerCase()} `);
    expect(license).toMatchObject({ accountId: 'ada', shop: 'sandbox', key, planId: 'BOOSTER' });
    expect(license).toMatchObject({ creditsAdded: 5000, activatedAt: clock.now(), expiresAt: null });
    expect(await licenses.list('ada')).toEqual([license]);
    expect(await balanceOf('ada')).toBe(5000);
  });

  it('O-14: credits of several packs add up; the newest activation comes first', async () => {
    const { buy, activate, licenses, balanceOf, clock } = await openSite();
    for (const plan of ['BOOSTER', 'PREMIUM', 'PROFESSIONAL'] as const) {
      await activate('ada', await buy(plan));
      clock.advance(1000);
    }
    expect((await licenses.list('ada')).map(({ planId }) => planId)).toEqual([
      'PROFESSIONAL',
      'PREMIUM',
      'BOOSTER',
    ]);
    expect(await balanceOf('ada')).toBe(50_000);
  });

  it('ROLE-11, O-14: Unlimited lasts 30 days and a second one follows it', async () => {
    const { buy, activate, balanceOf, clock } = await openSite();
    const first = await activate('ada', await buy('UNLIMITED'));
    clock.advance(10 * DAY);
    const second = await activate('ada', await buy('UNLIMITED'));
    expect(first).toMatchObject({ creditsAdded: 0, expiresAt: first.activatedAt + 30 * DAY });
    expect(second.expiresAt).toBe(first.activatedAt + 60 * DAY);
    expect(await balanceOf('ada')).toBe(0);
  });

  it('O-03: a key opens once, for the same account and for any other, however it is typed', async () => {
    const { buy, activate, balanceOf, licenses } = await openSite();
    const key = await buy('BOOSTER');
    await activate('ada', key);
    await expect(activate('ada', key.replaceAll('-', ' '))).rejects.toMatchObject({
      ...used,
      message: expect.stringContaining('You’ve already activated'),
    });
    await expect(activate('ben', key)).rejects.toMatchObject({
      ...used,
      message: expect.stringContaining('another account'),
    });
    expect(await balanceOf('ada')).toBe(5000);
    expect(await balanceOf('ben')).toBe(0);
    expect(await licenses.list('ben')).toEqual([]);
  });

  it('O-03: a wrong key and a wrong email change nothing', async () => {
    const { buy, licenses, balanceOf } = await openSite();
    const key = await buy('BOOSTER');
    const notAccepted = { status: 400, code: 'license.not_accepted' };
    const order = { accountId: 'ada', address: ADDRESS };
    await expect(licenses.activate({ ...order, email: BUYER, key: 'NOT-A-KEY' })).rejects.toMatchObject(
      notAccepted,
    );
    await expect(licenses.activate({ ...order, email: 'eve@example.com', key })).rejects.toMatchObject(
      notAccepted,
    );
    expect(await licenses.list('ada')).toEqual([]);
    expect(await balanceOf('ada')).toBe(0);
  });

  it('the same text may be a key of two shops', async () => {
    const other: LicenseShop = {
      shop: 'corner-shop',
      verify: async (key) => ({
        outcome: 'valid',
        purchase: { shop: 'corner-shop', key, planId: 'PREMIUM', purchaseEmail: BUYER },
      }),
    };
    const { database } = await open();
    const clock = createTestClock();
    const { buy, activate } = createTestLicenses(database, clock);
    const key = await buy('BOOSTER');
    await activate('ada', key);
    const withOther = createTestLicenses(database, clock, { moreShops: [other] });
    await database.writer.deleteFrom('sandbox_license').execute();
    await withOther.activate('ada', key);
    expect(await withOther.balanceOf('ada')).toBe(20_000);
  });

  it('keys of the sandbox are stored as fingerprints alone', async () => {
    const { buy, database } = await openSite();
    const key = await buy('BOOSTER');
    const [row] = await database.reader.selectFrom('sandbox_license').selectAll().execute();
    expect(row?.key_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(key);
  });
});

describeOnEveryDatabase('taking purchases back', (open) => {
  async function openSite() {
    const { database } = await open();
    const clock = createTestClock();
    return { ...createTestLicenses(database, clock), database, clock };
  }

  it('takes the credits and the license, once', async () => {
    const { buy, activate, licenses, balanceOf } = await openSite();
    const key = await buy('BOOSTER');
    await activate('ada', key);
    await activate('ada', await buy('PREMIUM'));
    expect(await licenses.revoke('sandbox', key)).toEqual({
      outcome: 'revoked',
      accountId: 'ada',
      creditsTaken: 5000,
    });
    expect(await licenses.revoke('sandbox', key)).toEqual({ outcome: 'revoked-before' });
    expect(await balanceOf('ada')).toBe(15_000);
    expect((await licenses.list('ada')).map(({ planId }) => planId)).toEqual(['PREMIUM']);
  });

  it('leaves what is spent or held', async () => {
    const { buy, activate, licenses, credits, database, clock } = await openSite();
    const key = await buy('BOOSTER');
    await activate('ada', key);
    const now = clock.now();
    const quote = { balance: STANDARD_BALANCE, price: 20, isFreePlan: false };
    await credits.openRun({ accountId: 'ada', runId: 'run', tool: 'green', tiles: 2, quote, now });
    const change = {
      accountId: 'ada',
      balance: STANDARD_BALANCE,
      amount: 1000,
      reason: 'image',
      now,
    } as const;
    await database.transaction((transaction) =>
      credits.charge(transaction, { ...change, idempotencyKey: 'spent' }),
    );
    expect(await licenses.revoke('sandbox', key)).toMatchObject({ creditsTaken: 3960 });
    expect(await credits.readBalance('ada', STANDARD_BALANCE)).toEqual({ balance: 40, held: 40 });
  });

  it('closes the gap that a refunded period leaves before a later one', async () => {
    const { buy, activate, licenses, clock } = await openSite();
    const firstKey = await buy('UNLIMITED');
    const first = await activate('ada', firstKey);
    await activate('ada', await buy('UNLIMITED'));
    clock.advance(10 * DAY);
    await licenses.revoke('sandbox', firstKey);
    const [left] = await licenses.list('ada');
    expect(left?.expiresAt).toBe(first.activatedAt + 40 * DAY);
  });

  it('a period that is over when it is refunded moves no other', async () => {
    const { buy, activate, licenses, clock } = await openSite();
    const firstKey = await buy('UNLIMITED');
    await activate('ada', firstKey);
    clock.advance(31 * DAY);
    const second = await activate('ada', await buy('UNLIMITED'));
    await licenses.revoke('sandbox', firstKey);
    expect(await licenses.list('ada')).toEqual([second]);
  });

  it('a refunded key cannot be activated, before or after', async () => {
    const { buy, activate, sandbox, licenses } = await openSite();
    const key = await buy('BOOSTER');
    expect(await sandbox.refund(key.toLowerCase())).toBe(key);
    expect(await licenses.revoke('sandbox', key)).toEqual({ outcome: 'not-activated' });
    await expect(activate('ada', key)).rejects.toMatchObject({ status: 400, code: 'license.withdrawn' });
    expect(await sandbox.refund('NEVER-SOLD')).toBeUndefined();
  });
});
