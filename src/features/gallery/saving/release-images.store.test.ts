import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../../tests/support/databases/postgres-and-sqlite.ts';
import { findLedgerFaults } from '../../credits/ledger-invariants.store.ts';
import { DAILY_RETURNS } from '../gallery.rules.ts';
import { callerOf, createTestGallery, drawPng, PRICE, saveInput, WELCOME } from '../test-gallery.ts';

const ann = callerOf('ann');
const DAY_MS = 86_400_000;

describeOnEveryDatabase('giving images back', (open) => {
  async function setUp(credits = WELCOME) {
    const { database } = await open();
    const site = createTestGallery(database);
    await site.welcome('ann', credits);
    return site;
  }

  test('a stopped run costs nothing, drawn or not', async () => {
    const site = await setUp();
    const [first, second] = await site.openRun('ann', { runId: 'run' });
    await site.deliver(first!, await drawPng(1));
    const { released, kept, userStatus } = await site.gallery.release(ann, { holdIds: [], runId: 'run' });
    expect(released).toEqual([first!.id, second!.id]);
    expect(kept).toEqual([]);
    expect(userStatus.credits).toBe(WELCOME);
    expect(await site.balance('ann')).toEqual({ balance: WELCOME, held: 0 });
    expect(await findLedgerFaults(site.database)).toEqual([]);
  });

  test('a run is the same however its id is written, as it was when it was drawn', async () => {
    const site = await setUp();
    const runId = 'd1a2b3c4-0f1e-4d2c-9b3a-4f5e6d7c8b9a';
    await site.openRun('ann', { runId });
    const { released } = await site.gallery.release(ann, { runId: runId.toUpperCase() });
    expect(released).toHaveLength(2);
    expect(await site.balance('ann')).toEqual({ balance: WELCOME, held: 0 });
  });

  test('giving back twice, or what never was, changes nothing', async () => {
    const site = await setUp();
    const hold = await site.drawHold('ann');
    const order = { holdIds: [hold.id, 'unknown', hold.id], runId: 'unknown' };
    const first = await site.gallery.release(ann, order);
    expect(first.released).toEqual([hold.id]);
    expect(await site.gallery.release(ann, order)).toEqual(first);
    expect(await site.gallery.release(ann, {})).toMatchObject({ released: [], kept: [] });
  });

  test('what was saved stays, and is named', async () => {
    const site = await setUp();
    const hold = await site.drawHold('ann');
    const { image } = await site.gallery.save(ann, await saveInput({ holdId: hold.id }));
    const answer = await site.gallery.release(ann, { holdIds: [hold.id] });
    expect(answer).toMatchObject({ released: [], kept: [image.id] });
    await site.gallery.remove('ann', image.id);
    expect(await site.gallery.release(ann, { holdIds: [hold.id] })).toMatchObject({ released: [], kept: [] });
  });

  test('beyond eight drawn images a UTC day they are kept and paid for; the next day begins anew', async () => {
    const site = await setUp(5000);
    const giveBack = async (number: number) => {
      const hold = await site.drawHold('ann', { number });
      return await site.gallery.release(ann, { holdIds: [hold.id] });
    };
    for (let number = 1; number <= DAILY_RETURNS; number++) {
      expect((await giveBack(number)).released).toHaveLength(1);
    }
    const ninth = await giveBack(9);
    expect(ninth.released).toEqual([]);
    expect(ninth.userStatus.credits).toBe(5000 - PRICE);
    const [image] = await site.gallery.list('ann');
    expect(ninth.kept).toEqual([image?.id]);
    expect(image).toMatchObject({ prompt: 'a fox, Anime style', recipe: { seed: 7 }, cost: PRICE });
    const [opened] = await site.openRun('ann', { tiles: 1 });
    expect((await site.gallery.release(ann, { holdIds: [opened!.id] })).released).toHaveLength(1);
    site.clock.advance(DAY_MS / 2);
    expect((await giveBack(10)).released).toHaveLength(1);
    expect(await findLedgerFaults(site.database)).toEqual([]);
  });
});
