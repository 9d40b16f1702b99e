import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { findLedgerFaults } from '../credits/ledger-invariants.store.ts';
import type { GuestPicture } from './gallery.types.ts';
import { callerOf, createTestGallery, createTestSite, drawPng, saveInput, WELCOME } from './test-gallery.ts';

const ann = callerOf('ann');
const bob = callerOf('bob');

/** Receipts as the image service reads them: each is for a picture of its own number. */
const readReceipt = async (
  receipt: string,
  { bytes, fullPrompt }: { bytes: Uint8Array; fullPrompt: string },
): Promise<GuestPicture | undefined> => {
  const number = Number(receipt);
  const isTrue = fullPrompt === `fox ${number}` && Buffer.from(await drawPng(number)).equals(bytes);
  return isTrue
    ? { id: receipt, tool: 'green', width: 64, height: 64, seed: number, engine: 'illustrator' }
    : undefined;
};

const shown = async (number: number, changes: object = {}) =>
  saveInput({
    base64Image: (await drawPng(number)).toString('base64'),
    fullPrompt: `fox ${number}`,
    receipt: String(number),
    ...changes,
  });

/**
 * A receipt becomes one image of one account, whoever shows it and however often; no balance, entry or
 * hold changes; and what becomes an image are the bytes and words that it was signed for.
 */
describeOnEveryDatabase('guests who move in', (open) => {
  async function setUp() {
    const { database, openAgain } = await open();
    const shared = createTestSite();
    const here = createTestGallery(database, shared, { readReceipt });
    const there = createTestGallery(await openAgain(), shared, { readReceipt });
    await here.welcome('ann');
    await here.welcome('bob');
    const credited = async () =>
      Promise.all(['ann', 'bob'].map(async (id) => (await here.balance(id)).balance));
    const entries = () => database.reader.selectFrom('credit_entry').selectAll().execute();
    const before = await entries();
    const expectUntouched = async () => {
      expect(await entries()).toEqual(before);
      expect(await credited()).toEqual([WELCOME, WELCOME]);
      expect(await findLedgerFaults(database)).toEqual([]);
    };
    return { here, there, clock: shared.clock, expectUntouched };
  }

  test('in two tabs at once have each picture once', async () => {
    const { here, there, expectUntouched } = await setUp();
    const numbers = [1, 2, 3, 4];
    const answers = await Promise.all(
      [here, there, here].flatMap((server) =>
        numbers.map(async (number) => server.gallery.save(ann, await shown(number))),
      ),
    );
    const ids = new Set(answers.map(({ image }) => image.id));
    expect(ids.size).toBe(4);
    expect((await here.gallery.list('ann')).map(({ id, cost }) => ({ kept: ids.has(id), cost }))).toEqual(
      numbers.map(() => ({ kept: true, cost: 0 })),
    );
    await expectUntouched();
  });

  test('into two accounts at once with one receipt have it in one of them', async () => {
    const { here, there, expectUntouched } = await setUp();
    for (const number of [1, 2, 3, 4]) {
      const input = await shown(number);
      const answers = await Promise.allSettled([
        here.gallery.save(ann, input),
        there.gallery.save(bob, input),
        there.gallery.save(ann, input),
        here.gallery.save(bob, input),
      ]);
      const refused = answers.filter((answer) => answer.status === 'rejected');
      expect(refused).toHaveLength(2);
      for (const { reason } of refused) expect(reason).toMatchObject({ status: 409, code: 'receipt.used' });
    }
    const kept = [...(await here.gallery.list('ann')), ...(await here.gallery.list('bob'))];
    expect(kept).toHaveLength(4);
    await expectUntouched();
  });

  test('have nothing for a receipt of other bytes or words, and nothing twice after a deletion', async () => {
    const { here, clock, expectUntouched } = await setUp();
    for (const wrong of [
      await shown(1, { base64Image: (await drawPng(2)).toString('base64') }),
      await shown(1, { fullPrompt: 'a crow' }),
      await shown(1, { receipt: '2' }),
      await shown(1, { receipt: 'x' }),
    ])
      await expect(here.gallery.save(ann, wrong)).rejects.toMatchObject({
        status: 403,
        code: 'receipt.refused',
      });
    const { image } = await here.gallery.save(ann, await shown(1));
    await here.gallery.remove('ann', image.id);
    clock.advance(60 * 60_000);
    await here.jobs.runOnce();
    await expect(here.gallery.save(ann, await shown(1))).rejects.toMatchObject({ code: 'image.unknown' });
    await expect(here.gallery.save(bob, await shown(1))).rejects.toMatchObject({ code: 'receipt.used' });
    expect(await here.gallery.uploads(ann)).toMatchObject({ bytes: 0 });
    await expectUntouched();
  });

  test('while the account is closed have it closed with nothing in it', async () => {
    const { here, there } = await setUp();
    const moving = [1, 2, 3, 4].map(async (number) => there.gallery.save(ann, await shown(number)));
    const closing = here.database.transaction(async (transaction) => {
      await here.credits.lockAccount(transaction, 'ann');
      await here.credits.closeAccount(transaction, 'ann', 1);
    });
    await Promise.allSettled([...moving, closing]);
    await expect(here.gallery.save(ann, await shown(5))).rejects.toMatchObject({ status: 401 });
    expect(await findLedgerFaults(here.database)).toEqual([]);
  });
});
