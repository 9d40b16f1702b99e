import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { useTestDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { createMemoryLimits } from '../../platform/limits/attempt-limits.ts';
import { AppError } from '../../shared/app-error.ts';
import { foundImageSchema } from './finding/image-search.schema.ts';
import { createGalleryRoutes } from './gallery.routes.ts';
import { releaseAnswerSchema, savedImageSchema } from './gallery.schema.ts';
import type { GalleryItem } from './gallery.types.ts';
import { callerOf, createTestGallery, drawPng, saveInput } from './test-gallery.ts';

/** Accounts are called by their names here: `Bearer ann`. */
async function identifyLiving(authorization: string | undefined) {
  const name = /^Bearer (ann|bob)$/.exec(authorization ?? '')?.[1];
  if (!name) throw new AppError({ code: 'account.unknown', status: 401, message: 'Please sign in.' });
  return callerOf(name).identity;
}

interface Ask {
  as?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

const imageOf = async (response: Response) => ((await response.json()) as { image: GalleryItem }).image;

describe('the gallery over HTTP', () => {
  const open = useTestDatabase();

  async function setUp({ savesPerMinute }: { savesPerMinute?: number } = {}) {
    const { database } = await open();
    const site = createTestGallery(database);
    await site.welcome('ann');
    await site.welcome('bob');
    const guard = { identifyLiving };
    const app = new Hono();
    const { gallery } = site;
    const limits = createMemoryLimits();
    app.route('/', createGalleryRoutes({ gallery, guard, limits, trustedProxies: 0, savesPerMinute }));
    app.onError((error) => {
      if (!(error instanceof AppError)) throw error;
      const { message, code, status, headers } = error;
      return Response.json({ message, code }, { status, headers });
    });
    const ask = (method: string, path: string, { as = 'ann', body, headers = {} }: Ask = {}) =>
      app.request(path, {
        method,
        headers: as ? { Authorization: `Bearer ${as}`, ...headers } : headers,
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
    const save = async (changes: object = {}, how: Ask = {}) =>
      ask('POST', '/api/images/save', { body: { ...(await saveInput()), ...changes }, ...how });
    return { ...site, ask, save };
  }

  test('API-10, O-06, ENT-14: saving answers 200 with the status and the image, in the shape we describe', async () => {
    const { save, ask } = await setUp();
    const response = await save();
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    const answer = savedImageSchema.parse(await response.json());
    expect(answer.userStatus).toMatchObject({ credits: 450, isGuest: false });
    const history = await (await ask('GET', '/api/images/history')).json();
    expect(z.array(foundImageSchema).parse(history)).toEqual([
      { ...answer.image, color: null, starred: false, collections: [] },
    ]);
  });

  test.each<[string, object, string]>([
    ['no picture', { base64Image: '' }, 'base64Image: must not be empty'],
    ['a picture that is a number', { base64Image: 1 }, 'base64Image: must be a text'],
    [
      'no base64',
      { base64Image: '***' },
      'base64Image: must be an image as base64, with or without a data: prefix',
    ],
    ['no prompt', { prompt: ' \n ' }, 'prompt: must not be empty'],
    ['a prompt that is too long', { prompt: 'a'.repeat(4001) }, 'prompt: must have at most 4,000 characters'],
    ['a NUL in a prompt', { fullPrompt: 'a\0b' }, 'fullPrompt: must not contain a NUL character'],
    [
      'a long full prompt',
      { fullPrompt: '🦊'.repeat(8001) },
      'fullPrompt: must have at most 8,000 characters',
    ],
    ['half a pixel', { width: 64.5 }, 'width: must be a whole number from 64 to 2048'],
    ['a small picture', { height: 63 }, 'height: must be a whole number from 64 to 2048'],
    ['a text for a size', { width: '64' }, 'width: must be a whole number from 64 to 2048'],
    ['too many pixels', { width: 2048, height: 2048 }, 'width: width times height must be at most 2,100,000'],
    ['another size', { width: 128 }, 'The picture is 64 x 64 pixels, not what width and height say.'],
    ['another tool', { generatorType: 'blue' }, 'generatorType: must be green or yellow'],
    ['a hold that is a number', { holdId: 7 }, 'holdId: must be a text'],
    ['a recipe that is a list', { recipe: [] }, 'recipe: must be an object'],
    ['options that are a list', { recipe: { options: ['Anime'] } }, 'recipe.options: must be an object'],
    [
      'more options than anybody would look at, whatever they are',
      { recipe: { options: Object.fromEntries(Array.from({ length: 61 }, (_, number) => [number, null])) } },
      'recipe.options: has too many entries',
    ],
    [
      'a seed out of range',
      { recipe: { seed: -1 } },
      'recipe.seed: must be a whole number from 0 to 999999999',
    ],
  ])('%s is a 400 that says so, and nothing is charged', async (_, changes, message) => {
    const { save, balance } = await setUp();
    const response = await save(changes);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message });
    expect((await balance('ann')).balance).toBe(500);
  });

  test.each(['engine', 'collection', 'option'])(
    'a search for a NUL as %s is a 400 that says so',
    async (name) => {
      const { ask } = await setUp();
      const response = await ask('GET', `/api/images/history?${name}=a%00`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ message: expect.stringContaining('a NUL character') });
    },
  );

  test('4,000 characters are counted as people do', async () => {
    const { save } = await setUp();
    expect((await save({ prompt: ` ${'🦊'.repeat(4000)}\n` })).status).toBe(200);
  });

  test('with a hold a posted picture may be anything, but the fields are still checked', async () => {
    const { save, drawHold } = await setUp();
    const { id } = await drawHold('ann');
    expect((await save({ holdId: id, base64Image: 'not base64!', prompt: '' })).status).toBe(400);
    expect((await save({ holdId: id, base64Image: 'not base64!' })).status).toBe(200);
  });

  test('more than 6.4 MB are a 413', async () => {
    const { save } = await setUp();
    const base64Image = Buffer.alloc(6_400_001).toString('base64');
    expect(await (await save({ base64Image })).json()).toMatchObject({ code: 'image.too_large' });
  });

  test('what is no JSON is a 400', async () => {
    const { ask } = await setUp();
    for (const path of ['save', 'release']) {
      for (const body of ['', '{', '[]', 'null', '"text"']) {
        expect((await ask('POST', `/api/images/${path}`, { body })).status).toBe(400);
      }
    }
  });

  test.each([' ', 'a b', 'ä', 'x'.repeat(201)])('the Idempotency-Key %j is a 400', async (key) => {
    const { save } = await setUp();
    const headers = { 'Idempotency-Key': key };
    expect(await (await save({}, { headers })).json()).toMatchObject({ code: 'request.bad_key' });
  });

  test('an Idempotency-Key makes a repeated request answer the same', async () => {
    const { save, balance } = await setUp();
    const headers = { 'Idempotency-Key': 'x'.repeat(200) };
    const first = await imageOf(await save({}, { headers }));
    expect(await imageOf(await save({}, { headers }))).toEqual(first);
    expect((await save({ prompt: 'an owl' }, { headers })).status).toBe(409);
    expect((await balance('ann')).balance).toBe(450);
  });

  test('ROLE-08, HIST-08: nothing is answered or changed without a token, nor once the sign-in ended', async () => {
    const { ask } = await setUp();
    const calls: [string, string][] = [
      ['GET', '/api/images/history'],
      ['POST', '/api/images/save'],
      ['POST', '/api/images/release'],
      ['DELETE', '/api/images/some'],
      ['POST', '/api/images/some/restore'],
    ];
    for (const [method, path] of calls) {
      const body = method === 'GET' ? undefined : 'x';
      for (const as of ['', 'ended']) expect((await ask(method, path, { as, body })).status).toBe(401);
    }
  });

  test("another account's image answers like one that never was", async () => {
    const { ask, save } = await setUp();
    const { id } = await imageOf(await save());
    const calls: [string, string][] = [
      ['DELETE', '/api/images/ID'],
      ['POST', '/api/images/ID/restore'],
      ['GET', '/api/images/ID/file?expires=9999999999&signature=x'],
      ['GET', '/api/images/ID/thumbnail?width=320&expires=9999999999&signature=x'],
    ];
    for (const [method, path] of calls) {
      const [others, nobodys] = await Promise.all(
        [id, 'never-was'].map((name) => ask(method, path.replace('ID', name), { as: 'bob' })),
      );
      expect(others!.status).toBeGreaterThan(399);
      expect([others!.status, await others!.text()]).toEqual([nobodys!.status, await nobodys!.text()]);
    }
    expect(await (await ask('GET', '/api/images/history', { as: 'bob' })).json()).toEqual([]);
  });

  test('a picture is shown without a token, kept by the browser, and to nobody else', async () => {
    const { ask, save } = await setUp();
    const { id, url, thumbnailUrl } = await imageOf(await save());
    const file = await ask('GET', url, { as: '' });
    expect(file.status).toBe(200);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'image/png',
      // The test's clock stands at noon: the address is good for two hours.
      'cache-control': 'private, max-age=7200, immutable',
      'content-disposition': `inline; filename="image-${id}.png"`,
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await file.arrayBuffer())).toEqual(await drawPng(1));
    expect((await ask('GET', url.replace('/file', '/thumbnail'), { as: '' })).status).toBe(403);
    expect((await ask('GET', thumbnailUrl, { as: '' })).headers.get('Content-Type')).toBe('image/webp');
    expect((await ask('GET', thumbnailUrl.replace('=640', '=320'), { as: '' })).status).toBe(200);
    expect((await ask('GET', thumbnailUrl.replace('=640', '=9999'), { as: '' })).status).toBe(403);
    expect((await ask('GET', `/api/images/${id}/file`)).status).toBe(403);
  });

  test('deleting answers 204, the picture 404, and undoing the image', async () => {
    const { ask, save } = await setUp();
    const image = await imageOf(await save());
    expect((await ask('DELETE', `/api/images/${image.id}`)).status).toBe(204);
    expect((await ask('DELETE', `/api/images/${image.id}`)).status).toBe(204);
    expect((await ask('GET', image.url, { as: '' })).status).toBe(404);
    expect(await (await ask('POST', `/api/images/${image.id}/restore`)).json()).toEqual(image);
    expect((await ask('GET', image.url, { as: '' })).status).toBe(200);
  });

  test('giving back answers what became of each hold', async () => {
    const { ask, drawHold } = await setUp();
    const { id, runId } = await drawHold('ann');
    const response = await ask('POST', '/api/images/release', { body: { holdIds: [], runId } });
    expect(response.status).toBe(200);
    expect(releaseAnswerSchema.parse(await response.json())).toMatchObject({ released: [id], kept: [] });
    const tooMany = { holdIds: Array.from({ length: 9 }, () => 'x') };
    expect((await ask('POST', '/api/images/release', { body: tooMany })).status).toBe(400);
  });

  test('too many saves within a minute are a 429 for that account alone', async () => {
    const { save } = await setUp({ savesPerMinute: 2 });
    expect((await save()).status).toBe(200);
    expect((await save({ prompt: '' })).status).toBe(400);
    const refused = await save();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await save({}, { as: 'bob' })).status).toBe(200);
  });
});
