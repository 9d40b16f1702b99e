import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { IsItOurs } from '../../src/features/known-pictures/is-it-ours.schema.ts';
import { makeDevCertificate } from '../../src/features/provenance/signing/dev-certificate.ts';
import type { TestApp } from '../support/test-app.ts';
import { createTestClock } from '../support/test-clock.ts';
import { createApiTestSite } from './api-test-site.ts';

/** Pictures are drawn, on machines that do much else. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let site: TestApp;
let picture: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  const { certificate, key } = await makeDevCertificate({ now: createTestClock().now(), days: 3650 });
  site = await createApiTestSite({ C2PA_CERTIFICATE: certificate, C2PA_KEY: key });
  const answer = await site.app.request('/prompt/a%20heron%20by%20a%20lake?width=160&height=128&seed=7');
  picture = new Uint8Array(await answer.arrayBuffer());
});
afterAll(() => site.close());

function send(path: string, bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) {
  const form = new FormData();
  form.set('image', new Blob([bytes]), 'picture.jpg');
  return site.app.request(path, { method: 'POST', body: form, headers });
}

async function ask(bytes: Uint8Array): Promise<IsItOurs> {
  const answer = await send('/api/is-it-ours', new Uint8Array(bytes));
  expect(answer.status).toBe(200);
  return await answer.json();
}

test('knows its own file, and what its mark and its signature say', async () => {
  await vi.waitFor(async () => expect((await ask(picture)).ours).toBe('same'), {
    timeout: 15_000,
    interval: 500,
  });
  expect(await ask(picture)).toMatchObject({
    ours: 'same',
    deliveredOn: '2026-01-15',
    marks: [
      { label: 'How it was made', text: expect.stringContaining('algorithmicMedia') },
      { label: 'Made with', text: 'Dreamseed' },
      { label: 'Engine', text: 'illustrator' },
      { label: 'Seed', text: '7' },
    ],
    credentials: { state: 'whole', byThisSite: true },
  });
});

test('knows copies of it, and tells them from what it never drew', async () => {
  const copy = await sharp(picture).resize(90).webp({ quality: 50 }).toBuffer();
  expect(await ask(copy)).toEqual({
    ours: 'alike',
    deliveredOn: '2026-01-15',
    marks: [],
    credentials: { state: 'none', byThisSite: false, text: 'none' },
  });
  expect((await ask(await sharp(picture).rotate(90).png().toBuffer())).ours).toBe('unknown');
  const torn = new Uint8Array(picture);
  // The last byte before the end mark: how much of a picture changes with an earlier one depends on the picture.
  torn[torn.length - 3] = (torn.at(-3) ?? 0) ^ 1;
  expect(await ask(torn)).toMatchObject({
    ours: 'alike',
    credentials: { state: 'broken', byThisSite: false },
  });
});

test('answers on a page that needs no script, and keeps nothing of the file', async () => {
  const page = await site.app.request('/is-it-ours');
  expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=300']);
  const answer = await send('/is-it-ours', picture);
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
  const text = await answer.text();
  expect(text).toContain('Yes, it’s ours');
  expect(text).toContain('whole and signed by Dreamseed');
  const refused = await send('/is-it-ours', new Uint8Array([1, 2, 3]));
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('We can’t read this file as a picture.');
});

test('refuses what is no picture, unfolds into too much, or is sent by another site', async () => {
  const empty = await site.app.request('/api/is-it-ours', { method: 'POST', body: new FormData() });
  expect([empty.status, (await empty.json()).code]).toEqual([400, 'is_it_ours.picture_missing']);
  const flat = { width: 9000, height: 9000, channels: 3, background: '#36c' } as const;
  const bomb = await sharp({ create: flat, limitInputPixels: false }).png().toBuffer();
  const bombed = await send('/api/is-it-ours', new Uint8Array(bomb));
  expect([bombed.status, (await bombed.json()).code]).toEqual([400, 'is_it_ours.picture_too_many_pixels']);
  const foreign = await send('/api/is-it-ours', picture, { 'Sec-Fetch-Site': 'cross-site' });
  expect([foreign.status, (await foreign.json()).code]).toEqual([403, 'is_it_ours.other_site']);
});

test('answers so many questions of one address in an hour', async () => {
  const answers: number[] = [];
  for (let question = 0; question < 61; question++)
    answers.push((await send('/api/is-it-ours', new Uint8Array([1]))).status);
  expect(new Set(answers)).toEqual(new Set([400, 429]));
  const refused = await send('/is-it-ours', picture);
  expect(refused.status).toBe(429);
});
