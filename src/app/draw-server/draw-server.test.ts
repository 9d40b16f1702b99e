import OpenAI, { toFile } from 'openai';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  DRAW_KEY,
  startTestDrawServer,
  type TestDrawServer,
} from '../../../tests/support/engines/draw-server.ts';
import { WRONG_KEYS } from '../../features/api-keys/api-keys-limits.rules.ts';
import { readConfig } from '../config.ts';
import { readDrawKey } from './draw-key.ts';

let server: TestDrawServer;
beforeAll(async () => {
  server = await startTestDrawServer();
});
afterAll(() => server.stop());

const ask = (path: string, init: RequestInit = {}) => fetch(server.url + path, init);

test('OpenAI’s client is answered by the key, and nobody else', async () => {
  const client = (apiKey: string) => new OpenAI({ apiKey, baseURL: `${server.url}/v1`, maxRetries: 0 });
  const order = { prompt: 'a red fox', size: '64x64' as '256x256', n: 2 };
  const { data = [] } = await client(DRAW_KEY).images.generate(order);
  expect(data).toMatchObject([{ engine: 'illustrator' }, { engine: 'illustrator' }]);
  expect(data[0]?.b64_json).not.toBe(data[1]?.b64_json);
  await expect(client(`${DRAW_KEY}x`).images.generate(order)).rejects.toMatchObject({
    ...{ status: 401, code: 'invalid_api_key' },
  });
  const png = await toFile(
    await sharp(Buffer.from(data[0]?.b64_json ?? '', 'base64'))
      .png()
      .toBuffer(),
    'fox.png',
  );
  await expect(client(DRAW_KEY).images.edit({ ...order, image: png })).rejects.toMatchObject({ status: 400 });
});

test('it has no pages, no accounts and nothing else', async () => {
  for (const path of ['/', '/prompt/fox', '/api/auth/sign-in/email', '/api/user/status', '/mcp', '/owner'])
    expect((await ask(path)).status, path).toBe(404);
});

test('an operator sees that it lives, is ready and what it does', async () => {
  expect((await ask('/healthz')).status).toBe(200);
  await expect.poll(async () => (await ask('/readyz')).status, { timeout: 15_000 }).toBe(200);
  expect(await (await ask('/readyz')).json()).toEqual({
    status: 'ready',
    parts: { drawing: { status: 'ok' } },
  });
  expect((await ask('/metrics')).status).toBe(404);
  expect(await server.countRunning()).toBe(0);
});

test('pages of other sites, long bodies and whoever guesses keys are turned away', async () => {
  const post = (headers: Record<string, string>, body = '{}') =>
    ask('/v1/images/generations', { method: 'POST', headers, body });
  const known = { Authorization: `Bearer ${DRAW_KEY}` };
  expect((await post({ ...known, Origin: 'https://example.com' })).status).toBe(404);
  expect((await post(known, JSON.stringify({ prompt: 'x'.repeat(70_000) }))).status).toBe(413);
  expect((await post(known)).status).toBe(400);
  expect((await post({})).status).toBe(401);
  const guesses = Array.from({ length: WRONG_KEYS.most + 1 }, (_, n) =>
    post({ Authorization: `Bearer guess-${n}` }),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses).toContain(429);
  expect((await post(known)).status).toBe(400);
});

test.each([
  [{}, 'DREAMSEED_KEY: is needed with ROLE=draw, unless HOST is 127.0.0.1.'],
  [{ HOST: '0.0.0.0' }, 'DREAMSEED_KEY: is needed with ROLE=draw, unless HOST is 127.0.0.1.'],
  [{ DREAMSEED_KEY: 'short' }, 'DREAMSEED_KEY: needs at least 20 characters with ROLE=draw.'],
])('does not start with %o', (settings, message) => {
  expect(() => readDrawKey(readConfig(settings))).toThrow(message);
});

test('needs no key where only this machine reaches it', () => {
  for (const host of ['127.0.0.1', 'localhost', '::1'])
    expect(readDrawKey(readConfig({ HOST: host }))).toBe('');
});

test('asks no other Dreamseed in turn', async () => {
  const started = startTestDrawServer({ IMAGE_ENGINES: 'dreamseed', DREAMSEED_URLS: 'http://127.0.0.1:1' });
  await expect(started).rejects.toThrow('IMAGE_ENGINES: a server with ROLE=draw draws itself');
});
