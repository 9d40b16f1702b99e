import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { findLedgerFaults } from '../credits/ledger-invariants.store.ts';
import { UNDO_MS } from './gallery.rules.ts';
import type { GalleryItem } from './gallery.types.ts';
import {
  callerOf,
  createTestGallery,
  createTestSite,
  drawPng,
  saveInput,
  type TestGallery,
  WELCOME,
} from './test-gallery.ts';

const ann = callerOf('ann');
const HOUR_MS = 60 * 60_000;
const ROUNDS = 4;
/** What a picture began with is never looked into here. */
const START = new TextEncoder().encode('a starting picture');

/** Two servers of one site. */
describeOnEveryDatabase('the pictures that images began with', (open) => {
  async function setUp() {
    const { database, openAgain } = await open();
    const shared = createTestSite();
    const here = createTestGallery(database, shared);
    const there = createTestGallery(await openAgain(), shared);
    for (const account of ['ann', 'ben']) await here.welcome(account, 100 * WELCOME);
    return { here, there, clock: shared.clock };
  }

  async function keep(site: TestGallery, number: number, start?: Uint8Array): Promise<GalleryItem> {
    const hold = await site.drawHold('ann', { number, start });
    return (await site.gallery.save(ann, await saveInput({ holdId: hold.id }))).image;
  }

  async function look({ gallery }: TestGallery, { id, startingPictureUrl }: GalleryItem) {
    const { expires, signature } = Object.fromEntries(
      new URL(startingPictureUrl ?? '', 'http://x').searchParams,
    );
    return Buffer.from((await gallery.view({ imageId: id, variant: 'beginning', expires, signature })).bytes);
  }

  const storedStarts = ({ database }: TestGallery) =>
    database.reader
      .selectFrom('stored_object')
      .select('id')
      .where('owner', '=', 'ann')
      .where('size', '=', START.length)
      .execute();

  test('are stored once, shown with each image, and gone with the last of them', async () => {
    const { here, clock } = await setUp();
    const [first, second, plain] = [
      await keep(here, 1, START),
      await keep(here, 2, START),
      await keep(here, 3),
    ];
    expect(first.recipe).toMatchObject({ strength: 0.5, seed: 7 });
    expect(plain.startingPictureUrl).toBeNull();
    expect(await storedStarts(here)).toHaveLength(1);
    clock.advance(HOUR_MS);
    await here.gallery.remove('ann', first.id);
    await expect(look(here, first)).rejects.toMatchObject({ code: 'image.unknown' });
    clock.advance(UNDO_MS + 1);
    await here.jobs.runOnce();
    const left = (await here.gallery.list('ann')).find(({ id }) => id === second.id);
    expect(await look(here, left!)).toEqual(Buffer.from(START));
    await here.gallery.remove('ann', second.id);
    clock.advance(UNDO_MS + 1);
    await here.jobs.runOnce();
    expect(await storedStarts(here)).toEqual([]);
    expect(await findLedgerFaults(here.database)).toEqual([]);
    expect(here.failures).toEqual([]);
  });

  test('are shown to whoever has the signed address of the image, and of no other picture of it', async () => {
    const { here } = await setUp();
    const image = await keep(here, 1, START);
    const { expires, signature } = Object.fromEntries(new URL(image.url, 'http://x').searchParams);
    await expect(
      here.gallery.view({ imageId: image.id, variant: 'beginning', expires, signature }),
    ).rejects.toMatchObject({ status: 403 });
  });

  test('of an image that was given back are gone soon', async () => {
    const { here, clock } = await setUp();
    const hold = await here.drawHold('ann', { start: START });
    await here.gallery.release(ann, { holdIds: [hold.id] });
    clock.advance(HOUR_MS);
    await here.jobs.runOnce();
    expect(await storedStarts(here)).toEqual([]);
    expect(await findLedgerFaults(here.database)).toEqual([]);
  });

  test('of an image that nobody came to save are kept with it', async () => {
    const { here, clock } = await setUp();
    await here.drawHold('ann', { start: START });
    clock.advance(HOUR_MS);
    await here.jobs.runOnce();
    const [image] = await here.gallery.list('ann');
    expect(await look(here, image!)).toEqual(Buffer.from(START));
  });

  test('are stored once when all images of a run are delivered and saved at once, on two servers', async () => {
    const { here, there } = await setUp();
    const holds = await here.openRun('ann', { tiles: 4, tool: 'yellow' });
    const images = await Promise.all(
      holds.map(async (hold, place) => {
        const server = place % 2 ? here : there;
        await server.deliver(hold, await drawPng(place), START);
        const input = await saveInput({ holdId: hold.id, generatorType: 'yellow' });
        return (await server.gallery.save(ann, input)).image;
      }),
    );
    expect(await storedStarts(here)).toHaveLength(1);
    for (const image of images) expect(await look(there, image)).toEqual(Buffer.from(START));
  });

  test('outlive the last image that used one while another one begins with it', async () => {
    const { here, there, clock } = await setUp();
    for (let round = 1; round <= ROUNDS; round++) {
      const last = await keep(here, 2 * round, START);
      clock.advance(HOUR_MS);
      await here.gallery.remove('ann', last.id);
      clock.advance(UNDO_MS + 1);
      const [next] = await Promise.all([keep(here, 2 * round + 1, START), there.jobs.runOnce()]);
      expect(await look(there, next)).toEqual(Buffer.from(START));
      await here.gallery.remove('ann', next.id);
    }
    expect(await findLedgerFaults(here.database)).toEqual([]);
    expect([...here.failures, ...there.failures]).toEqual([]);
  });
});
