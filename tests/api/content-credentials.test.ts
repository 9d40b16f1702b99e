import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { carryMark } from '../../src/features/provenance/marked-file.rules.ts';
import { checkCredentials } from '../../src/features/provenance/signing/check-credentials.ts';
import { makeDevCertificate } from '../../src/features/provenance/signing/dev-certificate.ts';
import { readByOthers } from '../../src/features/provenance/signing/test-other-reader.ts';
import { expectStatus, signUpClient } from '../support/identity/account-client.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { createTestClock } from '../support/test-clock.ts';
import { createApiTestSite } from './api-test-site.ts';

/** Pictures are drawn, on machines that do much else. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const PICTURE = '/prompt/a%20heron?width=64&height=64&seed=7';
let settings: { C2PA_CERTIFICATE: string; C2PA_KEY: string };
let site: TestApp;
beforeAll(async () => {
  const { certificate, key } = await makeDevCertificate({ now: createTestClock().now(), days: 3650 });
  settings = { C2PA_CERTIFICATE: certificate, C2PA_KEY: key };
  site = await createApiTestSite(settings);
});
afterAll(() => site.close());

const bytesOf = async (answer: Response | Promise<Response>) =>
  new Uint8Array(await (await answer).arrayBuffer());

test('a picture leaves signed, the same on every server under its tag', async () => {
  const answer = await site.app.request(PICTURE);
  const signed = await bytesOf(answer);
  const { problems, actions } = await readByOthers(signed);
  expect(problems).toEqual(['signingCredential.untrusted']);
  expect(actions).toMatchObject([{ action: 'c2pa.created', softwareAgent: { name: 'illustrator' } }]);
  expect(Buffer.from(signed).includes('heron')).toBe(false);
  const again = await createApiTestSite(settings);
  const unsigned = await createApiTestSite();
  try {
    const other = await again.app.request(PICTURE);
    expect(other.headers.get('ETag')).toBe(answer.headers.get('ETag'));
    expect(Buffer.from(await bytesOf(other)).equals(signed)).toBe(true);
    const bare = await unsigned.app.request(PICTURE);
    expect(bare.headers.get('ETag')).not.toBe(answer.headers.get('ETag'));
    expect(await checkCredentials(await bytesOf(bare))).toEqual({ state: 'unreadable' });
  } finally {
    await again.close();
    await unsigned.close();
  }
});

test('an account keeps signed pictures, and gets the same bytes again', async () => {
  const client = await signUpClient((path, init) => site.app.request(path, init), {
    origin: 'http://localhost',
  });
  await client.status();
  const order = {
    tool: 'green',
    prompt: 'a heron',
    seed: 7,
    runId: randomUUID(),
    tile: 0,
    tiles: 1,
  } as const;
  const tile = await client.draw(order);
  const saved = await client.save({ ...tile, tool: 'green', prompt: 'a heron' });
  expectStatus(saved, 200);
  const [entry] = expectStatus(await client.gallery(), 200).body;
  const kept = await bytesOf(site.app.request(entry?.url ?? ''));
  expect(Buffer.from(kept).equals(tile.bytes)).toBe(true);
  expect((await readByOthers(kept)).problems).toEqual(['signingCredential.untrusted']);
});

test('what is signed here is signed again as another kind of file, and nothing else is', async () => {
  const original = await bytesOf(site.app.request(PICTURE));
  const convert = (bytes: Uint8Array<ArrayBuffer>, type: string) => {
    const body = new FormData();
    body.set('image', new Blob([bytes]), 'picture.jpg');
    body.set('type', type);
    return site.app.request('/api/pictures/convert', { method: 'POST', body });
  };
  const png = await bytesOf(convert(original, 'png'));
  expect(png.subarray(1, 4)).toEqual(new TextEncoder().encode('PNG'));
  const { problems, actions } = await readByOthers(png);
  expect(problems).toEqual(['signingCredential.untrusted']);
  expect(actions).toMatchObject([{ action: 'c2pa.created', softwareAgent: { name: 'illustrator' } }]);
  const changed = new Uint8Array(original);
  changed[changed.length - 40] = (changed.at(-40) ?? 0) ^ 1;
  for (const bytes of [changed, carryMark(original, original, { prompt: 'a lie' })]) {
    const refused = await convert(bytes, 'png');
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'conversion.not_ours']);
  }
  expect((await convert(original, 'gif')).status).toBe(400);
});

test('a wrong key keeps the site from starting, in one sentence', async () => {
  const other = await makeDevCertificate({ now: createTestClock().now() });
  await expect(createTestApp({ ...settings, C2PA_KEY: other.key })).rejects.toThrow(
    /^C2PA_KEY: is not the key of C2PA_CERTIFICATE\.$/,
  );
});
