import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../../../tests/support/databases/postgres-and-sqlite.ts';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import type { Database } from '../../../platform/db/database.types.ts';
import { STANDARD_BALANCE } from '../../credits/credits.rules.ts';
import { findLedgerFaults } from '../../credits/ledger-invariants.store.ts';
import { createTestLicenses, DAY } from '../test-licenses.ts';

const ROUNDS = 8;
const nothing = async () => {};

describeOnEveryDatabase('licenses that change accounts', (open) => {
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
    /** Spends, or at least sets aside. */
    const hold = (accountId: string, price: number, server = one) =>
      server.credits.openRun({
        accountId,
        runId: randomUUID(),
        tool: 'green',
        tiles: 1,
        quote: { balance: STANDARD_BALANCE, price, isFreePlan: false },
        now: clock.now(),
      });
    const activate = async (accountId: string, plan: 'BOOSTER' | 'UNLIMITED' = 'BOOSTER') => {
      const key = await one.buy(plan);
      const license = await one.activate(accountId, key);
      return { key, license, proof: key };
    };
    const totalOf = async (...accounts: string[]) =>
      (await Promise.all(accounts.map(one.balanceOf))).reduce((sum, balance) => sum + balance, 0);
    return { one, other, hold, clock, activate, totalOf };
  }

  it('bring along what is neither spent nor held, and leave a line with both accounts', async () => {
    const { one, hold, activate, totalOf } = await openServers();
    const { license, proof } = await activate('ada');
    await hold('ada', 1200);
    const order = { licenseId: license.id, from: 'ada', to: 'ben', proof };
    const moved = await one.licenses.move(order, nothing);
    expect(moved).toMatchObject({ creditsMoved: 3800, license: { accountId: 'ben', creditsAdded: 3800 } });
    expect([await one.balanceOf('ada'), await one.balanceOf('ben')]).toEqual([1200, 3800]);
    expect(await totalOf('ada', 'ben')).toBe(5000);
    expect(await one.licenses.list('ada')).toEqual([]);
    expect(await one.licenses.history('ada')).toMatchObject([
      { accountId: 'ada', creditsAdded: 5000, movedAway: { credits: 3800 } },
    ]);
    expect(await one.licenses.history('ben')).toMatchObject([{ creditsAdded: 3800, revokedAt: null }]);
    await expect(one.licenses.move(order, nothing)).rejects.toMatchObject({ code: 'license.moved' });
  });

  it('take nothing of the new account when they are refunded after, but what came along', async () => {
    const { one, activate } = await openServers();
    const { license, key, proof } = await activate('ada');
    await activate('ben');
    await one.licenses.move({ licenseId: license.id, from: 'ada', to: 'ben', proof }, nothing);
    expect(await one.licenses.revoke('sandbox', key)).toMatchObject({ accountId: 'ben', creditsTaken: 5000 });
    expect(await one.balanceOf('ben')).toBe(5000);
  });

  it('give nobody a credit more, however many move one at once, to different accounts', async () => {
    const { one, other, activate, totalOf } = await openServers();
    const { license, proof } = await activate('ada');
    const targets = Array.from({ length: 8 }, (_, number) => `friend-${number}`);
    const results = await Promise.allSettled(
      targets.map((to, number) =>
        (number % 2 ? other : one).licenses.move({ licenseId: license.id, from: 'ada', to, proof }, nothing),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'license.moved' });
    expect(await totalOf('ada', ...targets)).toBe(5000);
    expect(await one.balanceOf('ada')).toBe(0);
  });

  it('both ways between two accounts at once do not wait for each other forever', async () => {
    const { one, other, activate, totalOf } = await openServers();
    for (let round = 0; round < ROUNDS; round++) {
      const [ada, ben] = [`ada-${round}`, `ben-${round}`];
      const [there, back] = [await activate(ada), await activate(ben)];
      await Promise.all([
        one.licenses.move({ licenseId: there.license.id, from: ada, to: ben, proof: there.proof }, nothing),
        other.licenses.move({ licenseId: back.license.id, from: ben, to: ada, proof: back.proof }, nothing),
      ]);
      expect(await totalOf(ada, ben)).toBe(10_000);
    }
  });

  it('and are refunded, spent and closed at the same moment leave every credit accounted for', async () => {
    const { one, other, hold, activate } = await openServers();
    for (let round = 0; round < ROUNDS; round++) {
      // Either order of the two names, so that either lock may come first.
      const [from, to] = round % 2 ? [`zoe-${round}`, `abe-${round}`] : [`abe-${round}`, `zoe-${round}`];
      const { license, key, proof } = await activate(from);
      const closeTarget = () =>
        opened.transaction((transaction) => other.credits.closeAccount(transaction, to, 1));
      const steps = [
        () => one.licenses.move({ licenseId: license.id, from, to, proof }, nothing),
        () => other.licenses.revoke('sandbox', key),
        () => hold(from, 1000),
        () => hold(from, 1000, other),
        ...(round % 4 === 3 ? [closeTarget] : []),
      ];
      if (round % 3 === 1) steps.reverse();
      const results = await Promise.allSettled(steps.map((step) => step()));
      for (const result of results) {
        if (result.status === 'fulfilled') continue;
        expect(result.reason.code).toMatch(
          /^(license\.revoked|license\.moved|credits\.insufficient|account\.closed)$/,
        );
      }
      const left = await one.credits.readBalance(from, STANDARD_BALANCE);
      expect(left.balance).toBe(left.held);
      expect(await one.balanceOf(to)).toBe(0);
    }
  });

  it('bring along the rest of their days, from tomorrow on, and the periods behind them move up', async () => {
    const { one, activate, clock } = await openServers();
    const { license, proof } = await activate('ada', 'UNLIMITED');
    await activate('ada', 'UNLIMITED');
    const begun = clock.now();
    clock.advance(10 * DAY);
    const midnight = Math.ceil(clock.now() / DAY) * DAY;
    const { timeMoved } = await one.licenses.move(
      { licenseId: license.id, from: 'ada', to: 'ben', proof },
      nothing,
    );
    expect(timeMoved).toBe(begun + 30 * DAY - midnight);
    expect((await one.licenses.list('ben')).map(({ expiresAt }) => expiresAt)).toEqual([
      midnight + timeMoved,
    ]);
    // What was to begin in twenty days begins now.
    expect((await one.licenses.list('ada')).map(({ expiresAt }) => expiresAt)).toEqual([
      clock.now() + 30 * DAY,
    ]);
  });

  it('ask for the key in full, and for accounts that are there', async () => {
    const { one, activate } = await openServers();
    const { license, proof } = await activate('ada');
    const order = { licenseId: license.id, from: 'ada', to: 'ben', proof };
    for (const wrong of [proof.slice(0, -1), '', '4711'])
      await expect(one.licenses.move({ ...order, proof: wrong }, nothing)).rejects.toMatchObject({
        code: 'license.wrong_proof',
      });
    await expect(one.licenses.move({ ...order, to: 'ada' }, nothing)).rejects.toMatchObject({
      code: 'license.same_account',
    });
    await expect(one.licenses.move({ ...order, licenseId: 'none' }, nothing)).rejects.toMatchObject({
      code: 'license.unknown',
    });
    await opened.transaction((transaction) => one.credits.closeAccount(transaction, 'ben', 1));
    await expect(one.licenses.move(order, nothing)).rejects.toMatchObject({ code: 'account.closed' });
    const failing = async () => {
      throw new Error('the audit is full');
    };
    await expect(one.licenses.move({ ...order, to: 'cleo' }, failing)).rejects.toThrow('the audit is full');
    expect(await one.balanceOf('ada')).toBe(5000);
    await one.licenses.move(
      { ...order, to: 'cleo', proof: ` ${proof.toLowerCase().replaceAll('-', ' ')}` },
      nothing,
    );
  });
});
