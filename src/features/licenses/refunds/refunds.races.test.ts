import { afterEach, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../../../tests/support/databases/postgres-and-sqlite.ts';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import type { Database } from '../../../platform/db/database.types.ts';
import { STANDARD_BALANCE } from '../../credits/credits.rules.ts';
import { findLedgerFaults } from '../../credits/ledger-invariants.store.ts';
import { createMemoryShop, createShopSite } from '../shops/test-shop.ts';

const ROUNDS = 12;

describeOnEveryDatabase('refunds at the same moment', (open) => {
  let opened: Database;
  afterEach(async () => {
    expect(await findLedgerFaults(opened)).toEqual([]);
  });

  /** Two servers on one database. */
  async function openServers() {
    const { database, openAgain } = await open();
    opened = database;
    const clock = createTestClock();
    const shop = createMemoryShop();
    const one = createShopSite(database, clock, shop);
    const other = createShopSite(await openAgain(), clock, shop);
    const run = (accountId: string, runId: string, price: number) =>
      one.credits.openRun({
        accountId,
        runId,
        tool: 'green',
        tiles: 1,
        quote: { balance: STANDARD_BALANCE, price, isFreePlan: false },
        now: clock.now(),
      });
    return { one, other, shop, run, clock };
  }

  it('as the activation leave nothing, whichever comes first', async () => {
    const { one, other, shop } = await openServers();
    for (let round = 0; round < ROUNDS; round++) {
      const key = shop.sell(`KEY-${round}`);
      const account = `account-${round}`;
      const steps = [() => one.activate(account, key), () => other.refund(key)];
      if (round % 2) steps.reverse();
      await Promise.allSettled(steps.map((step) => step()));
      expect(await one.balanceOf(account)).toBe(0);
      expect(await one.licenses.list(account)).toEqual([]);
    }
  });

  it('as the activations of two keys of one order leave nothing', async () => {
    const { one, other, shop } = await openServers();
    for (let round = 0; round < ROUNDS; round++) {
      const order = `order-${round}`;
      const first = shop.sell(`${order}-1`, 'BOOSTER', order);
      const second = shop.sell(`${order}-2`, 'PREMIUM', order);
      await Promise.allSettled([
        one.activate('ada', first),
        other.refund(order),
        other.activate('ben', second),
        one.refund(order),
      ]);
      expect([await one.balanceOf('ada'), await one.balanceOf('ben')]).toEqual([0, 0]);
    }
  });

  it('as activation and spending leave what is held, and no more', async () => {
    const { one, other, shop, run } = await openServers();
    for (let round = 0; round < ROUNDS; round++) {
      const key = shop.sell(`KEY-${round}`);
      const account = `account-${round}`;
      const runs = [0, 1, 2, 3].map(async (number) => {
        await run(account, `run-${round}-${number}`, 1000);
        return 1000;
      });
      const [, , ...spent] = await Promise.allSettled([
        one.activate(account, key),
        other.refund(key),
        ...runs,
      ]);
      const held = spent.filter(({ status }) => status === 'fulfilled').length * 1000;
      expect(await one.credits.readBalance(account, STANDARD_BALANCE)).toEqual({ balance: held, held });
      expect(await one.licenses.list(account)).toEqual([]);
    }
  });

  it('reported four times, by messages and by asking, take credits and days once', async () => {
    const { one, other, shop, clock } = await openServers();
    await one.activate('ada', shop.sell('PACK'));
    await one.activate('ada', shop.sell('DAYS', 'UNLIMITED'));
    await one.activate('ada', shop.sell('KEPT', 'PREMIUM'));
    for (const key of ['PACK', 'DAYS']) shop.answer(key, 'withdrawn');
    clock.advance(86_400_000);
    await Promise.all([
      one.refund('PACK'),
      other.refund('PACK'),
      one.refund('DAYS'),
      other.checks.checkDue(),
      one.checks.checkDue(),
    ]);
    expect(await one.balanceOf('ada')).toBe(15_000);
    expect((await one.licenses.list('ada')).map(({ key }) => key)).toEqual(['KEPT']);
    expect([...one.takenBack, ...other.takenBack]).toHaveLength(2);
    expect([...one.failures, ...other.failures]).toEqual([]);
  });
});
