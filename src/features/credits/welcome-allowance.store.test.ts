import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { STANDARD_BALANCE } from './credits.rules.ts';
import { createTestLedger, NOON } from './test-ledger.ts';

const DAY = 86_400_000;

describeOnEveryDatabase('welcome credits', (open) => {
  const start = async () => {
    const { database } = await open();
    const { credits } = createTestLedger(database);
    const welcome = (accountId: string, now = NOON, perVisitor = 2) =>
      credits.welcome({ accountId, amount: 500, visitor: 'mark', perVisitor, now });
    return { database, credits, welcome };
  };

  test('O-13: come once for each account, and count once', async () => {
    const { credits, welcome } = await start();
    expect(await welcome('ann')).toBe(true);
    expect(await welcome('ann')).toBe(true);
    expect(await welcome('ann', NOON + DAY)).toBe(true);
    expect(await credits.readBalance('ann', STANDARD_BALANCE)).toEqual({ balance: 500, held: 0 });
    expect(await welcome('bob')).toBe(true);
  });

  test('stop at the limit of a visitor and go on the next UTC day', async () => {
    const { credits, welcome } = await start();
    await welcome('ann');
    await welcome('bob');
    expect(await welcome('carl')).toBe(false);
    expect(await credits.readBalance('carl', STANDARD_BALANCE)).toEqual({ balance: 0, held: 0 });
    expect(await welcome('ann')).toBe(true);
    expect(await welcome('carl', NOON + DAY)).toBe(true);
    expect(await credits.readBalance('carl', STANDARD_BALANCE)).toEqual({ balance: 500, held: 0 });
  });

  test('are not given at all when the limit is 0', async () => {
    const { welcome } = await start();
    expect(await welcome('ann', NOON, 0)).toBe(false);
  });

  test('marks of earlier days are forgotten', async () => {
    const { database, credits, welcome } = await start();
    await welcome('ann');
    await welcome('bob', NOON + DAY);
    await credits.forgetWelcomesBefore('2026-11-22');
    const rows = await database.reader.selectFrom('welcome_allowance').select('utc_date').execute();
    expect(rows).toEqual([{ utc_date: '2026-11-22' }]);
  });
});
