import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/app/config.ts';
import { writtenScriptSchema } from '../../src/features/story-scripts/story-script.schema.ts';
import type { WrittenScript } from '../../src/features/story-scripts/story-scripts.types.ts';
import { type GeminiServer, startGeminiServer } from '../support/gemini-server.ts';
import { listenWith } from '../support/listening-app.ts';
import { startOpenAiChatServer } from '../support/openai-chat-server.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const PATH = '/api/story-script';
const TITLE = 'The lighthouse that dreamt of the sea';
const STORY = {
  story: [1, 2, 3, 4, 5].map((page) => ({
    page,
    title: `Part ${page}`,
    text: `What happens on page ${page}.`,
  })),
};

let photo: Blob;
beforeAll(async () => {
  const sky = sharp({ create: { width: 900, height: 1200, channels: 3, background: '#e8a35a' } });
  const sea = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#1d4e63' } })
    .png()
    .toBuffer();
  const drawn = sky
    .composite([{ input: sea, gravity: 'south' }])
    .withExif({ IFD0: { Artist: 'Ann Example' } });
  photo = new Blob([new Uint8Array(await drawn.jpeg().toBuffer())], { type: 'image/jpeg' });
});

function fill(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, 'photo.jpg');
  }
  return form;
}

async function readRefusal(answer: Response) {
  const { message, code, ...rest } = (await answer.json()) as Record<string, string>;
  expect(rest).toEqual({});
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  return { status: answer.status, message, code };
}

describe('a site without any setting', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp({ STORY_SCRIPTS_PER_HOUR: '1000' });
  });
  afterAll(() => site.close());
  const post = async (body: BodyInit, headers: Record<string, string> = {}) =>
    await site.app.request(PATH, { method: 'POST', body, headers });

  test('GEN-22: writes five pages for a guest, and keeps nothing', async () => {
    const answer = await post(fill({ title: TITLE, image: photo }));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    const script = writtenScriptSchema.parse(await answer.json());
    expect(script).toMatchObject({ writer: 'built-in', builtIn: true });
    expect(script.story.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5]);
  });

  test('writes the same for the same, and something else for another picture', async () => {
    const write = async (image: Blob) =>
      (await (await post(fill({ title: TITLE, image }))).json()) as WrittenScript;
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
    expect(await readRefusal(await post(fill(fields())))).toEqual({
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
    const answer = await post(fill({ title: 'é'.repeat(201), image: photo }));
    expect(await readRefusal(answer)).toMatchObject({ status: 400, code: 'story_script.title_too_long' });
    expect((await post(fill({ title: 'é'.repeat(200), image: photo }))).status).toBe(200);
  });

  test.each([
    ['a text that says it is a photo', 'hello'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'],
    ['half a head', '\x89PNG\r\n'],
    ['a page', '<!DOCTYPE html><script>alert(1)</script>'],
  ])('GEN-04: %s is no picture', async (_, content) => {
    const image = new Blob([content], { type: 'image/jpeg' });
    expect(await readRefusal(await post(fill({ title: TITLE, image })))).toMatchObject({
      status: 400,
      code: 'story_script.picture_unreadable',
    });
  });

  test('more than 8 MB are refused, with a length and without', async () => {
    const large = new Blob([new Uint8Array(8 * 1024 * 1024 + 1)], { type: 'image/png' });
    const tooLarge = { status: 413, code: 'story_script.picture_too_large' };
    expect(await readRefusal(await post(fill({ title: TITLE, image: large })))).toMatchObject(tooLarge);
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
    });
    const streamed = new Request(`http://localhost${PATH}`, {
      method: 'POST',
      body: endless,
      headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
      duplex: 'half',
    } as RequestInit);
    expect(await readRefusal(await site.app.request(streamed))).toMatchObject({ status: 413 });
  });

  test('a page of another site is refused', async () => {
    const send = (site: string) => post(fill({ title: TITLE, image: photo }), { 'Sec-Fetch-Site': site });
    expect(await readRefusal(await send('cross-site'))).toMatchObject({
      status: 403,
      code: 'story_script.other_site',
    });
    expect((await send('same-origin')).status).toBe(200);
  });

  test('other methods find nothing', async () => {
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect((await site.app.request(PATH, { method })).status).toBe(404);
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
    await site.app.request(PATH, {
      method: 'POST',
      body: fill({ title: TITLE, image: photo }),
      headers: { 'X-Forwarded-For': address },
    });
  expect((await send('192.0.2.7')).status).toBe(200);
  expect((await send('192.0.2.7')).status).toBe(200);
  const refused = await send('192.0.2.7');
  expect(refused.headers.get('Retry-After')).toBe('3600');
  expect(await readRefusal(refused)).toMatchObject({ status: 429, code: 'story_script.too_many' });
  expect((await send('192.0.2.8')).status).toBe(200);
  expect(site.logs.join('')).not.toContain('192.0.2.7');
  await site.close();
});

describe('a site whose stories Gemini writes', () => {
  let gemini: GeminiServer;
  let site: TestApp;
  beforeEach(async () => {
    gemini = await startGeminiServer();
    gemini.text = JSON.stringify(STORY);
    site = await createTestApp({
      STORY_WRITER: 'gemini',
      GEMINI_API_KEY: gemini.key,
      GEMINI_URL: `${gemini.url}/`,
      WRITER_TIMEOUT_SECONDS: '2',
    });
  });
  afterEach(async () => {
    await site.close();
    await gemini.close();
  });
  const post = async () =>
    await site.app.request(PATH, { method: 'POST', body: fill({ title: TITLE, image: photo }) });

  test('GEN-18: sends it a small clean picture in one call, and answers what it wrote', async () => {
    const answer = await post();
    expect(await answer.json()).toEqual({ ...STORY, writer: 'gemini', builtIn: false });
    expect(gemini.requests).toHaveLength(1);
    const body = JSON.stringify(gemini.requests[0]?.body);
    const [, base64 = ''] = /"inlineData":\{"mimeType":"image\/jpeg","data":"([^"]+)"/.exec(body) ?? [];
    const bytes = Buffer.from(base64, 'base64');
    const { format, width, height, exif } = await sharp(bytes).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'jpeg',
      width: 768,
      height: 1024,
      exif: undefined,
    });
  });

  test('ERR-16: tells a visitor nothing of what went wrong inside, and its owner no secrets', async () => {
    const failures = [
      ['key-invalid', 503, 'story_script.misconfigured'],
      ['candidate-blocked', 422, 'story_script.refused'],
      ['over-limit', 503, 'story_script.busy'],
      ['broken', 502, 'story_script.out_of_reach'],
      ['garbage', 502, 'story_script.invalid_format'],
      ['slow', 504, 'story_script.too_slow'],
    ] as const;
    const answers: string[] = [];
    for (const [failure, status, code] of failures) {
      gemini.fail(failure);
      const answer = await post();
      answers.push(await answer.clone().text(), JSON.stringify([...answer.headers]));
      expect(await readRefusal(answer)).toMatchObject({ status, code });
    }
    const troubles = site.logs
      .map((line) => JSON.parse(line) as { writer?: string; failure?: string; reason?: string })
      .filter(({ writer }) => writer === 'gemini')
      .map(({ failure, reason }) => `${failure}: ${reason}`);
    expect(troubles).toEqual([
      'misconfigured: answered 400 INVALID_ARGUMENT API_KEY_INVALID',
      'refused: ended by content-filter SAFETY',
      'busy: answered 429 RESOURCE_EXHAUSTED',
      'out-of-reach: answered 500 INTERNAL',
      'invalid-format: answered 200, but not as the API describes',
      'too-slow: no script within 2 s',
    ]);
    for (const secret of [gemini.key, 'lighthouse', '/9j/', gemini.url]) {
      expect(site.logs.join(''), secret).not.toContain(secret);
      expect(answers.join(''), secret).not.toContain(secret);
    }
  });

  test('a visitor who hangs up stops the call, and is no fault', async () => {
    const server = await listenWith(site.app);
    gemini.fail('slow');
    const visitor = new AbortController();
    const asking = fetch(server.origin + PATH, {
      method: 'POST',
      body: fill({ title: TITLE, image: photo }),
      signal: visitor.signal,
    }).catch((error: unknown) => error);
    await expect.poll(() => gemini.requests.length).toBe(1);
    visitor.abort();
    expect(await asking).toMatchObject({ name: 'AbortError' });
    await expect.poll(() => gemini.requests[0]?.wasLeft).toBe(true);
    await expect.poll(() => site.logs.join('')).toContain('"status":499');
    const levels = site.logs.map((line) => (JSON.parse(line) as { level: number }).level);
    expect(Math.max(...levels)).toBeLessThan(40);
    await server.close();
  });
});

test('a site whose stories a server of one’s own writes takes fences off', async () => {
  const chat = await startOpenAiChatServer();
  chat.text = `\`\`\`json\n${JSON.stringify(STORY)}\n\`\`\``;
  const site = await createTestApp({
    STORY_WRITER: 'openai-compatible',
    WRITER_URL: chat.url,
    WRITER_KEY: chat.key,
    WRITER_MODEL: 'seeing-model',
  });
  const answer = await site.app.request(PATH, {
    method: 'POST',
    body: fill({ title: TITLE, image: photo }),
  });
  expect(await answer.json()).toEqual({ ...STORY, writer: 'openai-compatible', builtIn: false });
  await site.close();
  await chat.close();
});

test.each([
  [{ STORY_WRITER: 'poet' }, /^STORY_WRITER: "poet" /],
  [{ GEMINI_API_KEY: 'two words' }, /^GEMINI_API_KEY: the value given must be one word/],
  [{ WRITER_URL: 'http://user:secret@localhost/v1' }, /^WRITER_URL: .* without a password/],
  [{ WRITER_TIMEOUT_SECONDS: '0' }, /^WRITER_TIMEOUT_SECONDS: "0" must be a whole number/],
])('O-25: %j stops the start with one line', (environment: Record<string, string>, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});
