import { get } from 'node:http';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { createTestEngine, type TestEngine, type TestEngineOptions } from './test-engines.ts';
import {
  startTestImageServer,
  type TestImageServer,
  type TestImageServerOptions,
} from './test-image-server.ts';

const HOUR = 3_600_000;

describe('GET /prompt/{prompt}', () => {
  const open = useTestDatabase();
  let server: TestImageServer;
  afterEach(() => server.close());

  async function start(
    engineOptions: TestEngineOptions = {},
    options: Partial<TestImageServerOptions> = {},
  ): Promise<TestEngine> {
    const { database } = await open();
    const engine = createTestEngine(engineOptions);
    server = await startTestImageServer({ database, engines: [engine], ...options });
    return engine;
  }

  it.each(['a/b?c#d 50% é 🦊', '"x" & \'y\' + z', '%2F', '../../etc/passwd', 'a\\b', 'line\nbreak'])(
    'IMG-02, T-20: draws "%s" exactly as it was typed',
    async (prompt) => {
      const engine = await start();
      const response = await server.draw(prompt, { seed: 1, nologo: 'true' });
      expect(response.status).toBe(200);
      expect(engine.begun).toEqual([prompt]);
    },
  );

  it('IMG-02: draws a prompt of dots, which addresses would swallow without the space behind it', async () => {
    const engine = await start();
    await server.draw('.. ');
    expect(engine.begun).toEqual(['..']);
  });

  it.each([
    [1024, 1024],
    [768, 1024],
    [1344, 768],
  ])('IMG-13 to IMG-17: answers an image of %i by %i', async (width, height) => {
    await start();
    const response = await server.draw('a fox', { width, height });
    expect(await sharp(await response.bytes()).metadata()).toMatchObject({ width, height, format: 'jpeg' });
  });

  it('IMG-04: answers bytes of the length and the type that it says', async () => {
    await start({ understood: ['fox'], unknown: ['labyrinth'] });
    const response = await server.draw('a fox', { seed: 42, format: 'webp' });
    const bytes = await response.bytes();
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes.byteLength),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'x-dreamseed-engine': 'painter',
      'x-dreamseed-seed': '42',
      'x-dreamseed-duration-ms': expect.stringMatching(/^\d+$/),
    });
    expect(JSON.parse(decodeURIComponent(response.headers.get('x-dreamseed-notes') ?? ''))).toEqual({
      understood: ['fox'],
      unknown: ['labyrinth'],
    });
  });

  it('lets an image with a chosen seed be kept, and one with a seed of ours not', async () => {
    await start();
    const chosen = await server.draw('a fox', { seed: 42 });
    expect(chosen.headers.get('cache-control')).toBe('public, max-age=86400, immutable');
    expect(chosen.headers.get('etag')).toMatch(/^"[\w-]{27}"$/);
    expect(chosen.headers.get('vary')).toBe(
      'Authorization, Sec-Fetch-Site, X-Dreamseed-Run, X-Dreamseed-Tile, X-Dreamseed-Tool',
    );
    const random = await server.draw('a fox');
    expect(random.headers.get('cache-control')).toBe('no-store');
    expect(random.headers.get('etag')).toBeNull();
    expect(random.headers.get('x-dreamseed-seed')).not.toBe(
      (await server.draw('a fox')).headers.get('x-dreamseed-seed'),
    );
  });

  it('gives no tag to images that would not come out the same again', async () => {
    await start({ deterministic: false });
    const response = await server.draw('a fox', { seed: 42 });
    expect(response.headers.get('etag')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('answers 304 without drawing to who holds the image, and 200 when anything differs', async () => {
    const engine = await start({}, { settings: { cacheMegabytes: 0 } });
    const tag = (await server.draw('a fox', { seed: 42 })).headers.get('etag') ?? '';
    const again = await server.draw('a fox', { seed: 42 }, { headers: { 'If-None-Match': tag } });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(tag);
    expect(engine.begun).toHaveLength(1);
    const others: Record<string, string | number>[] = [
      { seed: 43 },
      { seed: 42, width: 65 },
      { seed: 42, format: 'png' },
      { seed: 42, negative: 'trees' },
      { seed: 42, variation: 1 },
    ];
    for (const query of others) {
      expect((await server.draw('a fox', query, { headers: { 'If-None-Match': tag } })).status).toBe(200);
    }
  });

  it('answers a repeated request from memory, and one under way only once', async () => {
    const engine = await start({ milliseconds: 50 });
    const [first, second] = await Promise.all([
      server.draw('a fox', { seed: 42 }),
      server.draw('a fox', { seed: 42 }),
    ]);
    const third = await server.draw('a fox', { seed: 42 });
    const bodies = await Promise.all(
      [first, second, third].map(async (answer) => Buffer.from(await answer.bytes())),
    );
    expect(bodies[1]?.equals(bodies[0] as Buffer)).toBe(true);
    expect(bodies[2]?.equals(bodies[0] as Buffer)).toBe(true);
    expect(engine.begun).toHaveLength(1);
    await server.draw('a fox', { seed: 42, variation: 0 });
    expect(engine.begun).toHaveLength(1);
    await server.draw('a fox', { seed: 42, variation: 1 });
    expect(engine.begun).toHaveLength(2);
  });

  it('counts every answer against the allowance: drawn, remembered or unchanged', async () => {
    await start({}, { settings: { guestDailyImages: 3 } });
    const first = await server.draw('a fox', { seed: 42 });
    await server.draw('a fox', { seed: 42 });
    const headers = { 'If-None-Match': first.headers.get('etag') ?? '' };
    expect((await server.draw('a fox', { seed: 42 }, { headers })).status).toBe(304);
    const over = await server.draw('a fox', { seed: 42 }, { headers });
    expect(over.status).toBe(429);
    expect(over.headers.get('retry-after')).toBe(String(5.5 * 3600));
    expect(await over.json()).toEqual({
      code: 'image_service.guest_limit',
      message: "You have made today's 3 free images. You can make more in 6 hours.",
    });
    server.clock.advance(5.5 * HOUR);
    expect((await server.draw('a fox', { seed: 42 })).status).toBe(200);
  });

  it('counts nothing for what it refuses or fails to draw', async () => {
    await start({ failure: new Error('a secret of the engine') }, { settings: { guestDailyImages: 1 } });
    expect((await server.draw('a fox', { width: 3 })).status).toBe(400);
    const failed = await server.draw('a fox');
    expect(failed.status).toBe(502);
    const { message, code } = (await failed.json()) as { message: string; code: string };
    expect(code).toBe('image_engines.failed');
    expect(message).not.toContain('secret');
    expect((await server.draw('a fox')).status).toBe(502);
  });

  it('knows visitors by their address behind as many proxies as it is told to trust', async () => {
    await start({}, { settings: { guestDailyImages: 1 }, trustedProxies: 1 });
    const from = (forwardedFor: string) =>
      server.draw('a fox', {}, { headers: { 'X-Forwarded-For': forwardedFor } });
    expect((await from('203.0.113.7')).status).toBe(200);
    expect((await from('198.51.100.1, 203.0.113.7')).status).toBe(429);
    expect((await from('203.0.113.8')).status).toBe(200);
  });

  it('ignores X-Forwarded-For when no proxy is trusted', async () => {
    await start({}, { settings: { guestDailyImages: 1 } });
    const from = (forwardedFor: string) =>
      server.draw('a fox', {}, { headers: { 'X-Forwarded-For': forwardedFor } });
    expect((await from('203.0.113.7')).status).toBe(200);
    expect((await from('203.0.113.8')).status).toBe(429);
  });

  it.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 200],
    ['none', 200],
  ])('answers a browser that says %s with %i', async (site, status) => {
    await start();
    const response = await server.draw('a fox', {}, { headers: { 'Sec-Fetch-Site': site } });
    expect(response.status).toBe(status);
    if (status === 403) expect(await response.json()).toMatchObject({ code: 'image_service.other_site' });
  });

  it('takes nobody with a sign-in for a guest', async () => {
    const engine = await start();
    const response = await server.draw('a fox', {}, { headers: { Authorization: 'Bearer stale' } });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'image_service.authorization_not_accepted' });
    expect(engine.begun).toEqual([]);
  });

  it.each([
    ['/prompt/50%', 'prompt_malformed'],
    ['/prompt/%E9?seed=1', 'prompt_malformed'],
    ['/prompt/', 'prompt_missing'],
    ['/prompt', 'prompt_missing'],
    ['/prompt/fox?width=9999', 'size_out_of_range'],
    [`/prompt/${'a'.repeat(4001)}`, 'prompt_too_long'],
  ])('answers %s with a clear 400', async (path, code) => {
    await start();
    const { status, body } = await getRaw(server.url + path);
    expect(status).toBe(400);
    expect(JSON.parse(body)).toMatchObject({
      code: `image_service.${code}`,
      message: expect.stringMatching(/\w\.$/),
    });
  });

  it('takes 4,000 characters of any script, which are 36,000 bytes of address', async () => {
    const engine = await start();
    const prompt = '城'.repeat(4000);
    expect((await server.draw(prompt)).status).toBe(200);
    expect(engine.begun).toEqual([prompt]);
  });

  it.each(['HEAD', 'POST', 'OPTIONS'])(
    'refuses %s with 405, drawing and counting nothing',
    async (method) => {
      const engine = await start({}, { settings: { guestDailyImages: 1 } });
      const response = await server.draw('a fox', { seed: 1 }, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET');
      if (method !== 'HEAD')
        expect(await response.json()).toEqual({
          code: 'image_service.method_not_allowed',
          message: 'Request images with GET.',
        });
      expect(engine.begun).toEqual([]);
      expect((await server.draw('a fox', { seed: 1 })).status).toBe(200);
    },
  );

  it.each(['/%70rompt/fox', '/promp%74/fox', '/p%72ompt'])(
    'knows nothing at %s, which only looks like its address when decoded',
    async (path) => {
      const engine = await start();
      const { status, body } = await getRaw(server.url + path);
      expect(status).toBe(404);
      expect(JSON.parse(body)).toMatchObject({ code: 'image_service.unknown_address' });
      expect(engine.begun).toEqual([]);
    },
  );
});

/** fetch would mend or refuse a malformed address before it leaves. */
function getRaw(url: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(url);
  const path = url.slice(url.indexOf('/', 'http://'.length));
  return new Promise((resolve, reject) => {
    get({ hostname, port, path }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        body += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    }).on('error', reject);
  });
}
