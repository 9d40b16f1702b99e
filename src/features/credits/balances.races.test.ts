import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { STANDARD_BALANCE } from './credits.rules.ts';
import { NOON } from './test-ledger.ts';
import { count, openLedgerPair, ROUNDS, RUN_IDS } from './test-ledger-pair.ts';

describeOnEveryDatabase('balances under many hands', (open) => {
  test('a purchase that is activated 16 times at once is credited once', async () => {
    const { times, balance } = await openLedgerPair(open, 500);
    for (const round of RUN_IDS) {
      const change = { accountId: 'ann', amount: 100, reason: 'license', idempotencyKey: round } as const;
      expect(count(await times(16, ({ grant }) => grant(change)), true)).toBe(1);
    }
    expect(await balance()).toEqual({ balance: 500 + 100 * ROUNDS, held: 0 });
  });

  test('a daily balance that is filled 16 times at once is filled once, before it exists', async () => {
    const { times, ledger, expectNoFaults } = await openLedgerPair(open, 500);
    for (let day = 10; day < 10 + ROUNDS; day++) {
      const balance = { kind: 'daily', utcDate: `2026-11-${day}` } as const;
      const filled = await times(16, ({ grant }) => grant({ accountId: 'ann', amount: 1000, balance }));
      expect(count(filled, true)).toBe(1);
      expect(await ledger.credits.readBalance('ann', balance)).toEqual({ balance: 1000, held: 0 });
    }
    await expectNoFaults();
  });

  test('credits that come from many sides at once leave an unbroken chain of balances', async () => {
    const { times, balance, ledger } = await openLedgerPair(open, 500);
    await times(32, ({ grant }, index) =>
      grant({ accountId: 'ann', amount: 10, idempotencyKey: `key-${index}` }),
    );
    expect(await balance()).toEqual({ balance: 820, held: 0 });
    const entries = await ledger.database.reader
      .selectFrom('credit_entry')
      .select('balance_after')
      .orderBy('balance_after')
      .execute();
    expect(entries.map((entry) => entry.balance_after)).toEqual(
      Array.from({ length: 33 }, (_, index) => 500 + 10 * index),
    );
  });

  test('O-13: 20 accounts that sign up from one address at once are welcomed up to the limit', async () => {
    const { times, ledger, expectNoFaults } = await openLedgerPair(open, 500);
    const welcomed = await times(40, ({ credits }, index) => {
      // Each account asks twice at once, as two tabs do.
      const accountId = `new-${index >> 1}`;
      return credits.giveSignUpBonus({ accountId, amount: 500, visitor: 'mark', perVisitor: 3, now: NOON });
    });
    expect(count(welcomed, true)).toBe(6);
    const balances = await Promise.all(
      Array.from({ length: 20 }, (_, index) => ledger.credits.readBalance(`new-${index}`, STANDARD_BALANCE)),
    );
    expect(balances.reduce((sum, { balance }) => sum + balance, 0)).toBe(1500);
    await expectNoFaults();
  });
});
