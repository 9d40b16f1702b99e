import { afterEach, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { createTestClock } from '../../../tests/support/test-clock.ts';
import type { Database } from '../../platform/db/database.types.ts';
import { STANDARD_BALANCE } from '../credits/credits.rules.ts';
import { findLedgerFaults } from '../credits/ledger-invariants.store.ts';
import { createTestLicenses, DAY } from './test-licenses.ts';

const isDone = (result: PromiseSettledResult<unknown>) => result.status === 'fulfilled';

function refusalsOf(results: readonly PromiseSettledResult<unknown>[]): unknown[] {
  return results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
}

describeOnEveryDatabase('licenses under many at once', (open) => {
  let opened: Database;
  afterEach(async () => {
    expect(await findLedgerFaults(opened)).toEqual([]);
  });

  /** Two servers on one database. */
  async function openServers() {
    const { database, openAgain } = await open();
    const clock = createTestClock();
    const one = createTestLicenses(database, clock);
    const other = createTestLicenses(await openAgain(), clock);
    opened = database;
    /** Sets credits aside as a run of one image does. */
    const hold = (runId: string, price: number) =>
      one.credits.openRun({
        accountId: 'ada',
        runId,
        tool: 'green',
        tiles: 1,
        quote: { balance: STANDARD_BALANCE, price, isFreePlan: false },
        now: clock.now(),
      });
    return { one, other, servers: [one, other], hold, clock };
  }

  it('O-03: one account that uses a key eight times at once gets its credits once', async () => {
    const { one, servers } = await openServers();
    const key = await one.buy('BOOSTER');
    const uses = Array.from({ length: 8 }, (_, use) => servers[use % 2]?.activate('ada', key));
    const results = await Promise.allSettled(uses);
    expect(results.filter(isDone)).toHaveLength(1);
    for (const refusal of refusalsOf(results)) {
      expect(refusal).toMatchObject({ code: 'license.used', message: expect.stringContaining('You’ve') });
    }
    expect(await one.balanceOf('ada')).toBe(5000);
    expect(await one.licenses.list('ada')).toHaveLength(1);
  });

  it('O-03: of eight accounts that use one key at once, one gets it', async () => {
    const { one, servers } = await openServers();
    const key = await one.buy('PREMIUM');
    const accounts = Array.from({ length: 8 }, (_, number) => `account-${number}`);
    const results = await Promise.allSettled(
      accounts.map((account, number) => servers[number % 2]?.activate(account, key)),
    );
    expect(results.filter(isDone)).toHaveLength(1);
    for (const refusal of refusalsOf(results)) expect(refusal).toMatchObject({ code: 'license.used' });
    const balances = await Promise.all(accounts.map((account) => one.balanceOf(account)));
    expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(15_000);
  });

  it('O-14: different licenses activated at once all count', async () => {
    const { one, servers } = await openServers();
    const keys = await Promise.all(Array.from({ length: 8 }, () => one.buy('BOOSTER')));
    await Promise.all(keys.map((key, number) => servers[number % 2]?.activate('ada', key)));
    expect(await one.balanceOf('ada')).toBe(40_000);
    expect(await one.licenses.list('ada')).toHaveLength(8);
  });

  it('O-14: two Unlimited licenses activated at once last 60 days', async () => {
    const { one, other, clock } = await openServers();
    const [first = '', second = ''] = await Promise.all([one.buy('UNLIMITED'), one.buy('UNLIMITED')]);
    await Promise.all([one.activate('ada', first), other.activate('ada', second)]);
    const expiries = (await one.licenses.list('ada')).map(({ expiresAt }) => expiresAt ?? 0);
    expect(expiries.sort((a, b) => a - b)).toEqual([clock.now() + 30 * DAY, clock.now() + 60 * DAY]);
  });

  it('activations and runs at once all count', async () => {
    const { one, servers, hold } = await openServers();
    await one.activate('ada', await one.buy('BOOSTER'));
    const keys = await Promise.all(Array.from({ length: 4 }, () => one.buy('BOOSTER')));
    await Promise.all([
      ...keys.map((key, number) => servers[number % 2]?.activate('ada', key)),
      ...Array.from({ length: 8 }, (_, number) => hold(`run-${number}`, 100)),
    ]);
    expect(await one.credits.readBalance('ada', STANDARD_BALANCE)).toEqual({
      balance: 5 * 5000,
      held: 8 * 100,
    });
  });

  it('a refund and runs at once never take more than there is', async () => {
    const { one, other, hold } = await openServers();
    const key = await one.buy('BOOSTER');
    await one.activate('ada', key);
    const [refund, ...runs] = await Promise.allSettled([
      other.licenses.revoke('sandbox', key),
      ...Array.from({ length: 8 }, (_, number) => hold(`run-${number}`, 1000)),
    ]);
    const held = runs.filter(isDone).length * 1000;
    expect(refund).toMatchObject({ value: { outcome: 'revoked', creditsTaken: 5000 - held } });
    expect(await one.credits.readBalance('ada', STANDARD_BALANCE)).toEqual({ balance: held, held });
  });

  it('a purchase refunded four times at once takes its credits and days once', async () => {
    const { one, servers, clock } = await openServers();
    const pack = await one.buy('BOOSTER');
    const period = await one.buy('UNLIMITED');
    await one.activate('ada', pack);
    await one.activate('ada', period);
    for (let more = 0; more < 3; more++) await one.activate('ada', await one.buy('UNLIMITED'));
    for (const key of [pack, period]) {
      const revocations = await Promise.all(
        Array.from({ length: 4 }, (_, number) => servers[number % 2]?.licenses.revoke('sandbox', key)),
      );
      expect(revocations.filter((revocation) => revocation?.outcome === 'revoked')).toHaveLength(1);
    }
    expect(await one.balanceOf('ada')).toBe(0);
    const expiries = (await one.licenses.list('ada')).map(({ expiresAt }) => expiresAt ?? 0);
    expect(Math.max(...expiries)).toBe(clock.now() + 90 * DAY);
  });
});
