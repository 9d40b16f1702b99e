import { expect } from 'vitest';
import type { OpenTestDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { AppError } from '../../shared/app-error.ts';
import { STANDARD_BALANCE } from './credits.rules.ts';
import type { Hold } from './credits.types.ts';
import { findLedgerFaults } from './ledger-invariants.store.ts';
import { createTestLedger, greenRun, type TestLedger } from './test-ledger.ts';

/** How often a race is run on the same ledger: one round may happen to go well. */
export const ROUNDS = 8;
export const RUN_IDS = Array.from({ length: ROUNDS }, (_, round) => `run-${round}`);

/** The ledger of Ann, who has `amount` credits, as two processes have it. */
export async function openLedgerPair(open: OpenTestDatabase, amount: number) {
  const { database, openAgain } = await open();
  const ledgers: [TestLedger, TestLedger] = [createTestLedger(database), createTestLedger(await openAgain())];
  const [ledger] = ledgers;
  await ledger.grant({ accountId: 'ann', amount });
  return {
    ledgers,
    ledger,
    /** Does the work so many times at once, in turns on either process; see `outcomeOf`. */
    times: <Result>(number: number, work: (ledger: TestLedger, index: number) => Promise<Result>) =>
      Promise.all(Array.from({ length: number }, (_, index) => outcomeOf(work(ledgers[index % 2]!, index)))),
    balance: () => ledger.credits.readBalance('ann', STANDARD_BALANCE),
    openOne: async (runId: string): Promise<Hold> => {
      const [hold] = await ledger.credits.openRun(greenRun({ runId, tiles: 1 }));
      return hold!;
    },
    expectNoFaults: async () => expect(await findLedgerFaults(database)).toEqual([]),
  };
}

/** What came of it; an error that a visitor may see counts by its code. */
async function outcomeOf<Result>(work: Promise<Result>): Promise<Result | string> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

export function count<Value>(values: readonly Value[], wanted: Value): number {
  return values.filter((value) => value === wanted).length;
}
