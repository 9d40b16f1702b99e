import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { findLedgerFaults } from '../credits/ledger-invariants.store.ts';
import { SAVE_GRACE_MS, UNDO_MS } from './gallery.rules.ts';
import {
  callerOf,
  createTestGallery,
  createTestSite,
  drawPng,
  PRICE,
  saveInput,
  type TestGallery,
  WELCOME,
} from './test-gallery.ts';

const ann = callerOf('ann');
const ROUNDS = 8;
const HOUR_MS = 60 * 60_000;

/** Two servers of one site: the same data, and a ledger, a gallery and tasks of their own. */
describeOnEveryDatabase('two servers with one gallery', (open) => {
  async function setUp() {
    const { database, openAgain } = await open();
    const shared = createTestSite();
    const here = createTestGallery(database, shared);
    const there = createTestGallery(await openAgain(), shared);
    await here.welcome('ann', 100 * WELCOME);
    return { here, there, clock: shared.clock, files: shared.files };
  }

  async function expectSound({ database, failures }: TestGallery, ...others: TestGallery[]) {
    expect(await findLedgerFaults(database)).toEqual([]);
    expect([...failures, ...others.flatMap((other) => other.failures)]).toEqual([]);
  }

  const spent = async ({ balance }: TestGallery) => 100 * WELCOME - (await balance('ann')).balance;
  const fulfilled = <Value>(results: PromiseSettledResult<Value>[]) =>
    results.filter((result) => result.status === 'fulfilled').map((result) => result.value);

  test('a save that is repeated sixteen times at once is charged once and answered the same', async () => {
    const { here, there } = await setUp();
    const hold = await here.drawHold('ann');
    const input = await saveInput({ holdId: hold.id });
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) => (index % 2 ? here : there).gallery.save(ann, input)),
    );
    expect(new Set(answers.map(({ image }) => image.id)).size).toBe(1);
    expect(await spent(here)).toBe(PRICE);
    await expectSound(here, there);
  });

  test('two tabs that save the four images of a run keep four', async () => {
    const { here, there } = await setUp();
    const holds = await here.openRun('ann', { tiles: 4, tool: 'yellow' });
    for (const hold of holds) await here.deliver(hold, await drawPng(hold.tile));
    await Promise.all(
      [here, there].flatMap((server) =>
        holds.map(async ({ id }) =>
          server.gallery.save(ann, await saveInput({ holdId: id, generatorType: 'yellow' })),
        ),
      ),
    );
    expect(await here.gallery.list('ann')).toHaveLength(4);
    expect(await spent(here)).toBe(4 * PRICE);
    await expectSound(here, there);
  });

  test('an Idempotency-Key that is used twelve times at once is charged once', async () => {
    const { here, there } = await setUp();
    const input = await saveInput();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 2 ? here : there).gallery.save(ann, input, 'key')),
    );
    expect(new Set(answers.map(({ image }) => image.id)).size).toBe(1);
    expect(await spent(here)).toBe(PRICE);
    expect(await here.gallery.list('ann')).toHaveLength(1);
    await expectSound(here, there);
  });

  test('an Idempotency-Key for different images at once keeps one of them', async () => {
    const { here, there } = await setUp();
    const holds = await Promise.all([1, 2, 3, 4].map((number) => here.drawHold('ann', { number })));
    const answers = await Promise.allSettled(
      holds.map(async ({ id }, index) =>
        (index % 2 ? here : there).gallery.save(ann, await saveInput({ holdId: id }), 'key'),
      ),
    );
    expect(fulfilled(answers)).toHaveLength(1);
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'request.key_reused' });
    }
    expect(await here.balance('ann')).toEqual({ balance: 100 * WELCOME - PRICE, held: 3 * PRICE });
    await expectSound(here, there);
  });

  test('an Idempotency-Key that is used at once with the last credits is answered the same', async () => {
    const { here, there } = await setUp();
    await here.welcome('bob', PRICE);
    const bob = callerOf('bob');
    const input = await saveInput();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 2 ? here : there).gallery.save(bob, input, 'key')),
    );
    expect(new Set(answers.map(({ image }) => image.id)).size).toBe(1);
    expect(await here.balance('bob')).toEqual({ balance: 0, held: 0 });
    await expectSound(here, there);
  });

  test('the same bytes with a key, with and without a hold to take, are charged once', async () => {
    const { here, there } = await setUp();
    await here.drawHold('ann');
    const input = await saveInput();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 ? here : there).gallery.save(ann, input, 'key')),
    );
    expect(new Set(answers.map(({ image }) => image.id)).size).toBe(1);
    expect(await here.balance('ann')).toEqual({ balance: 100 * WELCOME - PRICE, held: 0 });
    await expectSound(here, there);
  });

  test('saving while the image is being kept for its owner charges once', async () => {
    const { here, there, clock } = await setUp();
    for (let round = 1; round <= ROUNDS; round++) {
      const hold = await here.drawHold('ann', { number: round });
      clock.advance(SAVE_GRACE_MS + 1);
      const input = await saveInput({ holdId: hold.id });
      await Promise.all([here.gallery.save(ann, input), there.jobs.runOnce(), here.jobs.runOnce()]);
      expect(await spent(here)).toBe(round * PRICE);
    }
    expect(await here.gallery.list('ann')).toHaveLength(ROUNDS);
    await expectSound(here, there);
  });

  test('saving and giving back at once does one of the two', async () => {
    const { here, there } = await setUp();
    for (let round = 1; round <= ROUNDS; round++) {
      const before = await spent(here);
      const hold = await here.drawHold('ann', { number: round });
      const [saved, released] = await Promise.allSettled([
        here.gallery.save(ann, await saveInput({ holdId: hold.id })),
        there.gallery.release(ann, { holdIds: [hold.id] }),
      ]);
      const { state } = (await here.credits.findHold('ann', hold.id))!;
      expect(saved.status).toBe(state === 'captured' ? 'fulfilled' : 'rejected');
      expect(fulfilled([released])).toMatchObject([
        state === 'captured' ? { released: [] } : { released: [hold.id] },
      ]);
      expect(await spent(here)).toBe(state === 'captured' ? before + PRICE : before);
    }
    await expectSound(here, there);
  });

  test('twelve images given back at once are eight given back and four kept', async () => {
    const { here, there } = await setUp();
    const holds = [];
    for (let number = 1; number <= 12; number++) holds.push(await here.drawHold('ann', { number }));
    const answers = await Promise.all(
      holds.map(({ id }, index) => (index % 2 ? here : there).gallery.release(ann, { holdIds: [id] })),
    );
    expect(answers.flatMap(({ released }) => released)).toHaveLength(8);
    expect(answers.flatMap(({ kept }) => kept)).toHaveLength(4);
    expect(await spent(here)).toBe(4 * PRICE);
    await expectSound(here, there);
  });

  test('bringing back and forgetting at once, where clocks differ by a millisecond, does one of the two', async () => {
    const { here, there, clock, files } = await setUp();
    const ahead = createTestGallery(there.database, {
      ...there,
      clock: { ...clock, now: () => clock.now() + 1 },
    });
    for (let round = 1; round <= ROUNDS; round++) {
      const hold = await here.drawHold('ann', { number: round });
      const { image } = await here.gallery.save(ann, await saveInput({ holdId: hold.id }));
      clock.advance(HOUR_MS);
      await here.gallery.remove('ann', image.id);
      clock.advance(UNDO_MS);
      const forgetting = ahead.jobs.runOnce();
      // Begins while the other one is between looking and doing, sooner or later.
      for (let pause = 0; pause < round; pause++) await new Promise(setImmediate);
      const [restored] = await Promise.allSettled([here.gallery.restore('ann', image.id), forgetting]);
      const shown = (await here.gallery.list('ann')).some(({ id }) => id === image.id);
      expect(shown).toBe(restored.status === 'fulfilled');
    }
    expect(files.size).toBe((await here.gallery.list('ann')).length);
    await expectSound(here, ahead);
  });

  test('bytes that are forgotten while the same ones are delivered again are there for the new image', async () => {
    const { here, there, clock } = await setUp();
    for (let round = 1; round <= ROUNDS; round++) {
      const hold = await here.drawHold('ann');
      const { image } = await here.gallery.save(ann, await saveInput({ holdId: hold.id }));
      clock.advance(HOUR_MS);
      await here.gallery.remove('ann', image.id);
      clock.advance(UNDO_MS + 1);
      const [again] = await Promise.all([here.drawHold('ann'), there.jobs.runOnce()]);
      const saved = await here.gallery.save(ann, await saveInput({ holdId: again.id }));
      const { expires, signature } = Object.fromEntries(new URL(saved.image.url, 'http://x').searchParams);
      const shown = await there.gallery.view({
        imageId: saved.image.id,
        variant: 'file',
        expires,
        signature,
      });
      expect(Buffer.from(shown.bytes)).toEqual(await drawPng(1));
      await here.gallery.remove('ann', saved.image.id);
    }
    await expectSound(here, there);
  });

  test('both servers may do all tasks at once', async () => {
    const { here, there, clock } = await setUp();
    for (let number = 1; number <= 6; number++) await here.drawHold('ann', { number });
    await here.openRun('ann');
    clock.advance(HOUR_MS);
    await Promise.all([here, there, here, there].map(({ jobs }) => jobs.runOnce()));
    expect(await here.gallery.list('ann')).toHaveLength(6);
    expect(await here.balance('ann')).toEqual({ balance: 100 * WELCOME - 6 * PRICE, held: 0 });
    await expectSound(here, there);
  });
});
