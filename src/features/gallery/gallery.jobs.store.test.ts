import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import type { Database } from '../../platform/db/database.types.ts';
import { StorageUnavailableError } from '../../platform/storage/storage.errors.ts';
import { storeAlone } from '../../platform/storage/test-blob.ts';
import { findLedgerFaults } from '../credits/ledger-invariants.store.ts';
import { createGalleryJobs } from './gallery.jobs.ts';
import { SAVE_GRACE_MS, UNDO_MS } from './gallery.rules.ts';
import type { GalleryItem } from './gallery.types.ts';
import {
  callerOf,
  createTestGallery,
  createTestSite,
  drawPng,
  PRICE,
  saveInput,
  WELCOME,
} from './test-gallery.ts';

const ann = callerOf('ann');
/** Longer than anything is waited for. */
const LONG_MS = 60 * 60_000;

describeOnEveryDatabase('the tasks of the gallery', (open) => {
  async function setUp() {
    const { database } = await open();
    const site = createTestGallery(database);
    await site.welcome('ann');
    return site;
  }

  type Site = Awaited<ReturnType<typeof setUp>>;

  async function viewThumbnail({ gallery }: Site, { id, thumbnailUrl }: GalleryItem) {
    const { expires, signature } = Object.fromEntries(new URL(thumbnailUrl, 'http://x').searchParams);
    return await gallery.view({ imageId: id, variant: 'thumbnail', expires, signature, thumbnailWidth: 640 });
  }

  async function readRow(database: Database, id: string) {
    return await database.reader
      .selectFrom('gallery_image')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  }

  test('holds that nobody draws for are released', async () => {
    const site = await setUp();
    await site.openRun('ann');
    await site.jobs.runOnce();
    expect((await site.balance('ann')).held).toBe(2 * PRICE);
    site.clock.advance(LONG_MS);
    await site.jobs.runOnce();
    expect(await site.balance('ann')).toEqual({ balance: WELCOME, held: 0 });
  });

  test('an image that nobody saved is put into the gallery after ten minutes, and paid for', async () => {
    const site = await setUp();
    const hold = await site.drawHold('ann');
    const drawnAt = new Date(site.clock.now()).toISOString();
    site.clock.advance(SAVE_GRACE_MS);
    await site.jobs.runOnce();
    expect(await site.gallery.list('ann')).toEqual([]);
    site.clock.advance(1);
    await site.jobs.runOnce();
    await site.jobs.runOnce();
    const history = await site.gallery.list('ann');
    expect(history).toMatchObject([
      { prompt: 'a fox, Anime style', fullPrompt: 'a fox, Anime style', createdAt: drawnAt, cost: PRICE },
    ]);
    expect(await site.balance('ann')).toEqual({ balance: WELCOME - PRICE, held: 0 });
    const late = await site.gallery.save(ann, await saveInput({ holdId: hold.id }));
    expect(history[0]).toMatchObject(late.image);
    expect(await findLedgerFaults(site.database)).toEqual([]);
    expect(site.failures).toEqual([]);
  });

  test('a deleted image keeps its charge explained and loses everything else', async () => {
    const site = await setUp();
    const hold = await site.drawHold('ann');
    const { image } = await site.gallery.save(ann, await saveInput({ holdId: hold.id }));
    await viewThumbnail(site, image);
    expect(site.files.size).toBe(2);
    site.clock.advance(LONG_MS);
    await site.gallery.remove('ann', image.id);
    site.clock.advance(UNDO_MS + 1);
    await site.jobs.runOnce();
    expect(site.files.size).toBe(0);
    expect(await readRow(site.database, image.id)).toMatchObject({
      prompt: '',
      full_prompt: '',
      recipe: null,
      stored_object_id: null,
      purged_at: site.clock.now(),
      cost: PRICE,
    });
    expect(await site.credits.findHold('ann', hold.id)).toMatchObject({ storedObjectId: null, drawn: null });
    expect(await findLedgerFaults(site.database)).toEqual([]);
    expect(site.failures).toEqual([]);
  });

  test('a picture stays while another image shows the same bytes', async () => {
    const site = await setUp();
    const first = await site.gallery.save(ann, await saveInput());
    const second = await site.gallery.save(ann, await saveInput());
    site.clock.advance(LONG_MS);
    await site.gallery.remove('ann', first.image.id);
    site.clock.advance(UNDO_MS + 1);
    await site.jobs.runOnce();
    const [left] = await site.gallery.list('ann');
    expect(left?.id).toBe(second.image.id);
    expect((await viewThumbnail(site, left!)).bytes.length).toBeGreaterThan(0);
  });

  test('pictures that were given back, or handed in and never paid for, are deleted in the end', async () => {
    const site = await setUp();
    const hold = await site.drawHold('ann', { number: 1 });
    await site.gallery.release(ann, { holdIds: [hold.id] });
    await storeAlone(site.blobs, 'ann', { bytes: new Uint8Array(9), contentType: 'image/png' });
    await site.gallery.save(ann, await saveInput({ base64Image: (await saveInput()).base64Image }));
    await site.jobs.runOnce();
    expect(site.files.size).toBe(2);
    site.clock.advance(LONG_MS);
    await site.jobs.runOnce();
    expect(site.files.size).toBe(1);
    await site.jobs.runOnce();
    expect(site.failures).toEqual([]);
  });

  test('a drawn image that waits for its turn to be kept is not taken for an orphan', async () => {
    const site = await setUp();
    const hold = await site.drawHold('ann');
    await site.database.writer.updateTable('hold').set({ drawn: null }).where('id', '=', hold.id).execute();
    site.clock.advance(LONG_MS);
    await site.jobs.runOnce();
    expect(site.files.size).toBe(1);
    expect(site.failures).toMatchObject([
      { message: `Hold ${hold.id} was delivered without saying what was drawn.` },
    ]);
    expect(await site.balance('ann')).toEqual({ balance: WELCOME, held: PRICE });
  });

  test('a task that fails is told of and does not keep the others from running', async () => {
    const { database } = await open();
    const shared = createTestSite();
    const site = createTestGallery(database, shared);
    await site.welcome('ann');
    const { image } = await site.gallery.save(ann, await saveInput());
    shared.clock.advance(LONG_MS);
    await site.gallery.remove('ann', image.id);
    shared.clock.advance(UNDO_MS + 1);
    const failures: unknown[] = [];
    const broken = createGalleryJobs({
      ...site,
      credits: { ...site.credits, sweepLeases: () => Promise.reject(new Error('The sweep broke.')) },
      onFailure: (error) => failures.push(error),
    });
    await broken.runOnce();
    expect(failures).toEqual([new Error('The sweep broke.')]);
    expect(site.files.size).toBe(0);
  });

  test('a storage that does not answer keeps nobody from their credits', async () => {
    const { database } = await open();
    const shared = createTestSite();
    const site = createTestGallery(database, shared);
    await site.welcome('ann');
    const { image } = await site.gallery.save(ann, await saveInput());
    await site.gallery.remove('ann', image.id);
    shared.clock.advance(LONG_MS);
    const answer = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    shared.storage.delete = () => {
      asked.resolve();
      return answer.promise;
    };
    site.jobs.start();
    await asked.promise;
    await site.openRun('ann');
    shared.clock.advance(LONG_MS);
    await expect.poll(async () => (await site.balance('ann')).held).toBe(0);
    answer.resolve();
    await site.jobs.stop();
    expect(site.failures).toEqual([]);
  });

  test('a storage that is away is asked once a round, and nothing is left when it is back', async () => {
    const { database } = await open();
    const shared = createTestSite();
    const site = createTestGallery(database, shared);
    await site.welcome('ann');
    for (const number of [1, 2, 3]) {
      const { image } = await site.gallery.save(
        ann,
        await saveInput({ base64Image: (await drawPng(number)).toString('base64') }),
      );
      await site.gallery.remove('ann', image.id);
    }
    await storeAlone(site.blobs, 'ann', { bytes: new Uint8Array(9), contentType: 'image/png' });
    shared.clock.advance(LONG_MS);
    const { delete: deleteFile } = shared.storage;
    shared.storage.delete = () => Promise.reject(new StorageUnavailableError(new Error('away')));
    await site.jobs.runOnce();
    // One for deleted images, one for orphans.
    expect(site.failures).toHaveLength(2);
    expect(site.files.size).toBe(4);
    shared.storage.delete = deleteFile;
    await site.jobs.runOnce();
    expect(site.files.size).toBe(0);
  });

  test('they repeat from start to stop', async () => {
    const site = await setUp();
    const rounds: number[] = [];
    const jobs = createGalleryJobs({
      ...site,
      credits: { ...site.credits, sweepLeases: async (now) => rounds.push(now) },
      onFailure: () => {},
      pauseMs: 1,
    });
    jobs.start();
    jobs.start();
    await expect.poll(() => rounds.length).toBeGreaterThan(2);
    await jobs.stop();
    const stoppedAt = rounds.length;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(rounds.length).toBe(stoppedAt);
  });
});
