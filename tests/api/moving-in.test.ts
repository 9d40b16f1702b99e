import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { findLedgerFaults } from '../../src/features/credits/ledger-invariants.store.ts';
import type { Database } from '../../src/platform/db/database.types.ts';
import { type AccountClient, signUpClient } from '../support/identity/account-client.ts';
import type { TestApp } from '../support/test-app.ts';
import { createApiTestSite, listFailures } from './api-test-site.ts';

const DAY_MS = 86_400_000;
const ALLOWANCE = 3;

/** Pictures are drawn, on machines that do much else. */
vi.setConfig({ testTimeout: 120_000 });

let site: TestApp;
let database: Database;
beforeAll(async () => {
  site = await createApiTestSite({ GUEST_DAILY_IMAGES: String(ALLOWANCE) });
  database = await site.openData();
});
afterEach(async () => {
  expect(await findLedgerFaults(database)).toEqual([]);
  expect(listFailures(site)).toEqual([]);
});
afterAll(async () => {
  await database.close();
  await site.close();
});

const signUp = () =>
  signUpClient((path, init) => site.app.request(path, init), { origin: 'http://localhost' });

interface GuestPicture {
  status: number;
  bytes: Buffer;
  receipt: string | null;
  caching: string | null;
  fullPrompt: string;
}

async function drawAsGuest(seed: number, headers: Record<string, string>): Promise<GuestPicture> {
  const fullPrompt = 'a heron by a pond';
  const address = `/prompt/${encodeURIComponent(fullPrompt)}?width=64&height=64&seed=${seed}`;
  const answer = await site.app.request(address, { headers });
  return {
    status: answer.status,
    bytes: Buffer.from(await answer.arrayBuffer()),
    receipt: answer.headers.get('X-Dreamseed-Receipt'),
    caching: answer.headers.get('Cache-Control'),
    fullPrompt,
  };
}

const drawInRun = (seed: number) =>
  drawAsGuest(seed, {
    'X-Dreamseed-Tool': 'green',
    'X-Dreamseed-Run': randomUUID(),
    'X-Dreamseed-Tile': '0',
  });

const moveIn = (client: AccountClient, { bytes, receipt, fullPrompt }: GuestPicture, changes: object = {}) =>
  client.call<{ image: { id: string; cost: number; recipe: object }; code: string }>('POST', '/images/save', {
    base64Image: bytes.toString('base64'),
    prompt: 'a heron',
    fullPrompt,
    width: 64,
    height: 64,
    generatorType: 'green',
    receipt,
    ...changes,
  });

/** As one tab does it: one after the other, and again when other tabs send at the same moment. */
async function moveAllIn(client: AccountClient, pictures: readonly GuestPicture[]) {
  const answers: Awaited<ReturnType<typeof moveIn>>[] = [];
  for (const picture of pictures) {
    let answer = await moveIn(client, picture);
    while (answer.body.code === 'request.too_many_at_once') answer = await moveIn(client, picture);
    answers.push(answer);
  }
  return answers;
}

test('an address gets as many receipts as its allowance of a day gave out pictures, and moves those in once', async () => {
  const drawn = await Promise.all(Array.from({ length: ALLOWANCE + 2 }, (_, seed) => drawInRun(seed)));
  const pictures = drawn.filter(({ status }) => status === 200);
  expect(drawn.filter(({ status }) => status === 429)).toHaveLength(2);
  expect(new Set(drawn.flatMap(({ receipt }) => receipt ?? [])).size).toBe(ALLOWANCE);
  for (const { caching } of pictures) expect(caching).toMatch(/^private, max-age=/);

  const [ann, bob] = await Promise.all([signUp(), signUp()]);
  const before = await Promise.all([ann, bob].map(async (client) => (await client.status()).body.credits));
  const tabs = await Promise.all([ann, bob, ann].map((client) => moveAllIn(client, pictures)));
  const answers = tabs.flat();
  const kept = answers.filter(({ status }) => status === 200).map(({ body }) => body.image);
  expect(new Set(kept.map(({ id }) => id)).size).toBe(ALLOWANCE);
  expect(kept[0]).toMatchObject({ cost: 0, recipe: { engine: 'illustrator', seed: expect.any(Number) } });
  for (const { status, body } of answers) if (status !== 200) expect(body.code).toBe('receipt.used');
  const galleries = await Promise.all([ann, bob].map(async (client) => (await client.gallery()).body.length));
  expect(galleries[0]! + galleries[1]!).toBe(ALLOWANCE);
  expect(await Promise.all([ann, bob].map(async (client) => (await client.status()).body.credits))).toEqual(
    before,
  );
});

test('a picture that no tool of ours asked for, or an account, has no receipt', async () => {
  site.clock.advance(DAY_MS);
  const plain = await drawAsGuest(11, {});
  expect([plain.status, plain.receipt]).toEqual([200, null]);
  expect(plain.caching).toMatch(/^public/);
  const client = await signUp();
  const own = await client.draw({ tool: 'green', runId: randomUUID(), tile: 0 });
  expect([own.status, own.headers.get('X-Dreamseed-Receipt')]).toEqual([200, null]);
});

test('a receipt is for its own bytes and words, for thirty days, and cannot be written by anybody else', async () => {
  const picture = await drawInRun(21);
  const other = await drawInRun(22);
  const client = await signUp();
  const { receipt } = picture;
  const forged = await new SignJWT(JSON.parse(atob(receipt?.split('.')[1] ?? '')))
    .setProtectedHeader({ alg: 'HS256' })
    .setJti(randomUUID())
    .sign(new TextEncoder().encode('a secret that is long enough to sign'));
  const [, payload = ''] = receipt?.split('.') ?? [];
  for (const wrong of [
    { receipt: other.receipt },
    { receipt: forged },
    { receipt: `${btoa('{"alg":"none"}').replaceAll('=', '')}.${payload}.` },
    { receipt: 'x' },
    { receipt: client.token() },
    { fullPrompt: 'a crow' },
    { base64Image: other.bytes.toString('base64') },
  ]) {
    expect(await moveIn(client, picture, wrong)).toMatchObject({
      status: 403,
      body: { code: 'receipt.refused' },
    });
  }
  site.clock.advance(31 * DAY_MS);
  await client.signIn();
  expect((await moveIn(client, picture)).body.code).toBe('receipt.refused');
  expect((await client.gallery()).body).toEqual([]);
});
