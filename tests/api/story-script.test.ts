import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writtenScriptSchema } from '../../src/features/story-scripts/story-script.schema.ts';
import type { WrittenScript } from '../../src/features/story-scripts/story-scripts.types.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { fillForm, readRefusal, STORY_PATH, TITLE, takePhoto } from './story-request.ts';

let photo: Blob;
beforeAll(async () => {
  photo = await takePhoto();
});

describe('a site without any setting', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp({ STORY_SCRIPTS_PER_HOUR: '1000' });
  });
  afterAll(() => site.close());
  const post = async (body: BodyInit, headers: Record<string, string> = {}) =>
    await site.app.request(STORY_PATH, { method: 'POST', body, headers });

  test('GEN-22: writes five pages for a guest, and keeps nothing', async () => {
    const answer = await post(fillForm({ title: TITLE, image: photo }));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    const script = writtenScriptSchema.parse(await answer.json());
    expect(script).toMatchObject({ writer: 'built-in', builtIn: true });
    expect(script.story.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5]);
  });

  test('answers a practical title with gaps, and says that they are to be filled', async () => {
    const write = async (title: string) =>
      writtenScriptSchema.parse(await (await post(fillForm({ title, image: photo }))).json());
    const tips = await write('Ten tips for better sleep');
    expect(tips.story[1]).toMatchObject({ page: 2, title: 'Tips 1–4' });
    expect(tips.story[1]!.text).toMatch(/^Tip 1: \[.+\] Tip 2: \[…\]/);
    expect(tips.note).toContain('[brackets]');
    expect((await write('東京の夜')).note).toContain('English');
    expect(await write(TITLE)).not.toHaveProperty('note');
  });

  test('writes the same for the same, and something else for another picture', async () => {
    const write = async (image: Blob) =>
      (await (await post(fillForm({ title: TITLE, image }))).json()) as WrittenScript;
    const night = sharp({ create: { width: 1200, height: 700, channels: 3, background: '#0b1026' } });
    const dark = new Blob([new Uint8Array(await night.webp().toBuffer())], { type: 'image/webp' });
    const [one, again, other] = await Promise.all([write(photo), write(photo), write(dark)]);
    expect(again).toEqual(one);
    const changed = one.story.filter(({ text }, place) => text !== other.story[place]?.text);
    expect(changed.length).toBeGreaterThanOrEqual(3);
  });

  test.each<[string, () => Record<string, string | Blob>]>([
    ['nothing', () => ({})],
    ['no title', () => ({ image: photo })],
    ['a title of spaces', () => ({ title: '  \n ', image: photo })],
    ['a title that is a file', () => ({ title: photo, image: photo })],
    ['no image', () => ({ title: TITLE })],
    ['an image that is a word', () => ({ title: TITLE, image: 'photo.jpg' })],
    ['an empty image', () => ({ title: TITLE, image: new Blob([]) })],
  ])('GEN-14, ERR-16: %s is answered with the exact words', async (_, fields) => {
    expect(await readRefusal(await post(fillForm(fields())))).toEqual({
      status: 400,
      message: 'Please provide a title and an image.',
      code: 'story_script.incomplete',
    });
  });

  test.each<[string, BodyInit, Record<string, string>]>([
    ['JSON', '{"title":"x"}', { 'Content-Type': 'application/json' }],
    ['a form without its boundary', 'title=x', { 'Content-Type': 'multipart/form-data' }],
    [
      'a torn form',
      '--b\r\nContent-Disposition: form-data; name="title"',
      { 'Content-Type': 'multipart/form-data; boundary=b' },
    ],
    ['no body', '', {}],
  ])('%s is no form', async (_, body, headers) => {
    expect(await readRefusal(await post(body, headers))).toMatchObject({
      status: 400,
      code: 'story_script.incomplete',
    });
  });

  test('a title of more than 200 characters is refused', async () => {
    const answer = await post(fillForm({ title: 'é'.repeat(201), image: photo }));
    expect(await readRefusal(answer)).toMatchObject({ status: 400, code: 'story_script.title_too_long' });
    expect((await post(fillForm({ title: 'é'.repeat(200), image: photo }))).status).toBe(200);
  });

  test.each([
    ['a text that says it is a photo', 'hello'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'],
    ['half a head', '\x89PNG\r\n'],
    ['a page', '<!DOCTYPE html><script>alert(1)</script>'],
  ])('GEN-04: %s is no picture', async (_, content) => {
    const image = new Blob([content], { type: 'image/jpeg' });
    expect(await readRefusal(await post(fillForm({ title: TITLE, image })))).toMatchObject({
      status: 400,
      code: 'story_script.picture_unreadable',
    });
  });

  test('more than 8 MB are refused, with a length and without', async () => {
    const large = new Blob([new Uint8Array(8 * 1024 * 1024 + 1)], { type: 'image/png' });
    const tooLarge = { status: 413, code: 'story_script.picture_too_large' };
    expect(await readRefusal(await post(fillForm({ title: TITLE, image: large })))).toMatchObject(tooLarge);
    const head = '--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n';
    const endless = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
      pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
    });
    const streamed = new Request(`http://localhost${STORY_PATH}`, {
      method: 'POST',
      body: endless,
      headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
      duplex: 'half',
    } as RequestInit);
    expect(await readRefusal(await site.app.request(streamed))).toMatchObject({ status: 413 });
  });

  test('a page of another site is refused', async () => {
    const send = (site: string) => post(fillForm({ title: TITLE, image: photo }), { 'Sec-Fetch-Site': site });
    expect(await readRefusal(await send('cross-site'))).toMatchObject({
      status: 403,
      code: 'story_script.other_site',
    });
    expect((await send('same-origin')).status).toBe(200);
  });

  test('other methods are refused', async () => {
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect((await site.app.request(STORY_PATH, { method })).status).toBe(405);
  });

  test('nothing of this was logged as a fault, and no title at all', () => {
    const lines = site.logs.map((line) => JSON.parse(line) as { level: number });
    expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
    expect(site.logs.join('')).not.toContain('lighthouse');
  });
});

test('one address has its limit, whoever else asks', async () => {
  const site = await createTestApp({ STORY_SCRIPTS_PER_HOUR: '2', TRUST_PROXY: '1' });
  const send = async (address: string) =>
    await site.app.request(STORY_PATH, {
      method: 'POST',
      body: fillForm({ title: TITLE, image: photo }),
      headers: { 'X-Forwarded-For': address },
    });
  expect((await send('192.0.2.7')).status).toBe(200);
  expect((await send('192.0.2.7')).status).toBe(200);
  const refused = await send('192.0.2.7');
  const seconds = Number(refused.headers.get('Retry-After'));
  expect(seconds).toBeGreaterThan(3000);
  expect(seconds).toBeLessThanOrEqual(3600);
  expect(await readRefusal(refused)).toMatchObject({ status: 429, code: 'story_script.too_many' });
  expect((await send('192.0.2.8')).status).toBe(200);
  expect(site.logs.join('')).not.toContain('192.0.2.7');
  await site.close();
});
