import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../../tests/support/databases/postgres-and-sqlite.ts';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { STANDARD_BALANCE } from '../../credits/credits.rules.ts';
import { signNothing } from '../../provenance/signing/picture-signer.usecases.ts';
import { createAccountDelivery, type DrawnRecipe } from './account-delivery.usecases.ts';
import { createTestAccountRuns, makeFilesFolder, PRICE } from './test-account-runs.ts';

const FOX: DrawnRecipe = {
  image: {
    bytes: new TextEncoder().encode('a fox'),
    contentType: 'image/png',
    engine: 'painter',
    seed: 7,
    durationMs: 1,
  },
  recipe: { prompt: 'a fox', width: 64, height: 64, seed: 7, format: 'png' },
  requestHash: 'request',
};
const waits = new AbortController().signal;

describeOnEveryDatabase("the delivery of an account's image", (open) => {
  async function setUp() {
    const { database } = await open();
    const { folder, remove } = await makeFilesFolder();
    onTestFinished(remove);
    const clock = createTestClock();
    const { credits, options, signUp } = createTestAccountRuns({ database, clock, folder });
    await signUp('ann', 500);
    const order = { accountId: 'ann', runId: randomUUID(), tool: 'green', tiles: 2 } as const;
    const quote = { balance: STANDARD_BALANCE, price: PRICE, isFreePlan: true };
    const [lost, living] = await credits.openRun({ ...order, quote, now: clock.now() });
    if (!lost || !living) throw new Error('The run has no holds.');
    await credits.releaseOpen(lost.id, clock.now());
    const delivery = createAccountDelivery({ credits, blobs: options.blobs, clock, signer: signNothing });
    const listStored = async () => ({
      rows: (await options.blobs.listOf('ann', 10)).length,
      files: (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
        entry.isFile(),
      ).length,
    });
    return { delivery, lost, living, listStored };
  }

  test('leaves neither row nor file behind when the hold was released meanwhile', async () => {
    const { delivery, lost, listStored } = await setUp();
    await expect(delivery.store(lost, FOX, waits)).rejects.toMatchObject({
      status: 503,
      code: 'hold.released',
    });
    expect(await listStored()).toEqual({ rows: 0, files: 0 });
  });

  test('keeps what a living hold refers to when the same bytes come too late for another', async () => {
    const { delivery, lost, living, listStored } = await setUp();
    await delivery.store(living, FOX, waits);
    await expect(delivery.store(lost, FOX, waits)).rejects.toMatchObject({ code: 'hold.released' });
    expect(await listStored()).toEqual({ rows: 1, files: 1 });
  });
});
