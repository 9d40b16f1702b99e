import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { STANDARD_BALANCE } from './credits.rules.ts';
import { createTestLedger, NOON } from './test-ledger.ts';

const DAY = 86_400_000;

describeOnEveryDatabase('welcome credits', (open) => {
  const start = async () => {
    const { database } = await open();
    const { credits } = createTestLedger(database);
    const giveSignUpBonus = (accountId: string, now = NOON, perVisitor = 2) =>
      credits.giveSignUpBonus({ accountId, amount: 500, visitor: 'mark', perVisitor, now });
    return { database, credits, giveSignUpBonus };
  };

  test('O-13: come once for each account, and count once', async () => {
    const { credits, giveSignUpBonus } = await start();
    expect(await giveSignUpBonus('ann')).toBe(true);
    expect(await giveSignUpBonus('ann')).toBe(true);
    expect(await giveSignUpBonus('ann', NOON + DAY)).toBe(true);
    expect(await credits.readBalance('ann', STANDARD_BALANCE)).toEqual({ balance: 500, held: 0 });
    expect(await giveSignUpBonus('bob')).toBe(true);
  });

  test('stop at the limit of a visitor and go on the next UTC day', async () => {
    const { credits, giveSignUpBonus } = await start();
    await giveSignUpBonus('ann');
    await giveSignUpBonus('bob');
    expect(await giveSignUpBonus('carl')).toBe(false);
    expect(await credits.readBalance('carl', STANDARD_BALANCE)).toEqual({ balance: 0, held: 0 });
    expect(await giveSignUpBonus('ann')).toBe(true);
    expect(await giveSignUpBonus('carl', NOON + DAY)).toBe(true);
    expect(await credits.readBalance('carl', STANDARD_BALANCE)).toEqual({ balance: 500, held: 0 });
  });

  test('are not given at all when the limit is 0', async () => {
    const { giveSignUpBonus } = await start();
    expect(await giveSignUpBonus('ann', NOON, 0)).toBe(false);
  });

  test('marks of earlier days are forgotten', async () => {
    const { database, credits, giveSignUpBonus } = await start();
    await giveSignUpBonus('ann');
    await giveSignUpBonus('bob', NOON + DAY);
    await credits.forgetSignUpBonusesBefore('2026-11-22');
    const rows = await database.reader.selectFrom('welcome_allowance').select('utc_date').execute();
    expect(rows).toEqual([{ utc_date: '2026-11-22' }]);
  });
});
