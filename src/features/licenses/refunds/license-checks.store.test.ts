import { expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../../../tests/support/databases/postgres-and-sqlite.ts';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { STANDARD_BALANCE } from '../../credits/credits.rules.ts';
import { findLedgerFaults } from '../../credits/ledger-invariants.store.ts';
import { createMemoryShop, createShopSite } from '../shops/test-shop.ts';
import { createLicenseChecking } from './create-license-checks.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const withdrawn = { status: 400, code: 'license.withdrawn' };

describeOnEveryDatabase('refunds that a shop reports', (open) => {
  async function openSite() {
    const { database } = await open();
    const clock = createTestClock();
    const shop = createMemoryShop();
    return { ...createShopSite(database, clock, shop), shop, database, clock };
  }

  it('take the license and its credits, and stay in the history', async () => {
    const { shop, activate, refund, balanceOf, licenses, takenBack, clock, database } = await openSite();
    await activate('ada', shop.sell('KEY-1'));
    clock.advance(HOUR);
    await refund('KEY-1');
    expect(await balanceOf('ada')).toBe(0);
    expect(await licenses.list('ada')).toEqual([]);
    const [past] = await licenses.history('ada');
    expect(past).toMatchObject({ key: 'KEY-1', revokedAt: clock.now(), creditsTaken: 5000 });
    expect(takenBack).toEqual([{ shop: 'corner-shop', creditsTaken: 5000 }]);
    expect(await findLedgerFaults(database)).toEqual([]);
  });

  it('take what is neither spent nor held, and say how much that was', async () => {
    const { shop, activate, refund, credits, licenses, database, clock } = await openSite();
    await activate('ada', shop.sell('KEY-1'));
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
    await refund('KEY-1');
    expect(await credits.readBalance('ada', STANDARD_BALANCE)).toEqual({ balance: 40, held: 40 });
    expect(await licenses.history('ada')).toMatchObject([{ creditsTaken: 3960 }]);
  });

  it('end the days that the purchase gave, and move later ones up', async () => {
    const { shop, activate, refund, licenses, clock } = await openSite();
    const first = await activate('ada', shop.sell('KEY-1', 'UNLIMITED'));
    await activate('ada', shop.sell('KEY-2', 'UNLIMITED'));
    clock.advance(10 * DAY);
    await refund('KEY-1');
    const [left] = await licenses.list('ada');
    expect(left).toMatchObject({ key: 'KEY-2', expiresAt: first.activatedAt + 40 * DAY });
    const past = await licenses.history('ada');
    expect(past.find(({ key }) => key === 'KEY-1')).toMatchObject({
      revokedAt: clock.now(),
      creditsTaken: 0,
    });
    expect(past).toHaveLength(2);
  });

  it('come to the same when they are repeated', async () => {
    const { shop, activate, refund, hint, balanceOf, takenBack } = await openSite();
    await activate('ada', shop.sell('KEY-1'));
    await activate('ada', shop.sell('KEY-2', 'PREMIUM'));
    for (let times = 0; times < 3; times++) await refund('KEY-1');
    await hint('KEY-1');
    expect(await balanceOf('ada')).toBe(15_000);
    expect(takenBack).toHaveLength(1);
  });

  it('keep a key from being activated later, whatever other words follow', async () => {
    const { shop, activate, refund, hint, balanceOf, clock, checks } = await openSite();
    const key = shop.sell('KEY-1');
    await refund('KEY-1');
    clock.advance(30 * DAY);
    await hint('KEY-1');
    await checks.checkDue();
    await expect(activate('ada', key)).rejects.toMatchObject(withdrawn);
    expect(await balanceOf('ada')).toBe(0);
  });

  it('say to whoever had activated it that it was withdrawn, not that it is used', async () => {
    const { shop, activate, refund } = await openSite();
    const key = shop.sell('KEY-1');
    await activate('ada', key);
    await refund('KEY-1');
    await expect(activate('ada', key)).rejects.toMatchObject(withdrawn);
    await expect(activate('ben', key)).rejects.toMatchObject(withdrawn);
  });

  it('take all licenses of an order, of whichever accounts', async () => {
    const { shop, activate, refund, balanceOf } = await openSite();
    await activate('ada', shop.sell('KEY-1', 'BOOSTER', 'one-order'));
    await activate('ben', shop.sell('KEY-2', 'BOOSTER', 'one-order'));
    await activate('ben', shop.sell('KEY-3', 'BOOSTER', 'another-order'));
    await refund('one-order');
    expect([await balanceOf('ada'), await balanceOf('ben')]).toEqual([0, 5000]);
  });

  it('that were noted and then cut short are carried out by the next round', async () => {
    const { shop, activate, database, checks, balanceOf, clock } = await openSite();
    await activate('ada', shop.sell('KEY-1'));
    await database.writer
      .updateTable('shop_notice')
      .set({ withdrawn: 1, noticed_at: clock.now() })
      .where('reference', '=', 'order:KEY-1')
      .execute();
    await checks.checkDue();
    expect(await balanceOf('ada')).toBe(0);
  });
});

describeOnEveryDatabase('a license that cannot be taken back now', (open) => {
  it('keeps no other waiting, is told of without names, and is taken back by a later round', async () => {
    const { database } = await open();
    const clock = createTestClock();
    const shop = createMemoryShop();
    const { activate, balanceOf, credits } = createShopSite(database, clock, shop);
    const failures: unknown[] = [];
    let isBroken = true;
    const checks = createLicenseChecking({
      database,
      credits: {
        ...credits,
        revoke: (transaction, change) =>
          isBroken && change.accountId === 'ada'
            ? Promise.reject(new Error('no such thing'))
            : credits.revoke(transaction, change),
      },
      shops: [shop.shop],
      clock,
      onTakenBack: () => {},
      onFailure: (error, license) => failures.push([(error as Error).message, license]),
    });
    for (const [account, key] of [
      ['ada', 'KEY-1'],
      ['ben', 'KEY-2'],
    ] as const) {
      await activate(account, shop.sell(key, 'BOOSTER', 'one-order'));
    }
    await checks.receive('corner-shop', [{ reference: 'order:one-order', withdrawn: true }]);
    expect([await balanceOf('ada'), await balanceOf('ben')]).toEqual([5000, 0]);
    expect(failures).toEqual([['no such thing', { shop: 'corner-shop' }]]);
    isBroken = false;
    await checks.checkDue();
    expect(await balanceOf('ada')).toBe(0);
    expect(await findLedgerFaults(database)).toEqual([]);
  });
});

describeOnEveryDatabase('asking a shop again', (open) => {
  async function openSite() {
    const { database } = await open();
    const clock = createTestClock();
    const shop = createMemoryShop();
    return { ...createShopSite(database, clock, shop), shop, database, clock };
  }

  it('happens once a day for half a year, and is noted', async () => {
    const { shop, activate, checks, clock, database } = await openSite();
    await activate('ada', shop.sell('KEY-1'));
    expect(await checks.checkDue()).toBe(0);
    clock.advance(DAY);
    expect(await checks.checkDue()).toBe(1);
    expect(await checks.checkDue()).toBe(0);
    const row = await database.reader.selectFrom('license').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ checked_at: clock.now(), next_check_at: clock.now() + DAY });
    clock.advance(179 * DAY);
    expect(await checks.checkDue()).toBe(1);
    clock.advance(30 * DAY);
    expect(await checks.checkDue()).toBe(0);
    expect(shop.asked).toHaveLength(2);
  });

  it('happens at once after a word of the shop, a few at a time', async () => {
    const { shop, activate, checks, hint } = await openSite();
    for (let number = 0; number < 7; number++)
      await activate('ada', shop.sell(`KEY-${number}`, 'BOOSTER', 'big'));
    await hint('big');
    expect(await checks.checkDue()).toBe(5);
    expect(await checks.checkDue()).toBe(2);
    expect(await checks.checkDue()).toBe(0);
    expect(new Set(shop.asked).size).toBe(7);
  });

  it('takes a license back when the shop says so', async () => {
    const { shop, activate, checks, clock, balanceOf, takenBack } = await openSite();
    await activate('ada', shop.sell('KEY-1'));
    await activate('ada', shop.sell('KEY-2'));
    shop.answer('KEY-1', 'withdrawn');
    clock.advance(DAY);
    await checks.checkDue();
    expect(await balanceOf('ada')).toBe(5000);
    expect(takenBack).toHaveLength(1);
  });

  it('leaves a key that was taken back used, and does not call it activated', async () => {
    const { shop, activate, checks, clock, balanceOf } = await openSite();
    const key = shop.sell('KEY-1');
    await activate('ada', key);
    shop.answer(key, 'withdrawn');
    clock.advance(DAY);
    await checks.checkDue();
    await expect(activate('ada', key)).rejects.toMatchObject(withdrawn);
    await expect(activate('ben', key)).rejects.toMatchObject(withdrawn);
    expect([await balanceOf('ada'), await balanceOf('ben')]).toEqual([0, 0]);
  });

  it.each(['stands', 'unsure'] as const)('takes nothing when the shop says %s', async (answer) => {
    const { shop, activate, checks, clock, balanceOf } = await openSite();
    await activate('ada', shop.sell('KEY-1'));
    shop.answer('KEY-1', answer);
    clock.advance(DAY);
    expect(await checks.checkDue()).toBe(1);
    expect(await balanceOf('ada')).toBe(5000);
  });

  it('waits an hour when the shop is out of reach', async () => {
    const { shop, activate, checks, clock } = await openSite();
    await activate('ada', shop.sell('KEY-1'));
    shop.answer('KEY-1', 'unreachable');
    clock.advance(DAY);
    await checks.checkDue();
    clock.advance(HOUR - 1);
    expect(await checks.checkDue()).toBe(0);
    clock.advance(1);
    expect(await checks.checkDue()).toBe(1);
  });

  it('happens right after an activation that the shop’s word overtook', async () => {
    const { shop, activate, checks, hint, clock, balanceOf } = await openSite();
    const key = shop.sell('KEY-1');
    await hint('KEY-1');
    clock.advance(30_000);
    await activate('ada', key);
    shop.answer(key, 'withdrawn');
    expect(await checks.checkDue()).toBe(1);
    expect(await balanceOf('ada')).toBe(0);
  });

  it('is not hurried by words from before the key was asked for', async () => {
    const { shop, activate, checks, hint, clock, database } = await openSite();
    const key = shop.sell('KEY-1');
    await hint('KEY-1');
    clock.advance(2 * HOUR);
    await activate('ada', key);
    expect(await checks.checkDue()).toBe(0);
    clock.advance(2 * DAY);
    await checks.checkDue();
    expect(await database.reader.selectFrom('shop_notice').selectAll().execute()).toEqual([]);
  });

  it('ends between two licenses when the server stops', async () => {
    const { shop, activate, checks, clock } = await openSite();
    for (let number = 0; number < 3; number++) await activate('ada', shop.sell(`KEY-${number}`));
    clock.advance(DAY);
    checks.job.start();
    await checks.job.stop();
    await checks.checkDue();
    expect(shop.asked).toEqual([]);
    checks.job.start();
    clock.advance(HOUR);
    await checks.checkDue();
    await checks.job.stop();
    expect(shop.asked).toHaveLength(3);
  });

  it('is done by one of two servers', async () => {
    const { database, openAgain } = await open();
    const clock = createTestClock();
    const shop = createMemoryShop();
    const one = createShopSite(database, clock, shop);
    const other = createShopSite(await openAgain(), clock, shop);
    for (let number = 0; number < 5; number++) await one.activate('ada', shop.sell(`KEY-${number}`));
    clock.advance(DAY);
    const done = await Promise.all([one.checks.checkDue(), other.checks.checkDue()]);
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(5);
    expect(shop.asked).toHaveLength(5);
  });
});
