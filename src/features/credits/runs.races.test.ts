import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { STANDARD_BALANCE } from './credits.rules.ts';
import type { CreditChange, Hold } from './credits.types.ts';
import { greenRun, NOON } from './test-ledger.ts';
import { count, openLedgerPair, ROUNDS, RUN_IDS } from './test-ledger-pair.ts';

describeOnEveryDatabase('runs under many hands', (open) => {
  test('64 parallel runs on one balance over two processes spend what is there, to the credit', async () => {
    const { times, balance, expectNoFaults } = await openLedgerPair(open, 40 * 50);
    const outcomes = await times(64, async ({ credits }, index) => {
      await credits.openRun(greenRun({ runId: `run-${index}`, tiles: 1 }));
      return 'held';
    });
    expect(count(outcomes, 'held')).toBe(40);
    expect(count(outcomes, 'credits.insufficient')).toBe(24);
    expect(await balance()).toEqual({ balance: 2000, held: 2000 });
    await expectNoFaults();
  });

  test('64 parallel charges and runs never take what the other has', async () => {
    const { times, balance: readBalance, expectNoFaults } = await openLedgerPair(open, 40 * 50);
    const outcomes = await times(64, async ({ credits, chargeImage }, index) => {
      if (index % 4 < 2) await credits.openRun(greenRun({ runId: `run-${index}`, tiles: 1 }));
      else await chargeImage(imageCharge(`save:${index}`));
      return 'paid';
    });
    expect(count(outcomes, 'paid')).toBe(40);
    const { balance, held } = await readBalance();
    expect(balance - held).toBe(0);
    await expectNoFaults();
  });

  test('a run that is opened 16 times at once is opened once', async () => {
    const { times, balance, expectNoFaults } = await openLedgerPair(open, 100 * ROUNDS);
    for (const runId of RUN_IDS) {
      const opened = await times(16, ({ credits }) => credits.openRun(greenRun({ runId })));
      for (const holds of opened) expect(holds).toEqual(opened[0]);
    }
    expect(await balance()).toEqual({ balance: 100 * ROUNDS, held: 100 * ROUNDS });
    await expectNoFaults();
  });

  test('a run that is opened and stopped at once is opened and given back, or not opened', async () => {
    const { times, balance, expectNoFaults } = await openLedgerPair(open, 100 * ROUNDS);
    for (const runId of RUN_IDS) {
      await times(16, async ({ credits }, index) => {
        if (index % 4 < 2) return await credits.openRun(greenRun({ runId }));
        const holds = await credits.stopRun('ann', runId, NOON);
        for (const { id } of holds) await credits.releaseOpen(id, NOON);
        return holds;
      });
      const [again] = await times(1, ({ credits }) => credits.openRun(greenRun({ runId })));
      for (const hold of again as Hold[]) expect(hold.state).toBe('released');
    }
    expect(await balance()).toEqual({ balance: 100 * ROUNDS, held: 0 });
    await expectNoFaults();
  });

  test('of a run that both tools open at once, one tool has it', async () => {
    const { times, ledger, balance, expectNoFaults } = await openLedgerPair(open, 100 * ROUNDS);
    const today = { kind: 'daily', utcDate: '2026-11-21' } as const;
    await ledger.grant({ accountId: 'ann', amount: 1000, balance: today });
    for (const runId of RUN_IDS) {
      const outcomes = await times(8, async ({ credits }, index) => {
        const yellow = { tool: 'yellow', quote: { balance: today, price: 20, isFreePlan: false } } as const;
        const [hold] = await credits.openRun(greenRun({ runId, ...(index % 4 < 2 ? {} : yellow) }));
        return hold!.tool;
      });
      expect(count(outcomes, 'run.other_tool')).toBe(4);
    }
    const [daily, standard] = [await ledger.credits.readBalance('ann', today), await balance()];
    expect(standard.held / 100 + daily.held / 40).toBe(ROUNDS);
    await expectNoFaults();
  });

  test('a refund and runs at once share what is there', async () => {
    const { times, balance } = await openLedgerPair(open, 1000);
    let taken = 0;
    const outcomes = await times(24, async ({ credits, revoke }, index) => {
      if (index % 6 !== 0) return (await credits.openRun(greenRun({ runId: `run-${index}` })))[0]!.state;
      const change = { ...imageCharge(`refund:${index}`), reason: 'refund', amount: 300 } as const;
      const part = await revoke(change);
      taken += part;
      return 'refunded';
    });
    const held = count(outcomes, 'open') * 100;
    expect(await balance()).toEqual({ balance: 1000 - taken, held });
    expect(taken + held).toBe(1000);
  });

  test('midnight mints nothing: a run opened on both sides of it has one balance, and pays and returns there', async () => {
    const { times, ledger, expectNoFaults } = await openLedgerPair(open, 500);
    const [today, tomorrow] = ['2026-11-21', '2026-11-22'].map(
      (utcDate) => ({ kind: 'daily', utcDate }) as const,
    );
    for (const balance of [today!, tomorrow!])
      await ledger.grant({ accountId: 'ann', amount: 1000, balance });
    const afterMidnight = Date.UTC(2026, 10, 22);
    for (const runId of RUN_IDS) {
      const opened = await times(8, ({ credits }, index) => {
        const early = index % 4 < 2;
        const quote = { balance: (early ? today : tomorrow)!, price: 20, isFreePlan: false };
        const now = early ? afterMidnight - 1 : afterMidnight;
        return credits.openRun(greenRun({ runId, tool: 'yellow', tiles: 4, quote, now }));
      });
      for (const holds of opened) expect(holds).toEqual(opened[0]);
      const [kept, refused, stopped, swept] = opened[0] as Hold[];
      for (const hold of [kept!, refused!]) await ledger.deliver(hold, afterMidnight);
      await Promise.all([ledger.save(kept!, afterMidnight), ledger.refuse(refused!, afterMidnight)]);
      await ledger.credits.releaseOpen(stopped!.id, afterMidnight);
      expect(await ledger.credits.sweepLeases(swept!.leaseUntil)).toBe(1);
      await expectNoFaults();
    }
    const [first, second] = await Promise.all(
      [today!, tomorrow!].map((balance) => ledger.credits.readBalance('ann', balance)),
    );
    expect(first!.balance + second!.balance).toBe(2000 - 20 * ROUNDS);
    expect([first!.held, second!.held]).toEqual([0, 0]);
  });
});

function imageCharge(idempotencyKey: string): CreditChange {
  const accountId = 'ann';
  return { accountId, balance: STANDARD_BALANCE, amount: 50, reason: 'image', idempotencyKey, now: NOON };
}
