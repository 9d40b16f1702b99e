import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../../tests/support/databases/postgres-and-sqlite.ts';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import type { Database } from '../../../platform/db/database.types.ts';
import { STANDARD_BALANCE } from '../../credits/credits.rules.ts';
import { createCredits } from '../../credits/credits.usecases.ts';
import { findLedgerFaults } from '../../credits/ledger-invariants.store.ts';
import { createChangeCredits } from './change-credits.usecases.ts';

const OWNER = { id: 'ada', role: 'owner', requestId: 'request' } as const;
const SUPPORT = { ...OWNER, id: 'sue', role: 'support' } as const;
const CONNECTIONS = 16;

describeOnEveryDatabase('credits by hand', (open) => {
  async function setUp() {
    const { database, openAgain } = await open();
    const clock = createTestClock();
    const onDatabase = (place: Database) => {
      const credits = createCredits({ database: place, newId: randomUUID });
      const change = createChangeCredits({ database: place, credits, supportCredits: 500, clock });
      return { credits, change };
    };
    const own = onDatabase(database);
    const places = await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => onDatabase(await openAgain())),
    );
    const order = (amount: number, key: string = randomUUID()) => ({ amount, reason: 'a test', key });
    return {
      database,
      clock,
      order,
      ...own,
      /** Does it on each connection at once. */
      everywhere: <Result>(work: (place: typeof own, index: number) => Promise<Result>) =>
        Promise.allSettled(places.map(work)),
      balance: () => own.credits.readBalance('bob', STANDARD_BALANCE),
      countAudit: async () => (await database.reader.selectFrom('audit_entry').select('id').execute()).length,
      async [Symbol.asyncDispose]() {
        expect(await findLedgerFaults(database)).toEqual([]);
      },
    };
  }

  test('that are sent with one key by 16 connections count once, and are told once', async () => {
    await using site = await setUp();
    const same = site.order(100);
    const answers = await site.everywhere(({ change }) => change(OWNER, 'bob', same));
    const values = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : answer.reason));
    expect(values.filter(({ isRepeated }) => isRepeated === false)).toHaveLength(1);
    expect(values.every(({ balance }) => balance === 100)).toBe(true);
    expect(await site.balance()).toEqual({ balance: 100, held: 0 });
    expect(await site.countAudit()).toBe(1);
  });

  test('are not taken from under a hold that opens at the same moment', async () => {
    await using site = await setUp();
    await site.change(OWNER, 'bob', site.order(600));
    await site.everywhere<unknown>(({ change, credits }, index) =>
      index % 2 === 0
        ? change(OWNER, 'bob', site.order(-100))
        : credits.openRun({
            accountId: 'bob',
            runId: randomUUID(),
            tool: 'green',
            tiles: 2,
            quote: { balance: STANDARD_BALANCE, price: 50, isFreePlan: false },
            now: site.clock.now(),
          }),
    );
    const { balance, held } = await site.balance();
    // Each of them wants 100, and there are 600: six find theirs.
    expect(balance - held).toBe(0);
    expect(held).toBeGreaterThanOrEqual(0);
    expect(await site.countAudit()).toBe(1 + (600 - balance) / 100);
  });

  test('of support stop at the day’s bound, however many are sent at once', async () => {
    await using site = await setUp();
    const answers = await site.everywhere(({ change }) => change(SUPPORT, 'bob', site.order(100)));
    const refused = answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason.code);
    expect(refused).toEqual(Array.from({ length: CONNECTIONS - 5 }, () => 'owner.support_bound'));
    expect(await site.balance()).toEqual({ balance: 500, held: 0 });
    site.clock.advance(86_400_000);
    await site.change(SUPPORT, 'bob', site.order(-500));
    await expect(site.change(SUPPORT, 'bob', site.order(1))).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining('0 more credits today'),
    });
    expect(await site.balance()).toEqual({ balance: 0, held: 0 });
  });

  test('are refused for a key that was used for something else', async () => {
    await using site = await setUp();
    const { key, ...order } = site.order(100);
    await site.change(OWNER, 'bob', { ...order, key });
    for (const [account, amount] of [
      ['bob', 200],
      ['bob', -100],
      ['carl', 100],
    ] as const) {
      await expect(site.change(OWNER, account, { ...order, amount, key })).rejects.toMatchObject({
        code: 'owner.key_used',
      });
    }
    expect(await site.balance()).toEqual({ balance: 100, held: 0 });
  });

  test('leave no line in the audit when they are refused, and say how many are free', async () => {
    await using site = await setUp();
    await site.change(OWNER, 'bob', site.order(100));
    await expect(site.change(OWNER, 'bob', site.order(-101))).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('It has 100 credits to take'),
    });
    expect(await site.countAudit()).toBe(1);
  });

  test('are missed by the rules of the ledger where the audit does not tell of them', async () => {
    const site = await setUp();
    await site.change(OWNER, 'bob', site.order(100));
    site.clock.advance(1000);
    await site.change(OWNER, 'bob', site.order(-40));
    await site.database.writer.deleteFrom('audit_entry').where('action', '=', 'credits.take').execute();
    const faults = await findLedgerFaults(site.database);
    expect(faults.map(({ rule }) => rule)).toEqual([expect.stringContaining('the audit tells of it')]);
  });
});
