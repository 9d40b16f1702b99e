import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { findLedgerFaults } from '../credits/ledger-invariants.store.ts';
import { HISTORY_LENGTH, UNDO_MS } from './gallery.rules.ts';
import { callerOf, createTestGallery, drawPng, PRICE, saveInput, WELCOME } from './test-gallery.ts';

const ann = callerOf('ann');
const bob = callerOf('bob');
const HOUR_MS = 3_600_000;

describeOnEveryDatabase('the gallery', (open) => {
  async function setUp() {
    const { database } = await open();
    const site = createTestGallery(database);
    await site.welcome('ann');
    await site.welcome('bob');
    return site;
  }

  /** Reads the picture at an address that the gallery gave. */
  async function look({ gallery }: Awaited<ReturnType<typeof setUp>>, address: string) {
    const url = new URL(address, 'http://site.example');
    const [, , , imageId = '', variant] = url.pathname.split('/');
    const claim = Object.fromEntries(url.searchParams);
    return await gallery.view({
      imageId,
      variant: variant === 'thumbnail' ? 'thumbnail' : 'file',
      expires: claim.expires,
      signature: claim.signature,
      thumbnailWidth: variant === 'thumbnail' ? 640 : undefined,
    });
  }

  test('API-10: saves an image with a hold for its price, and answers the status and the image', async () => {
    const site = await setUp();
    const hold = await site.drawHold('ann');
    const { recipe } = { recipe: { options: { style: 'Anime' } } };
    const { userStatus, image } = await site.gallery.save(ann, await saveInput({ holdId: hold.id, recipe }));
    expect(userStatus.credits).toBe(WELCOME - PRICE);
    expect(image).toMatchObject({
      prompt: 'a fox',
      fullPrompt: 'a fox, Anime style',
      width: 64,
      height: 64,
      generatorType: 'green',
      cost: PRICE,
      createdAt: new Date(site.clock.now()).toISOString(),
      recipe: { options: { style: 'Anime' }, seed: 7, engine: 'illustrator' },
    });
    expect(await site.balance('ann')).toEqual({ balance: WELCOME - PRICE, held: 0 });
    expect(await findLedgerFaults(site.database)).toEqual([]);
  });

  test('with a hold the server keeps its own bytes, whatever was posted', async () => {
    const site = await setUp();
    const hold = await site.drawHold('ann', { number: 3 });
    const base64Image = (await drawPng(4)).toString('base64');
    const { image } = await site.gallery.save(ann, await saveInput({ holdId: hold.id, base64Image }));
    expect(Buffer.from((await look(site, image.url)).bytes)).toEqual(await drawPng(3));
  });

  test('the same hold twice is charged once and answered the same', async () => {
    const site = await setUp();
    const hold = await site.drawHold('ann');
    const first = await site.gallery.save(ann, await saveInput({ holdId: hold.id }));
    site.clock.advance(1000);
    expect(await site.gallery.save(ann, await saveInput({ holdId: hold.id, prompt: 'other' }))).toEqual(
      first,
    );
    expect((await site.balance('ann')).balance).toBe(WELCOME - PRICE);
  });

  test('a hold is refused when it is open, released, unknown, of the other tool, or its image deleted', async () => {
    const site = await setUp();
    const save = async (holdId: string) => site.gallery.save(ann, await saveInput({ holdId }));
    const [openHold] = await site.openRun('ann');
    await expect(save(openHold!.id)).rejects.toMatchObject({ status: 409, code: 'hold.open' });
    await site.credits.releaseOpen(openHold!.id, site.clock.now());
    await expect(save(openHold!.id)).rejects.toMatchObject({ status: 409, code: 'hold.released' });
    await expect(save('nothing')).rejects.toMatchObject({ status: 404, code: 'hold.unknown' });
    const yellow = await site.drawHold('ann', { tool: 'yellow' });
    await expect(save(yellow.id)).rejects.toMatchObject({ status: 409, code: 'hold.other_tool' });
    const kept = await site.drawHold('ann');
    const { image } = await save(kept.id);
    await site.gallery.remove('ann', image.id);
    await expect(save(kept.id)).rejects.toMatchObject({ status: 404, code: 'image.unknown' });
    expect(await findLedgerFaults(site.database)).toEqual([]);
  });

  test('saves a picture from elsewhere for the quoted price', async () => {
    const site = await setUp();
    const { userStatus, image } = await site.gallery.save(ann, await saveInput());
    expect(userStatus.credits).toBe(WELCOME - PRICE);
    expect(Buffer.from((await look(site, image.url)).bytes)).toEqual(await drawPng(1));
    expect(await findLedgerFaults(site.database)).toEqual([]);
  });

  test('takes a delivered hold for a picture with the same bytes that came without it', async () => {
    const site = await setUp();
    const hold = await site.drawHold('ann');
    const { image } = await site.gallery.save(ann, await saveInput());
    expect(image.recipe).toEqual({ seed: 7, engine: 'illustrator' });
    expect(await site.balance('ann')).toEqual({ balance: WELCOME - PRICE, held: 0 });
    expect((await site.credits.findHold('ann', hold.id))?.state).toBe('captured');
  });

  test('a picture whose hold is given back while it is saved is paid for like any other', async () => {
    const { database } = await open();
    const site = createTestGallery(database);
    await site.welcome('ann');
    const hold = await site.drawHold('ann');
    const slow = createTestGallery(database, site, {
      credits: {
        ...site.credits,
        async findDeliveredByObject(accountId, objectId) {
          const found = await site.credits.findDeliveredByObject(accountId, objectId);
          await site.gallery.release(ann, { holdIds: [hold.id] });
          return found;
        },
      },
    });
    const { userStatus, image } = await slow.gallery.save(ann, await saveInput());
    expect(userStatus.credits).toBe(WELCOME - PRICE);
    expect(image.recipe).toBeNull();
    expect(await findLedgerFaults(database)).toEqual([]);
  });

  test('never takes a hold of the other tool or of another account for the same bytes', async () => {
    const site = await setUp();
    const yellow = await site.drawHold('ann', { tool: 'yellow' });
    const others = await site.drawHold('bob');
    await site.gallery.save(ann, await saveInput());
    expect((await site.credits.findHold('ann', yellow.id))?.state).toBe('delivered');
    expect((await site.credits.findHold('bob', others.id))?.state).toBe('delivered');
    expect(await site.balance('ann')).toEqual({ balance: WELCOME - PRICE, held: PRICE });
  });

  test('without enough credits nothing is stored and nothing charged', async () => {
    const site = await setUp();
    await site.welcome('cat', PRICE - 1);
    await expect(site.gallery.save(callerOf('cat'), await saveInput())).rejects.toMatchObject({
      status: 402,
      message: 'You need 50 credits, but you only have 49. Please purchase a plan.',
    });
    expect(site.files.size).toBe(0);
    expect((await site.balance('cat')).balance).toBe(PRICE - 1);
  });

  test('the same Idempotency-Key is charged once; with another content it is refused', async () => {
    const site = await setUp();
    const first = await site.gallery.save(ann, await saveInput(), 'key-1');
    expect(await site.gallery.save(ann, await saveInput(), 'key-1')).toEqual(first);
    await expect(
      site.gallery.save(ann, await saveInput({ prompt: 'an owl' }), 'key-1'),
    ).rejects.toMatchObject({ status: 409, code: 'request.key_reused' });
    expect((await site.balance('ann')).balance).toBe(WELCOME - PRICE);
    await site.gallery.save(ann, await saveInput(), 'key-2');
    expect((await site.balance('ann')).balance).toBe(WELCOME - 2 * PRICE);
  });

  test('a key counts for its account alone, and also when a hold was taken for the bytes', async () => {
    const site = await setUp();
    await site.drawHold('ann');
    const first = await site.gallery.save(ann, await saveInput(), 'key');
    expect((await site.gallery.save(ann, await saveInput(), 'key')).image).toEqual(first.image);
    expect((await site.balance('ann')).balance).toBe(WELCOME - PRICE);
    expect((await site.gallery.save(bob, await saveInput(), 'key')).image.id).not.toBe(first.image.id);
    expect(await findLedgerFaults(site.database)).toEqual([]);
  });

  test('API-12, HIST-06: the history has the newest 30, newest first, for their owner alone (HIST-08)', async () => {
    const site = await setUp();
    await site.database.transaction((transaction) =>
      site.credits.grant(transaction, {
        accountId: 'ann',
        balance: { kind: 'standard', utcDate: '' },
        amount: 10_000,
        reason: 'license',
        idempotencyKey: 'more',
        now: 0,
      }),
    );
    for (let number = 1; number <= HISTORY_LENGTH + 2; number++) {
      const hold = await site.drawHold('ann', { number });
      await site.gallery.save(ann, await saveInput({ holdId: hold.id, prompt: `picture ${number}` }));
      // Every second one shares its millisecond with the one before.
      site.clock.advance(number % 2);
    }
    const history = await site.gallery.list('ann');
    expect(history).toHaveLength(HISTORY_LENGTH);
    const order = history.map(({ createdAt, id }) => `${createdAt} ${id}`);
    expect(order).toEqual(order.toSorted().reverse());
    expect(history.map(({ prompt }) => prompt)).not.toContain('picture 1');
    expect(await site.gallery.list('bob')).toEqual([]);
  });

  test('a deleted image is gone at once and comes back whole within ten minutes', async () => {
    const site = await setUp();
    const { image } = await site.gallery.save(ann, await saveInput());
    await site.gallery.remove('ann', image.id);
    expect(await site.gallery.list('ann')).toEqual([]);
    await expect(look(site, image.url)).rejects.toMatchObject({ status: 404 });
    site.clock.advance(UNDO_MS);
    await site.jobs.runOnce();
    expect(await site.gallery.restore('ann', image.id)).toEqual(image);
    expect(await site.gallery.list('ann')).toMatchObject([image]);
    expect((await look(site, image.url)).contentType).toBe('image/png');
  });

  test('deleting again does not make the time to undo longer, and after it nothing is left', async () => {
    const site = await setUp();
    const { image } = await site.gallery.save(ann, await saveInput());
    await site.gallery.remove('ann', image.id);
    site.clock.advance(UNDO_MS);
    await site.gallery.remove('ann', image.id);
    site.clock.advance(1);
    await expect(site.gallery.restore('ann', image.id)).rejects.toMatchObject({ status: 404 });
    await site.jobs.runOnce();
    await expect(site.gallery.remove('ann', image.id)).rejects.toMatchObject({ status: 404 });
  });

  test('restoring what was never deleted answers it; nobody deletes or restores the images of others', async () => {
    const site = await setUp();
    const { image } = await site.gallery.save(ann, await saveInput());
    expect(await site.gallery.restore('ann', image.id)).toEqual(image);
    await expect(site.gallery.remove('bob', image.id)).rejects.toMatchObject({ status: 404 });
    await expect(site.gallery.restore('bob', image.id)).rejects.toMatchObject({ status: 404 });
    expect(await site.gallery.list('ann')).toMatchObject([image]);
  });

  test("nobody saves into or releases another account's hold", async () => {
    const site = await setUp();
    const hold = await site.drawHold('ann', { runId: 'run' });
    await expect(site.gallery.save(bob, await saveInput({ holdId: hold.id }))).rejects.toMatchObject({
      status: 404,
      code: 'hold.unknown',
    });
    const answer = await site.gallery.release(bob, { holdIds: [hold.id], runId: 'run' });
    expect(answer).toMatchObject({ released: [], kept: [], userStatus: { credits: WELCOME } });
    expect((await site.credits.findHold('ann', hold.id))?.state).toBe('delivered');
  });

  test('an address stops showing its picture when it runs out', async () => {
    const site = await setUp();
    const { image } = await site.gallery.save(ann, await saveInput());
    expect((await look(site, image.thumbnailUrl)).contentType).toBe('image/webp');
    site.clock.advance(2 * HOUR_MS);
    await expect(look(site, image.url)).rejects.toMatchObject({ status: 403 });
    await expect(look(site, image.thumbnailUrl)).rejects.toMatchObject({ status: 403 });
  });
});
