import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../shared/app-error.ts';
import { createMediaRoutes } from './media.routes.ts';
import { hashRecipe } from './media.usecases.ts';
import { createMediaSite, type MediaSite, paint } from './test-media.ts';

const hill = { prompt: 'a hill', seed: 1, width: 320, height: 160 };
const lamp = { prompt: 'a lamp', seed: 2, width: 400, height: 200 };

let site: MediaSite;
let addresses: string[];

beforeEach(() => {
  site = createMediaSite();
  site.posts.set('lamp', lamp);
  const media = site.start({ recipes: { hill } });
  addresses = [media.describe('hill').src, media.addressOf('lamp', hashRecipe(lamp))];
});

afterEach(() => site.remove());

async function ask(path: string, init?: RequestInit) {
  const routes = createMediaRoutes(site.start({ recipes: { hill } }));
  routes.onError((error, c) =>
    error instanceof AppError ? Response.json(error, { status: error.status }) : c.text('failed', 500),
  );
  return routes.request(path, init);
}

test('the addresses that pages carry may be kept for ever, by other sites too', async () => {
  for (const address of addresses) {
    const response = await ask(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  }
});

test.each(['', '?v=', '?v=000000000000', '?version=1'])(
  'the address with "%s" answers the picture, but must be asked for again',
  async (query) => {
    for (const path of ['/media/hill-320.webp', '/media/s1600/lamp.webp']) {
      const response = await ask(`${path}${query}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      const known = response.headers.get('etag') ?? '';
      const again = await ask(`${path}${query}`, { headers: { 'If-None-Match': known } });
      expect(again.status).toBe(304);
    }
  },
);

test('a picture for links is a JPEG', async () => {
  const response = await ask('/media/w1200-h630-p/lamp.jpg');
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.get('content-length')).toBe(String((await response.arrayBuffer()).byteLength));
});

test.each([
  '/media/s640/unicorn.webp',
  '/media/s640/lamp.png',
  '/media/s640/..%2F..%2Fsecret.webp',
  '/media/big/lamp.webp',
  '/media/lamp-320.webp',
])('%s leads nowhere and draws nothing', async (path) => {
  expect((await ask(path)).status).toBe(404);
  expect(site.drawn).toHaveLength(0);
});

describe('a picture that is not drawn yet', () => {
  const browser = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'image' };

  /** A site whose engine draws when it is told to. */
  function createSlowSite() {
    let begin = () => {};
    const told = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const media = site.start({
      recipes: { hill },
      draw: async (drawing) => {
        await told;
        return paint(drawing);
      },
    });
    return { routes: createMediaRoutes(media), begin };
  }

  test('is told to a page of ours in its shape, and is there when the page asks again', async () => {
    const { routes, begin } = createSlowSite();
    const address = addresses[1] ?? '';
    const early = await routes.request(address, { headers: browser });
    expect(early.status).toBe(200);
    expect(early.headers.get('cache-control')).toBe('no-store');
    expect(await sharp(await early.arrayBuffer()).metadata()).toMatchObject({ width: 8, height: 4 });
    begin();
    await expect
      .poll(async () =>
        (await routes.request(`${address}&again=1`, { headers: browser })).headers.get('content-type'),
      )
      .toBe('image/webp');
  });

  test.each([
    { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'image' },
    { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Dest': 'document' },
    {},
  ])('is waited for by whoever would not ask again: %j', async (headers) => {
    const { routes, begin } = createSlowSite();
    const answer = routes.request(addresses[0] ?? '', { headers: headers as Record<string, string> });
    begin();
    expect((await answer).headers.get('content-type')).toBe('image/webp');
  });

  test('is waited for by a document that asks for that', async () => {
    const { routes, begin } = createSlowSite();
    const answer = routes.request(`${addresses[1]}&wait=1`, { headers: browser });
    const waiting = pause(600, 'still waiting');
    expect(await Promise.race([answer, waiting])).toBe('still waiting');
    begin();
    expect((await answer).headers.get('content-type')).toBe('image/webp');
    expect((await answer).headers.get('cache-control')).toContain('immutable');
  });
});
