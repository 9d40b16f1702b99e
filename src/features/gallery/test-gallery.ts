import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { createTestClock } from '../../../tests/support/test-clock.ts';
import type { Database } from '../../platform/db/database.types.ts';
import { createMemoryLimits } from '../../platform/limits/attempt-limits.ts';
import { createBlobs } from '../../platform/storage/blobs.store.ts';
import { createMemoryStorage } from '../../platform/storage/test-memory-storage.ts';
import { STANDARD_BALANCE, signUpBonusKey } from '../credits/credits.rules.ts';
import type { Hold, HoldTool } from '../credits/credits.types.ts';
import { createCredits } from '../credits/credits.usecases.ts';
import { createGalleryJobs } from './gallery.jobs.ts';
import type { ImageDetails } from './gallery.schema.ts';
import type { GalleryCaller } from './gallery.types.ts';
import { createGallery, type GalleryOptions } from './gallery.usecases.ts';

export const PRICE = 50;
export const WELCOME = 500;

/** A picture of its own for every number, 64 pixels square. */
export async function drawPng(number: number, side = 64): Promise<Buffer> {
  const background = { r: number % 256, g: Math.floor(number / 256) % 256, b: 90 };
  return await sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer();
}

export function callerOf(accountId: string): GalleryCaller {
  const identity = { id: accountId, email: `${accountId}@example.com`, sessionId: 'session' };
  return { identity, address: '192.0.2.1' };
}

type JsonInput = ImageDetails & { base64Image: string };

export async function saveInput(changes: Partial<JsonInput> = {}): Promise<JsonInput> {
  return {
    base64Image: (await drawPng(1)).toString('base64'),
    prompt: 'a fox',
    fullPrompt: 'a fox, Anime style',
    width: 64,
    height: 64,
    generatorType: 'green',
    ...changes,
  };
}

/** What the servers of one site share. */
export function createTestSite() {
  return { clock: createTestClock(), ...createMemoryStorage() };
}

type TestSite = ReturnType<typeof createTestSite>;
export type TestGallery = ReturnType<typeof createTestGallery>;

/** The gallery of one server on a real ledger, with the image service's part played. */
export function createTestGallery(
  database: Database,
  site: TestSite = createTestSite(),
  changes: Partial<GalleryOptions> = {},
) {
  const { clock, storage, files } = site;
  const failures: unknown[] = [];
  const credits = createCredits({ database, newId: randomUUID });
  const blobs = createBlobs({ database, storage, newId: randomUUID, clock });
  const parts = { database, credits, blobs, storage, clock, newId: randomUUID };
  const gallery = createGallery({
    ...parts,
    signingSecret: 'a secret of this test',
    limits: createMemoryLimits(),
    freeUploadsDaily: 1_000_000,
    quote: async () => ({ balance: STANDARD_BALANCE, price: PRICE, isFreePlan: true }),
    statusOf: async ({ id, email }) => ({
      name: id,
      email,
      plan: 'Free Trial',
      credits: (await credits.readBalance(id, STANDARD_BALANCE)).balance,
      creditsPerImage: PRICE,
      yellowToolDailyCredits: 0,
      yellowToolPlanExpiresAt: null,
      isGuest: false,
      licenses: [],
    }),
    stopDrawing: () => {},
    readReceipt: async () => undefined,
    endLink: async () => {},
    ...changes,
  });
  const jobs = createGalleryJobs({ ...parts, onFailure: (error) => failures.push(error), pauseMs: 5 });

  const welcome = (accountId: string, amount = WELCOME) =>
    database.transaction((transaction) =>
      credits.grant(transaction, {
        accountId,
        balance: STANDARD_BALANCE,
        amount,
        reason: 'welcome',
        idempotencyKey: signUpBonusKey(accountId),
        now: clock.now(),
      }),
    );

  const openRun = (accountId: string, order: { runId?: string; tiles?: number; tool?: HoldTool } = {}) =>
    credits.openRun({
      accountId,
      runId: order.runId ?? randomUUID(),
      tool: order.tool ?? 'green',
      tiles: order.tiles ?? 2,
      quote: { balance: STANDARD_BALANCE, price: PRICE, isFreePlan: true },
      now: clock.now(),
    });

  const deliver = async (hold: Hold, bytes: Uint8Array, start?: Uint8Array): Promise<Hold> => {
    const startingObjectId = start
      ? await blobs.store(
          hold.accountId,
          { bytes: start, contentType: 'image/jpeg' },
          async (_, { id }) => id,
        )
      : null;
    const drawn = { fullPrompt: 'a fox, Anime style', width: 64, height: 64, seed: 7, engine: 'illustrator' };
    const content = { bytes, contentType: 'image/png' };
    const { hold: delivered } = await blobs.store(hold.accountId, content, (transaction, { id }) =>
      credits.deliver(transaction, hold.id, {
        storedObjectId: id,
        startingObjectId,
        drawn: { ...drawn, ...(start && { strength: 0.5 }) },
        requestHash: 'request',
        now: clock.now(),
      }),
    );
    return delivered;
  };

  /** A hold whose image was shown to its account and waits to be saved. */
  const drawHold = async (
    accountId: string,
    {
      number = 1,
      tool = 'green' as HoldTool,
      runId = randomUUID() as string,
      start = undefined as Uint8Array | undefined,
    } = {},
  ): Promise<Hold> => {
    const [hold] = await openRun(accountId, { tiles: 1, tool, runId });
    return await deliver(hold!, await drawPng(number), start);
  };

  const balance = (accountId: string) => credits.readBalance(accountId, STANDARD_BALANCE);

  return { ...parts, files, failures, gallery, jobs, welcome, openRun, deliver, drawHold, balance };
}
