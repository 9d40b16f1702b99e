import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import type { DatabaseTransaction } from '../../platform/db/database.types.ts';
import type { Hold, HoldState } from './credits.types.ts';
import { greenRun, NOON, type TestLedger } from './test-ledger.ts';
import { openLedgerPair, ROUNDS, RUN_IDS } from './test-ledger-pair.ts';

const LEASE_END = NOON + 30_000;

describeOnEveryDatabase('holds under many hands', (open) => {
  test('a hold that is delivered, swept and released at once ends in one way', async () => {
    const { ledgers, balance, openOne, expectNoFaults } = await openLedgerPair(open, 50 * ROUNDS);
    const [one, other] = ledgers;
    let delivered = 0;
    for (const runId of RUN_IDS) {
      const hold = await openOne(runId);
      const [delivery, swept, release] = await Promise.all([
        one.deliver(hold, LEASE_END),
        other.credits.sweepLeases(LEASE_END),
        other.credits.releaseOpen(hold.id, LEASE_END),
      ]);
      expect(Number(delivery.done) + swept + Number(release.done)).toBe(1);
      delivered += Number(delivery.done);
    }
    expect(await balance()).toEqual({ balance: 50 * ROUNDS, held: 50 * delivered });
    await expectNoFaults();
  });

  test('a lease is renewed or its hold is swept, never both', async () => {
    const { ledgers, ledger, openOne, expectNoFaults } = await openLedgerPair(open, 50 * ROUNDS);
    for (const runId of RUN_IDS) {
      const hold = await openOne(runId);
      const [renewed, swept] = await Promise.all([
        ledgers[0].credits.renewLease(hold.id, LEASE_END + 10_000),
        ledgers[1].credits.sweepLeases(LEASE_END),
      ]);
      expect(Number(renewed) + swept).toBe(1);
      if (renewed) await ledger.credits.releaseOpen(hold.id, NOON);
    }
    await expectNoFaults();
  });

  test('an image that is saved by two tabs, put away by a sweep and stopped at once is paid for or given back', async () => {
    const { times, ledger, balance, openOne, expectNoFaults } = await openLedgerPair(open, 50 * ROUNDS);
    let paid = 0;
    for (const runId of RUN_IDS) {
      const hold = await openOne(runId);
      await ledger.deliver(hold);
      const steps = await times(6, (either, index) => (index < 3 ? either.save(hold) : either.refuse(hold)));
      expect(steps.filter((step) => typeof step !== 'string' && step.done)).toHaveLength(1);
      const ends = new Set(
        steps.map((step): HoldState | string => (typeof step === 'string' ? step : step.hold.state)),
      );
      expect(ends.size).toBe(1);
      if (ends.has('captured')) paid += 1;
    }
    expect(await balance()).toEqual({ balance: 50 * (ROUNDS - paid), held: 0 });
    await expectNoFaults();
  });

  test('transactions over the same holds in opposite orders never wait for each other', async () => {
    const { ledgers, ledger, expectNoFaults } = await openLedgerPair(open, 200 * ROUNDS);
    let begun = 0;
    const settle = (either: TestLedger, holds: readonly Hold[]) =>
      either.database.transaction(async (transaction: DatabaseTransaction) => {
        begun += 1;
        for (const hold of holds) await either.credits.releaseDelivered(transaction, hold.id, NOON);
      });
    for (const runId of RUN_IDS) {
      const holds = await ledger.credits.openRun(greenRun({ runId, tiles: 4 }));
      for (const hold of holds) await ledger.deliver(hold);
      await Promise.all([settle(ledgers[0], holds), settle(ledgers[1], holds.toReversed())]);
    }
    // Postgres ends a deadlock by having one of the two begin again.
    expect(begun).toBe(2 * ROUNDS);
    await expectNoFaults();
  });
});
