import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { STANDARD_BALANCE } from './credits.rules.ts';
import type { CreditChange } from './credits.types.ts';
import { createTestLedger, greenRun, NOON } from './test-ledger.ts';

const image: CreditChange = {
  accountId: 'ann',
  balance: STANDARD_BALANCE,
  amount: 50,
  reason: 'image',
  idempotencyKey: 'save:1',
  now: NOON,
};
const refund: CreditChange = { ...image, reason: 'refund', idempotencyKey: 'refund:1' };

describeOnEveryDatabase('credits that come and go', (open) => {
  const start = async (amount: number) => {
    const { database } = await open();
    const ledger = createTestLedger(database);
    if (amount > 0) await ledger.grant({ accountId: 'ann', amount });
    return ledger;
  };

  test('a balance that was never opened is empty', async () => {
    const { credits } = await start(0);
    expect(await credits.readBalance('ann', STANDARD_BALANCE)).toEqual({ balance: 0, held: 0 });
  });

  test('a grant counts once per key, whoever uses it', async () => {
    const { credits, grant } = await start(0);
    expect(await grant({ accountId: 'ann', amount: 500, idempotencyKey: 'license:1' })).toBe(true);
    expect(await grant({ accountId: 'ann', amount: 500, idempotencyKey: 'license:1' })).toBe(false);
    expect(await grant({ accountId: 'bob', amount: 500, idempotencyKey: 'license:1' })).toBe(false);
    expect(await credits.readBalance('ann', STANDARD_BALANCE)).toEqual({ balance: 500, held: 0 });
    expect(await credits.readBalance('bob', STANDARD_BALANCE)).toEqual({ balance: 0, held: 0 });
  });

  test('BIZ-09: each UTC day has a daily balance of its own', async () => {
    const { credits, grant } = await start(0);
    const today = { kind: 'daily', utcDate: '2026-11-21' } as const;
    await grant({ accountId: 'ann', amount: 1000, balance: today });
    expect(await credits.readBalance('ann', today)).toEqual({ balance: 1000, held: 0 });
    expect(await credits.readBalance('ann', { kind: 'daily', utcDate: '2026-11-22' })).toEqual({
      balance: 0,
      held: 0,
    });
    expect(await credits.readBalance('ann', STANDARD_BALANCE)).toEqual({ balance: 0, held: 0 });
  });

  test('O-12: a charge is taken once per key, also when the balance is empty by then', async () => {
    const { credits, chargeImage } = await start(50);
    expect(await chargeImage(image)).toBe(true);
    expect(await chargeImage(image)).toBe(false);
    expect(await credits.readBalance('ann', STANDARD_BALANCE)).toEqual({ balance: 0, held: 0 });
  });

  test('O-12: a charge never touches what is held', async () => {
    const { credits, chargeImage } = await start(149);
    await credits.openRun(greenRun());
    await expect(chargeImage(image)).rejects.toMatchObject({
      status: 402,
      code: 'credits.insufficient',
      message: 'You need 50 credits, but you only have 49. Please purchase a plan.',
    });
    expect(await credits.readBalance('ann', STANDARD_BALANCE)).toEqual({ balance: 149, held: 100 });
  });

  test('a refund takes what is neither spent nor held, once', async () => {
    const { credits, revoke } = await start(300);
    await credits.openRun(greenRun());
    expect(await revoke({ ...refund, amount: 5000 })).toBe(200);
    expect(await revoke({ ...refund, amount: 5000 })).toBe(0);
    expect(await credits.readBalance('ann', STANDARD_BALANCE)).toEqual({ balance: 100, held: 100 });
    expect(await revoke({ ...refund, idempotencyKey: 'refund:2' })).toBe(0);
  });

  test('a refund takes no more than it is for', async () => {
    const { credits, revoke } = await start(300);
    expect(await revoke(refund)).toBe(50);
    expect(await credits.readBalance('ann', STANDARD_BALANCE)).toEqual({ balance: 250, held: 0 });
  });

  test('every entry says what the balance held after it', async () => {
    const { database, chargeImage, revoke } = await start(300);
    await chargeImage(image);
    await revoke(refund);
    const entries = await database.reader
      .selectFrom('credit_entry')
      .select(['amount', 'balance_after', 'reason'])
      .orderBy('balance_after', 'desc')
      .execute();
    expect(entries).toEqual([
      { amount: 300, balance_after: 300, reason: 'welcome' },
      { amount: -50, balance_after: 250, reason: 'image' },
      { amount: -50, balance_after: 200, reason: 'refund' },
    ]);
  });

  test('amounts that are no credits are refused, and a failed change leaves nothing', async () => {
    const { database, credits, grant, chargeImage } = await start(100);
    for (const amount of [0, -50, 1.5, Number.NaN])
      await expect(grant({ accountId: 'ann', amount })).rejects.toThrow(RangeError);
    await expect(chargeImage({ ...image, amount: -50 })).rejects.toThrow(RangeError);
    const failing = database.transaction(async (transaction) => {
      await credits.charge(transaction, image);
      throw new Error('the image could not be stored');
    });
    await expect(failing).rejects.toThrow('could not be stored');
    expect(await credits.readBalance('ann', STANDARD_BALANCE)).toEqual({ balance: 100, held: 0 });
    expect(await chargeImage(image)).toBe(true);
  });
});
