import { expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../../../tests/support/databases/postgres-and-sqlite.ts';
import type { Database } from '../../../platform/db/database.types.ts';
import { createGuestAllowanceStore } from './guest-allowance.store.ts';

const DATE = '2026-03-14';
const ann = { date: DATE, visitor: 'ann' };
const ben = { date: DATE, visitor: 'ben' };
const plenty = { perVisitor: 100, total: 100 };

async function readUsed(database: Database): Promise<Record<string, number>> {
  const rows = await database.reader.selectFrom('guest_allowance').selectAll().orderBy('visitor').execute();
  return Object.fromEntries(rows.map((row) => [`${row.utc_date} ${row.visitor}`, row.used]));
}

describeOnEveryDatabase('the guest allowance', (open) => {
  it('counts each visitor, and all together', async () => {
    const { database } = await open();
    const store = createGuestAllowanceStore(database);
    for (const day of [ann, ann, ben]) expect(await store.reserve(day, plenty)).toBe('reserved');
    expect(await readUsed(database)).toEqual({
      '2026-03-14 *': 3,
      '2026-03-14 ann': 2,
      '2026-03-14 ben': 1,
    });
  });

  it('stops at the limit of a visitor, and lets others go on', async () => {
    const { database } = await open();
    const store = createGuestAllowanceStore(database);
    const limits = { perVisitor: 1, total: 100 };
    expect(await store.reserve(ann, limits)).toBe('reserved');
    expect(await store.reserve(ann, limits)).toBe('visitor-limit');
    expect(await store.reserve(ben, limits)).toBe('reserved');
    expect(await store.reserve({ ...ann, date: '2026-03-15' }, limits)).toBe('reserved');
  });

  it('counts accounts in the total alone, and gives back there', async () => {
    const { database } = await open();
    const store = createGuestAllowanceStore(database);
    const take = (total: number) =>
      database.transaction((transaction) => store.takeFromTotal(transaction, DATE, total));
    expect(await take(2)).toBe(true);
    expect(await store.reserve(ann, { perVisitor: 100, total: 2 })).toBe('reserved');
    expect(await take(2)).toBe(false);
    await database.transaction((transaction) => store.giveBackToTotal(transaction, DATE));
    expect(await readUsed(database)).toEqual({ '2026-03-14 *': 1, '2026-03-14 ann': 1 });
    expect(await take(2)).toBe(true);
    expect(await take(0)).toBe(false);
  });

  it('counts what was drawn for nobody by address, and never gives it back to everybody', async () => {
    const { database } = await open();
    const store = createGuestAllowanceStore(database);
    for (let turn = 0; turn < 3; turn++) {
      await store.reserve(ann, plenty);
      await store.countGuestsLoss(ann, 2);
    }
    expect(await readUsed(database)).toEqual({
      '2026-03-14 *': 3,
      '2026-03-14 ann': 1,
      '2026-03-14 lost ann': 3,
    });
    await store.countAccountsLoss(ann, false);
    await store.countAccountsLoss(ann, true);
    expect(await store.readLosses(ann)).toBe(5);
    expect(await store.readLosses(ben)).toBe(0);
    expect(await store.countUsed(DATE)).toBe(4);
  });

  it('stops at the limit of all together, without counting that against the visitor', async () => {
    const { database } = await open();
    const store = createGuestAllowanceStore(database);
    const limits = { perVisitor: 100, total: 1 };
    expect(await store.reserve(ann, limits)).toBe('reserved');
    expect(await store.reserve(ben, limits)).toBe('total-limit');
    expect(await readUsed(database)).toEqual({
      '2026-03-14 *': 1,
      '2026-03-14 ann': 1,
      '2026-03-14 ben': 0,
    });
  });

  it('gives back, but never more than was taken', async () => {
    const { database } = await open();
    const store = createGuestAllowanceStore(database);
    await store.reserve(ann, plenty);
    await store.giveBack(ann);
    await store.giveBack(ann);
    expect(await readUsed(database)).toEqual({ '2026-03-14 *': 0, '2026-03-14 ann': 0 });
  });

  it('forgets old days', async () => {
    const { database } = await open();
    const store = createGuestAllowanceStore(database);
    await store.reserve({ ...ann, date: '2026-03-12' }, plenty);
    await store.reserve({ ...ann, date: '2026-03-13' }, plenty);
    await store.forgetBefore('2026-03-13');
    expect(Object.keys(await readUsed(database))).toEqual(['2026-03-13 *', '2026-03-13 ann']);
  });

  it('never goes over a limit when 64 requests on two servers race, and loses none', async () => {
    const { database, openAgain } = await open();
    const stores = [createGuestAllowanceStore(database), createGuestAllowanceStore(await openAgain())];
    const race = (visitor: string, limits: { perVisitor: number; total: number }) =>
      Promise.all(
        Array.from({ length: 64 }, (_, turn) => stores[turn % 2]?.reserve({ date: DATE, visitor }, limits)),
      );
    const byVisitor = await race('ann', { perVisitor: 10, total: 1000 });
    expect(byVisitor.filter((outcome) => outcome === 'reserved')).toHaveLength(10);
    const byTotal = await race('ben', { perVisitor: 1000, total: 25 });
    expect(byTotal.filter((outcome) => outcome === 'reserved')).toHaveLength(15);
    expect(await readUsed(database)).toEqual({
      '2026-03-14 *': 25,
      '2026-03-14 ann': 10,
      '2026-03-14 ben': 15,
    });
  });

  it('stays exact when taking and giving back race', async () => {
    const { database, openAgain } = await open();
    const stores = [createGuestAllowanceStore(database), createGuestAllowanceStore(await openAgain())];
    await Promise.all(
      Array.from({ length: 40 }, async (_, turn) => {
        const store = stores[turn % 2];
        await store?.reserve(ann, plenty);
        if (turn % 4 < 2) await store?.giveBack(ann);
      }),
    );
    expect(await readUsed(database)).toEqual({ '2026-03-14 *': 20, '2026-03-14 ann': 20 });
  });
});
