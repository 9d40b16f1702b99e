import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryLimits } from '../../platform/limits/attempt-limits.ts';
import { AppError } from '../../shared/app-error.ts';
import { findXmp, markPicture, putXmp } from '../provenance/marked-file.rules.ts';
import { writeSourceType } from '../provenance/picture-mark.rules.ts';
import { makeDevCertificate } from '../provenance/signing/dev-certificate.ts';
import {
  createPictureSigner,
  type PictureSigner,
  signNothing,
} from '../provenance/signing/picture-signer.usecases.ts';
import { openSigningKey } from '../provenance/signing/signing-key.ts';
import { readByOthers } from '../provenance/signing/test-other-reader.ts';
import { createEnlargingRoutes } from './enlarging.routes.ts';
import { createEnlarging, type Enlarging } from './enlarging.usecases.ts';
import { openEnlargedFiles } from './work/enlarged-files.ts';

/** What each image says of itself. */
const XMP = writeSourceType('algorithmicMedia');
const ACCOUNTS = ['ann', 'bob', 'free'];

let folder: string;
let enlarging: Enlarging;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'enlarging-'));
});
afterEach(async () => {
  await enlarging.close();
  rmSync(folder, { recursive: true });
});

/** Accounts are called by their names here: `Bearer ann`; each has one image of the same name. */
async function setUp(
  { width = 512, height = 288, daily }: { [name: string]: number | undefined } = {},
  { signer = signNothing, mark }: { signer?: PictureSigner; mark?: Parameters<typeof markPicture>[1] } = {},
) {
  const drawn = await sharp({ create: { width, height, channels: 3, background: '#36c' } })
    .png()
    .toBuffer();
  const bytes = mark ? markPicture(drawn, mark) : putXmp(drawn, XMP);
  enlarging = createEnlarging({
    async readImage(accountId, imageId) {
      if (accountId !== imageId) throw new AppError({ status: 404, code: 'image.unknown', message: 'None.' });
      return { bytes, width, height };
    },
    hasPlan: async ({ identity }) => identity.id !== 'free',
    files: openEnlargedFiles(folder),
    signer,
    processFile: join(import.meta.dirname, 'work', 'enlarge.process.ts'),
    limits: createMemoryLimits(),
    daily,
  });
  const guard = {
    async identifyLiving(authorization: string | undefined) {
      const id = ACCOUNTS.find((name) => authorization === `Bearer ${name}`);
      if (!id) throw new AppError({ status: 401, code: 'auth.required', message: 'Please sign in.' });
      return { id, email: `${id}@example.com`, sessionId: 'session' };
    },
  };
  const app = new Hono();
  app.route('/', createEnlargingRoutes({ enlarging, guard, trustedProxies: 0 }));
  app.onError((error) => {
    if (!(error instanceof AppError)) throw error;
    return Response.json({ message: error.message, code: error.code }, { status: error.status });
  });
  const headersOf = (as: string) => ({ Authorization: `Bearer ${as}`, 'Content-Type': 'application/json' });
  const enlarge = async (as: string, order: object, { image = as, signal }: EnlargeHow = {}) =>
    await app.request(`/api/images/${image}/enlarge`, {
      method: 'POST',
      headers: headersOf(as),
      body: JSON.stringify(order),
      signal: signal ?? null,
    });
  const progress = async (as: string) =>
    (await app.request('/api/images/enlarging', { headers: headersOf(as) })).json();
  return { enlarge, progress };
}

interface EnlargeHow {
  image?: string;
  signal?: AbortSignal;
}

const refusalOf = async (response: Response) => [response.status, (await response.json()).code];
const SMALL = { size: '4k', format: 'jpeg' };

describe('enlarging over HTTP', () => {
  test.each(['png', 'jpeg', 'webp'])(
    'answers a 4K %s of the image’s shape that says what the image says, and keeps nothing',
    async (format) => {
      const { enlarge } = await setUp({ width: 64, height: 16 });
      const response = await enlarge('ann', { size: '4k', format });
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe(`image/${format}`);
      expect(response.headers.get('Cache-Control')).toBe('private, no-store');
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect(bytes.length).toBe(Number(response.headers.get('Content-Length')));
      expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 4096, height: 1024 });
      expect(findXmp(bytes)).toBe(XMP);
      await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]));
    },
  );

  test('signs what it makes of a picture of this site, as another reader finds', async () => {
    const now = Date.UTC(2026, 10, 26);
    const pems = await makeDevCertificate({ now });
    const signer = await createPictureSigner({
      key: openSigningKey({ ...pems, folder: '/', now }),
      clock: { now: () => now },
      onFailure: (error) => {
        throw error;
      },
    });
    const mark = {
      sourceType: 'algorithmicMedia',
      tool: 'Dreamseed',
      engine: 'illustrator',
      seed: 7,
    } as const;
    const { enlarge } = await setUp({ width: 1024, height: 64 }, { signer, mark });
    const signed = new Uint8Array(await (await enlarge('ann', SMALL)).arrayBuffer());
    expect(await readByOthers(signed)).toMatchObject({
      problems: ['signingCredential.untrusted'],
      actions: [{ action: 'c2pa.created', softwareAgent: { name: 'illustrator' } }],
    });
    expect(await sharp(signed).metadata()).toMatchObject({ width: 4096, height: 256 });
  });

  test('answers guests with 401, accounts without a paid plan with 403, and knows no image of others', async () => {
    const { enlarge } = await setUp();
    expect(await refusalOf(await enlarge('nobody', SMALL))).toEqual([401, 'auth.required']);
    expect(await refusalOf(await enlarge('free', SMALL))).toEqual([403, 'enlarging.needs_plan']);
    expect(await refusalOf(await enlarge('ann', SMALL, { image: 'bob' }))).toEqual([404, 'image.unknown']);
  });

  test.each([[{ size: '16k', format: 'png' }], [{ size: '4k', format: 'gif' }], [{}]])(
    'refuses the order %j',
    async (order) => {
      const { enlarge } = await setUp();
      expect(await refusalOf(await enlarge('ann', order))).toEqual([400, 'request.invalid']);
    },
  );

  test('refuses to enlarge what is as large already', async () => {
    const { enlarge } = await setUp({ width: 4096, height: 8 });
    expect(await refusalOf(await enlarge('ann', SMALL))).toEqual([400, 'enlarging.large_enough']);
  });

  test('counts what an account had in a day, but no refusal', async () => {
    const { enlarge } = await setUp({ width: 64, height: 4, daily: 1 });
    await enlarge('ann', {});
    await enlarge('ann', SMALL, { image: 'bob' });
    const first = await enlarge('ann', SMALL);
    expect(first.status).toBe(200);
    await first.body?.cancel();
    expect(await refusalOf(await enlarge('ann', SMALL))).toEqual([429, 'enlarging.too_many']);
  });

  test('makes one image at a time for an account and for the site, says how far it is, and ends when its caller leaves', async () => {
    const { enlarge, progress } = await setUp({ width: 1024, height: 1024 });
    const [ann, bob] = [new AbortController(), new AbortController()];
    const order = { size: '8k', format: 'png' };
    const left = enlarge('ann', order, { signal: ann.signal });
    await vi.waitFor(
      async () => {
        const { state, done } = await progress('ann');
        expect([state, done > 0]).toEqual(['working', true]);
      },
      { timeout: 15_000 },
    );
    expect(await refusalOf(await enlarge('ann', order))).toEqual([429, 'enlarging.one_at_a_time']);
    const waiting = enlarge('bob', order, { signal: bob.signal });
    await vi.waitFor(async () => expect(await progress('bob')).toEqual({ state: 'waiting', done: 0 }));
    bob.abort();
    expect(await refusalOf(await waiting)).toEqual([499, 'enlarging.stopped']);
    ann.abort();
    expect(await refusalOf(await left)).toEqual([499, 'enlarging.stopped']);
    expect(await progress('ann')).toEqual({ state: 'none', done: 0 });
    // The next one can begin once the process has ended and its files are gone.
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]));
  });

  test('a picture that cannot be read fails and leaves nothing', async () => {
    await setUp();
    const spoilt = createEnlarging({
      readImage: async () => ({ bytes: Buffer.from('no picture'), width: 8, height: 8 }),
      hasPlan: async () => true,
      files: openEnlargedFiles(folder),
      signer: signNothing,
      processFile: join(import.meta.dirname, 'work', 'enlarge.process.ts'),
      limits: createMemoryLimits(),
    });
    const caller = { identity: { id: 'ann', email: '', sessionId: '' }, address: '' };
    const failed = spoilt.enlarge(caller, 'a', { size: '4k', format: 'png' }, new AbortController().signal);
    await expect(failed).rejects.toThrow(/unsupported image format/);
    expect(readdirSync(folder)).toEqual([]);
  });
});

test('what a killed server left is deleted when one begins later, and not what another process is at', async () => {
  await setUp();
  mkdirSync(folder, { recursive: true });
  for (const name of ['left.rows', 'in-work.rows']) writeFileSync(join(folder, name), 'x');
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  utimesSync(join(folder, 'left.rows'), longAgo, longAgo);
  openEnlargedFiles(folder);
  expect(readdirSync(folder)).toEqual(['in-work.rows']);
});
