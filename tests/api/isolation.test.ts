import { randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountClient, expectStatus, signUpClient } from '../support/identity/account-client.ts';
import type { TestApp } from '../support/test-app.ts';
import { addressOf, listAccountCalls } from './api-calls.ts';
import { createApiTestSite, listFailures } from './api-test-site.ts';

const MINUTE_MS = 60_000;
const TOKEN_MINUTES = 15;

let site: TestApp;
let owner: AccountClient;
let stranger: AccountClient;
/** What the owner has: an image in the gallery, one that came and is not saved yet, and a license to come. */
let kept: { id: string; url: string; thumbnailUrl: string };
let delivered: { holdId: string; bytes: Uint8Array; runId: string };
let unusedKey: string;

const signUp = () =>
  signUpClient((path, init) => site.app.request(path, init), { origin: 'http://localhost' });

beforeAll(async () => {
  site = await createApiTestSite();
  owner = await signUp();
  stranger = await signUp();
  await stranger.status();
  expectStatus(await owner.save({ bytes: await drawSquare(), tool: 'green', idempotencyKey: 'mine' }), 200);
  const [newest] = expectStatus(await owner.gallery(), 200).body;
  if (!newest) throw new Error('The saved image is not in the history.');
  kept = newest;
  const runId = randomUUID();
  const drawn = await owner.draw({ tool: 'green', runId, tile: 0 });
  expect(drawn.status).toBe(200);
  delivered = { runId, holdId: drawn.holdId ?? '', bytes: drawn.bytes };
  unusedKey = expectStatus(await owner.buy('booster'), 200).body.licenseKey;
});
afterAll(() => site.close());

async function drawSquare(): Promise<Uint8Array> {
  const create = { width: 64, height: 64, channels: 3 as const, background: '#b03060' };
  return await sharp({ create }).png().toBuffer();
}

/** @param authorization '' sends none. */
async function askEverything(authorization: string): Promise<Map<string, { status: number; code: string }>> {
  const answers = new Map<string, { status: number; code: string }>();
  for (const call of listAccountCalls()) {
    const answer = await site.app.request(addressOf(call, kept.id), {
      method: call.method.toUpperCase(),
      headers: {
        'Content-Type': 'application/json',
        ...(authorization ? { Authorization: authorization } : {}),
      },
      body: call.method === 'post' ? '{}' : undefined,
    });
    const body = (await answer.json().catch(() => ({}))) as { code?: string; message?: string };
    expect(body.message, `${call.id} says nothing`).toBeTruthy();
    answers.set(call.id, { status: answer.status, code: body.code ?? '' });
  }
  return answers;
}

describe('without a valid token nothing of an account can be reached', () => {
  test('API-13, ROLE-04: a guest is asked to sign in by every call', async () => {
    const answers = await askEverything('');
    expect(answers.size).toBeGreaterThan(5);
    for (const [call, answer] of answers)
      expect(answer, call).toEqual({ status: 401, code: 'auth.required' });
  });

  test('API-13: no call believes a forged or broken token', async () => {
    const claims = { sub: 'somebody', email: owner.email, sid: 'a-session' };
    const [, payload = '', signature = ''] = owner.token().split('.');
    const forged = [
      'Bearer garbage',
      'Bearer ',
      'Basic YWRhOnNlY3JldA==',
      `Bearer ${owner.token()}x`,
      `Bearer ${owner.token().replace(/^[^.]+/, Buffer.from('{"alg":"none"}').toString('base64url'))}`,
      `Bearer eyJhbGciOiJIUzI1NiJ9.${payload}.${signature}`,
      `Bearer ${new UnsecuredJWT(claims).setIssuedAt().setExpirationTime('1h').encode()}`,
      `Bearer ${await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode('a secret that is long enough to sign'))}`,
    ];
    for (const authorization of forged) {
      for (const [call, answer] of await askEverything(authorization))
        expect(answer.status, `${call} with ${authorization.slice(0, 40)}`).toBe(401);
    }
  });

  test('API-13: a token works no longer than its sign-in, or its account, and reads nothing after that', async () => {
    const leaving = await signUp();
    await leaving.status();
    await leaving.signOut();
    const deleted = await signUp();
    await deleted.status();
    expectStatus(await deleted.call('POST', '/account/delete', { password: deleted.password }), 204);
    for (const { token } of [leaving, deleted]) {
      for (const [call, answer] of await askEverything(`Bearer ${token()}`))
        expect(answer, call).toEqual({ status: 401, code: 'auth.invalid_token' });
    }
    expect((await leaving.draw({ tool: 'green', runId: randomUUID(), tile: 0 })).status).toBe(401);
  });

  test('API-13: a token works no longer than it says', async () => {
    const waiting = await signUp();
    site.clock.advance((TOKEN_MINUTES + 1) * MINUTE_MS);
    for (const [call, answer] of await askEverything(`Bearer ${waiting.token()}`))
      expect(answer, call).toEqual({ status: 401, code: 'auth.invalid_token' });
    await Promise.all([owner, stranger].map((client) => client.refreshToken()));
  });
});

describe("another account's things are as unknown as things that never were", () => {
  test('HIST-08: its images are neither listed, nor deleted, nor restored', async () => {
    expect((await stranger.gallery()).body).toEqual([]);
    for (const id of [kept.id, randomUUID()]) {
      expect(await stranger.remove(id)).toMatchObject({ status: 404, body: { code: 'image.unknown' } });
      expect(await stranger.restore(id)).toMatchObject({ status: 404, body: { code: 'image.unknown' } });
    }
    const { body } = await owner.gallery();
    expect(body.map(({ id }) => id)).toContain(kept.id);
  });

  test('HIST-08: its files open by their signed address alone', async () => {
    const bearer = { Authorization: `Bearer ${stranger.token()}` };
    const [path = '', query = ''] = kept.url.split('?');
    for (const address of [path, `${path}?${query.replace(/signature=./, 'signature=~')}`]) {
      expect((await site.app.request(address, { headers: bearer })).status, address).toBeGreaterThanOrEqual(
        400,
      );
      expect((await site.app.request(address)).status, address).toBeLessThan(500);
    }
    const swapped = kept.thumbnailUrl.replace('/thumbnail', '/file');
    expect((await site.app.request(swapped)).status).toBe(403);
    expect((await site.app.request(`${path.replace(kept.id, randomUUID())}?${query}`)).status).toBe(403);
    expect((await site.app.request(kept.url)).status).toBe(200);
  });

  test('its hold is neither saved nor given back', async () => {
    const { holdId, bytes } = delivered;
    for (const id of [holdId, randomUUID()]) {
      const saved = await stranger.save({ bytes, tool: 'green', holdId: id });
      expect(saved).toMatchObject({ status: 404, body: { code: 'hold.unknown' } });
      const released = await stranger.release({ holdIds: [id], runId: delivered.runId });
      expect(released).toMatchObject({ status: 200, body: { released: [], kept: [] } });
    }
    expect((await owner.save({ bytes, tool: 'green', holdId })).status).toBe(200);
  });

  test("the same run, tile and key are another account's own", async () => {
    // Not the run above: whoever stops a run, somebody else's or none, cannot open it afterwards.
    const runId = randomUUID();
    const theirs = await owner.draw({ tool: 'green', runId, tile: 0 });
    const drawn = await stranger.draw({ tool: 'green', runId, tile: 0 });
    expect([theirs.status, drawn.status]).toEqual([200, 200]);
    expect(drawn.holdId).not.toBe(theirs.holdId);
    const order = { bytes: await drawSquare(), tool: 'green', idempotencyKey: 'mine' } as const;
    const saved = expectStatus(await stranger.save(order), 200).body;
    expect(saved.image.id).not.toBe(kept.id);
    expect((await stranger.gallery()).body.map(({ id }) => id)).toEqual([saved.image.id]);
  });

  test('its purchases are not accepted, used or not', async () => {
    const wrongEmail = await stranger.activate(unusedKey, stranger.email);
    expect(wrongEmail).toMatchObject({ status: 400, body: { code: 'license.not_accepted' } });
    expectStatus(await owner.activate(unusedKey), 200);
    const used = await stranger.activate(unusedKey, owner.email);
    expect(used).toMatchObject({ status: 409, body: { code: 'license.used' } });
    expect((await stranger.status()).body.licenses).toEqual([]);
  });

  test('a status tells nothing of anybody else', async () => {
    const text = JSON.stringify((await stranger.status()).body);
    expect(text).not.toContain(owner.email);
    expect(text).not.toContain(unusedKey);
  });
});

test('nobody is named in the log, and nothing failed on our side', () => {
  const log = site.logs.join('\n');
  for (const secret of [owner.email, stranger.email, owner.password, owner.token(), unusedKey])
    expect(log).not.toContain(secret);
  expect(listFailures(site)).toEqual([]);
});
