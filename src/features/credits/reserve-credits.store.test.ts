import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { STANDARD_BALANCE } from './credits.rules.ts';
import { findLedgerFaults } from './ledger-invariants.store.ts';
import { createTestLedger, greenRun, NOON } from './test-ledger.ts';

const TODAY = { kind: 'daily', utcDate: '2026-11-21' } as const;
const yellowRun = (runId = 'run-1') =>
  greenRun({ runId, tool: 'yellow', tiles: 4, quote: { balance: TODAY, price: 50, isFreePlan: false } });

describeOnEveryDatabase('opening a run', (open) => {
  const start = async (amount: number) => {
    const { database } = await open();
    const ledger = createTestLedger(database);
    await ledger.grant({ accountId: 'ann', amount });
    return ledger;
  };

  test('sets the price of every image aside and spends nothing', async () => {
    const { credits } = await start(500);
    const holds = await credits.openRun(greenRun());
    expect(holds).toMatchObject([
      { accountId: 'ann', runId: 'run-1', tile: 0, tool: 'green', price: 50, state: 'open' },
      { accountId: 'ann', runId: 'run-1', tile: 1, tool: 'green', price: 50, state: 'open' },
    ]);
    expect(holds[0]).toMatchObject({ balance: STANDARD_BALANCE, leaseUntil: NOON + 30_000, createdAt: NOON });
    expect(await credits.findRun('ann', 'run-1')).toEqual(holds);
    expect(await credits.readBalance('ann', STANDARD_BALANCE)).toEqual({ balance: 500, held: 100 });
  });

  test('answers a repeated request with the same holds, at whatever price and state', async () => {
    const { credits, deliver } = await start(500);
    const [first, second] = await credits.openRun(greenRun());
    await deliver(first!);
    await credits.releaseOpen(second!.id, NOON);
    const again = await credits.openRun(
      greenRun({ quote: { balance: STANDARD_BALANCE, price: 20, isFreePlan: false } }),
    );
    expect(again).toMatchObject([
      { id: first!.id, state: 'delivered', price: 50 },
      { id: second!.id, state: 'released' },
    ]);
    expect(await credits.readBalance('ann', STANDARD_BALANCE)).toEqual({ balance: 500, held: 50 });
  });

  test('GREEN-28: exactly enough for the whole run is enough', async () => {
    const { credits } = await start(100);
    await credits.openRun(greenRun());
    expect(await credits.readBalance('ann', STANDARD_BALANCE)).toEqual({ balance: 100, held: 100 });
  });

  test('GREEN-27, GREEN-28: one credit too few holds nothing', async () => {
    const { credits } = await start(99);
    await expect(credits.openRun(greenRun())).rejects.toMatchObject({
      status: 402,
      code: 'credits.insufficient',
      message: 'You need 100 credits, but you only have 99. Please purchase a plan.',
    });
    expect(await credits.readBalance('ann', STANDARD_BALANCE)).toEqual({ balance: 99, held: 0 });
    expect(await credits.findRun('ann', 'run-1')).toEqual([]);
  });

  test('GREEN-27: what other runs hold cannot be spent again', async () => {
    const { credits } = await start(150);
    await credits.openRun(greenRun());
    await expect(credits.openRun(greenRun({ runId: 'run-2' }))).rejects.toMatchObject({
      message: 'You need 100 credits, but you only have 50. Please purchase a plan.',
    });
  });

  test('what nobody waits for any more is given back to a run that needs it, before the sweep', async () => {
    const { database, credits, begin } = await start(200);
    const [asked] = await credits.openRun(greenRun());
    await begin(asked!);
    await credits.expireRun('ann', 'run-1', NOON + 1);
    // What costs nothing else needs is left to whoever still asks for it.
    await credits.openRun(greenRun({ runId: 'run-2', now: NOON + 1 }));
    expect(await credits.readBalance('ann', STANDARD_BALANCE)).toEqual({ balance: 200, held: 200 });
    await expect(credits.openRun(greenRun({ runId: 'run-3', now: NOON + 2 }))).rejects.toMatchObject({
      message: 'You need 100 credits, but you only have 50. Please purchase a plan.',
    });
    await credits.openRun(greenRun({ runId: 'run-4', tiles: 1, now: NOON + 2 }));
    expect(await credits.findRun('ann', 'run-1')).toMatchObject([{ state: 'open' }, { state: 'released' }]);
    expect(await credits.readBalance('ann', STANDARD_BALANCE)).toEqual({ balance: 200, held: 200 });
    expect(await findLedgerFaults(database)).toEqual([]);
  });

  test('YEL-18, YEL-25: the yellow tool spends the daily balance alone', async () => {
    const { credits, grant } = await start(30_000);
    await expect(credits.openRun(yellowRun())).rejects.toMatchObject({
      status: 402,
      message: 'You need 200 daily credits, but you only have 0. Your credits reset daily.',
    });
    await grant({ accountId: 'ann', amount: 350, balance: TODAY });
    expect(await credits.openRun(yellowRun())).toHaveLength(4);
    await expect(credits.openRun(yellowRun('run-2'))).rejects.toMatchObject({
      message: 'You need 200 daily credits, but you only have 150. Your credits reset daily.',
    });
    expect(await credits.readBalance('ann', STANDARD_BALANCE)).toEqual({ balance: 30_000, held: 0 });
  });

  test('a run stays with the tool that it began on', async () => {
    const { credits, grant } = await start(500);
    await grant({ accountId: 'ann', amount: 1000, balance: TODAY });
    await credits.openRun(greenRun());
    await expect(credits.openRun(yellowRun())).rejects.toMatchObject({ status: 409, code: 'run.other_tool' });
    expect(await credits.readBalance('ann', TODAY)).toEqual({ balance: 1000, held: 0 });
  });

  test('accounts cannot see each other, not even under the same run id', async () => {
    const { credits, grant } = await start(100);
    await grant({ accountId: 'bob', amount: 100 });
    const [annas] = await credits.openRun(greenRun());
    const [bobs] = await credits.openRun(greenRun({ accountId: 'bob' }));
    expect(bobs!.id).not.toBe(annas!.id);
    expect(await credits.findHold('bob', annas!.id)).toBeUndefined();
    expect(await credits.findHold('ann', annas!.id)).toEqual(annas);
    expect(await credits.findRun('carl', 'run-1')).toEqual([]);
  });

  test('a run that makes no sense is a mistake of the program', async () => {
    const { credits } = await start(500);
    await expect(credits.openRun(greenRun({ tiles: 0 }))).rejects.toThrow(RangeError);
    await expect(credits.openRun(greenRun({ tiles: 11 }))).rejects.toThrow(RangeError);
    const free = { balance: STANDARD_BALANCE, price: 0, isFreePlan: true };
    await expect(credits.openRun(greenRun({ quote: free }))).rejects.toThrow(RangeError);
  });
});
