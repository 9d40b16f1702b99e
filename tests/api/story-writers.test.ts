import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/app/config.ts';
import { listenWith } from '../support/listening-app.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { type GeminiServer, startGeminiServer } from '../support/writers/gemini-server.ts';
import { startOpenAiChatServer } from '../support/writers/openai-chat-server.ts';
import { fillForm, readRefusal, STORY, STORY_PATH, TITLE, takePhoto } from './story-request.ts';

let photo: Blob;
beforeAll(async () => {
  photo = await takePhoto();
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
    await site.app.request(STORY_PATH, { method: 'POST', body: fillForm({ title: TITLE, image: photo }) });

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
    const asking = fetch(server.origin + STORY_PATH, {
      method: 'POST',
      body: fillForm({ title: TITLE, image: photo }),
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
  const answer = await site.app.request(STORY_PATH, {
    method: 'POST',
    body: fillForm({ title: TITLE, image: photo }),
  });
  expect(await answer.json()).toEqual({ ...STORY, writer: 'openai-compatible', builtIn: false });
  await site.close();
  await chat.close();
});

test.each([
  [{ STORY_WRITER: 'poet' }, /^STORY_WRITER: "poet" /],
  [{ GEMINI_API_KEY: 'two words' }, /^GEMINI_API_KEY: the value given must be one word/],
  [
    { WRITER_URL: 'http://user:secret@localhost/v1' },
    /^WRITER_URL: the value given must be .* without a password/,
  ],
  [{ WRITER_TIMEOUT_SECONDS: '0' }, /^WRITER_TIMEOUT_SECONDS: "0" must be a whole number/],
])('O-25: %j stops the start with one line', (environment: Record<string, string>, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});
