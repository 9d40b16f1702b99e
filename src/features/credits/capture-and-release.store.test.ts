import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { STANDARD_BALANCE } from './credits.rules.ts';
import { findLedgerFaults } from './ledger-invariants.store.ts';
import { createTestLedger, DRAWN, greenRun, NOON, REQUEST } from './test-ledger.ts';

const MINUTE = 60_000;

describeOnEveryDatabase('the way of a hold', (open) => {
  const start = async () => {
    const { database } = await open();
    const ledger = createTestLedger(database);
    await ledger.grant({ accountId: 'ann', amount: 500 });
    const [hold, other] = await ledger.credits.openRun(greenRun());
    const balance = () => ledger.credits.readBalance('ann', STANDARD_BALANCE);
    return { ...ledger, hold: hold!, other: other!, balance };
  };

  test('open -> delivered keeps the bytes and what was drawn, and the price set aside', async () => {
    const { hold, deliver, balance, credits } = await start();
    const step = await deliver(hold, NOON + 5);
    expect(step).toMatchObject({
      done: true,
      hold: { state: 'delivered', deliveredAt: NOON + 5, closedAt: null, drawn: DRAWN },
    });
    expect(step.hold.storedObjectId).toBe('object:ann');
    expect(await credits.findHold('ann', hold.id)).toEqual(step.hold);
    expect(await balance()).toEqual({ balance: 500, held: 100 });
  });

  test('delivered -> captured takes the price, once', async () => {
    const { hold, deliver, save, balance } = await start();
    await deliver(hold);
    const captured = await save(hold, NOON + 9);
    expect(captured).toMatchObject({ done: true, hold: { state: 'captured', closedAt: NOON + 9 } });
    expect(await save(hold, NOON + 10)).toEqual({ done: false, hold: captured.hold });
    expect(await balance()).toEqual({ balance: 450, held: 50 });
  });

  test('GREEN-34: open -> released gives the price back, once', async () => {
    const { hold, credits, balance } = await start();
    const released = await credits.releaseOpen(hold.id, NOON + 9);
    expect(released).toMatchObject({
      done: true,
      hold: { state: 'released', closedAt: NOON + 9, storedObjectId: null },
    });
    expect(await credits.releaseOpen(hold.id, NOON + 10)).toEqual({ done: false, hold: released.hold });
    expect(await balance()).toEqual({ balance: 500, held: 50 });
  });

  test('GREEN-34: delivered -> released gives the price back and forgets the image, once', async () => {
    const { hold, deliver, refuse, balance } = await start();
    await deliver(hold);
    const released = await refuse(hold, NOON + 9);
    expect(released).toMatchObject({
      done: true,
      hold: { state: 'released', deliveredAt: NOON, closedAt: NOON + 9, storedObjectId: null, drawn: null },
    });
    expect(await refuse(hold, NOON + 10)).toEqual({ done: false, hold: released.hold });
    expect(await balance()).toEqual({ balance: 500, held: 50 });
  });

  test('a step from the wrong state changes nothing and tells what is', async () => {
    const { hold, other, credits, deliver, save, refuse, balance } = await start();
    expect(await save(hold)).toMatchObject({ done: false, hold: { state: 'open' } });
    expect(await refuse(hold)).toMatchObject({ done: false, hold: { state: 'open' } });
    await credits.releaseOpen(hold.id, NOON);
    expect(await deliver(hold)).toMatchObject({ done: false, hold: { state: 'released', drawn: null } });
    expect(await save(hold)).toMatchObject({ done: false, hold: { state: 'released' } });
    await deliver(other);
    expect(await deliver(other, NOON + 5)).toMatchObject({ done: false, hold: { deliveredAt: NOON } });
    expect(await credits.releaseOpen(other.id, NOON)).toMatchObject({
      done: false,
      hold: { state: 'delivered' },
    });
    await save(other);
    expect(await refuse(other)).toMatchObject({ done: false, hold: { state: 'captured' } });
    expect(await balance()).toEqual({ balance: 450, held: 0 });
  });

  test('a hold that does not exist is a mistake of the program', async () => {
    const { credits } = await start();
    await expect(credits.releaseOpen('nobody', NOON)).rejects.toThrow('There is no hold nobody.');
  });

  test('the sweep releases what nobody draws for any more, and nothing else', async () => {
    const { credits, hold, other, balance, grant } = await start();
    await grant({ accountId: 'bob', amount: 500 });
    const [bobs] = await credits.openRun(greenRun({ accountId: 'bob', tiles: 1 }));
    expect(await credits.sweepLeases(hold.leaseUntil - 1)).toBe(0);
    expect(await credits.renewLease(hold.id, hold.leaseUntil + MINUTE)).toBe(true);
    expect(await credits.sweepLeases(hold.leaseUntil)).toBe(2);
    expect(await credits.findHold('ann', hold.id)).toMatchObject({ state: 'open' });
    expect(await credits.findHold('ann', other.id)).toMatchObject({ state: 'released' });
    expect(await credits.findHold('bob', bobs!.id)).toMatchObject({ state: 'released' });
    expect(await balance()).toEqual({ balance: 500, held: 50 });
    expect(await credits.renewLease(other.id, hold.leaseUntil + MINUTE)).toBe(false);
    expect(await credits.sweepLeases(hold.leaseUntil)).toBe(0);
  });

  test('the sweep leaves delivered images alone; they are listed once they are old', async () => {
    const { credits, hold, other, deliver, save } = await start();
    await deliver(other, NOON + 1);
    await deliver(hold, NOON + 2);
    expect(await credits.sweepLeases(NOON + MINUTE)).toBe(0);
    const listed = await credits.listAbandoned(NOON + MINUTE, 10);
    expect(listed.map(({ id }) => id)).toEqual([other.id, hold.id]);
    expect(await credits.listAbandoned(NOON + 2, 10)).toHaveLength(1);
    expect(await credits.listAbandoned(NOON + MINUTE, 1)).toHaveLength(1);
    await save(other);
    expect(await credits.listAbandoned(NOON + MINUTE, 10)).toMatchObject([{ id: hold.id }]);
  });

  test('a delivered hold is found by its bytes, the oldest first, until it is closed', async () => {
    const { credits, hold, other, deliver, save, refuse } = await start();
    expect(await credits.findDeliveredByObject('ann', 'object:ann')).toBeUndefined();
    await deliver(other, NOON + 1);
    await deliver(hold, NOON + 2);
    expect(await credits.findDeliveredByObject('ann', 'object:ann')).toMatchObject({ id: other.id });
    expect(await credits.findDeliveredByObject('bob', 'object:ann')).toBeUndefined();
    await save(other);
    expect(await credits.findDeliveredByObject('ann', 'object:ann')).toMatchObject({ id: hold.id });
    await refuse(hold);
    expect(await credits.findDeliveredByObject('ann', 'object:ann')).toBeUndefined();
  });

  test('counts the delivered images that were given back, not the ones never drawn', async () => {
    const { database, credits, hold, other, deliver, refuse } = await start();
    const count = (since: number) =>
      database.transaction((transaction) => credits.countDeliveredReleases(transaction, 'ann', since));
    await credits.releaseOpen(other.id, NOON);
    expect(await count(0)).toBe(0);
    await deliver(hold);
    await refuse(hold, NOON + 5);
    expect(await count(NOON + 5)).toBe(1);
    expect(await count(NOON + 6)).toBe(0);
  });

  test('forgets bytes and words of a captured hold only', async () => {
    const { database, credits, hold, other, deliver, save } = await start();
    const forget = (holdId: string) =>
      database.transaction((transaction) => credits.forgetDelivery(transaction, holdId));
    await deliver(hold);
    await deliver(other);
    await save(hold);
    await forget(hold.id);
    await forget(other.id);
    expect(await credits.findHold('ann', hold.id)).toMatchObject({
      state: 'captured',
      storedObjectId: null,
      drawn: null,
    });
    expect(await credits.findHold('ann', other.id)).toMatchObject({ drawn: DRAWN });
  });

  test('O-12: a capture that fails half way leaves the hold to be captured again', async () => {
    const { database, credits, hold, deliver, save, balance } = await start();
    await deliver(hold);
    const failing = database.transaction(async (transaction) => {
      await credits.capture(transaction, hold.id, NOON);
      throw new Error('the image could not be stored');
    });
    await expect(failing).rejects.toThrow('could not be stored');
    expect(await balance()).toEqual({ balance: 500, held: 100 });
    expect(await save(hold)).toMatchObject({ done: true });
  });

  test('an engine begins for an open hold alone, and for one request', async () => {
    const { database, credits, hold, other, begin, deliver } = await start();
    expect(await begin(hold)).toMatchObject({ done: true, hold: { requestHash: REQUEST } });
    expect(await begin(hold, 'other words')).toMatchObject({ done: false, hold: { requestHash: REQUEST } });
    expect((await begin(hold)).done).toBe(true);
    await deliver(hold);
    expect(await begin(hold)).toMatchObject({ done: false, hold: { state: 'delivered' } });
    await credits.releaseOpen(other.id, NOON);
    expect(await begin(other)).toMatchObject({ done: false, hold: { state: 'released', requestHash: null } });
    expect(await findLedgerFaults(database)).toEqual([]);
  });

  test('what an engine drew counts whoever ended it, but for the one that was delivered', async () => {
    const { database, credits, begin, deliver, refuse, save, grant } = await start();
    await grant({ accountId: 'ann', amount: 5000, idempotencyKey: 'license:1', reason: 'license' });
    const open = async (runId: string) => (await credits.openRun(greenRun({ runId, tiles: 1 })))[0]!;
    const count = (since: number) => credits.countAbandoned('ann', since);
    const ended = { released: await open('a'), swept: await open('b'), returned: await open('c') };
    const [kept, failed] = [await open('d'), await open('e')];
    for (const hold of [...Object.values(ended), kept, kept, failed]) await begin(hold);
    await database.transaction((transaction) => credits.undoDrawing(transaction, failed.id));
    expect(await count(NOON)).toBe(0);
    await credits.releaseOpen(ended.released.id, NOON);
    await credits.releaseOpen(failed.id, NOON);
    for (const hold of [ended.returned, kept]) await deliver(hold);
    await refuse(ended.returned);
    await save(kept);
    // One was given back, and one of two drawings for the kept one reached nobody.
    expect(await count(NOON)).toBe(2);
    await credits.sweepLeases(NOON + MINUTE);
    expect(await count(NOON)).toBe(3);
    expect(await count(NOON + 1)).toBe(1);
  });
});
