import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { Hono } from 'hono';
import { describe, expect, test, vi } from 'vitest';
import { useTestDatabase } from '../../../../tests/support/databases/postgres-and-sqlite.ts';
import { createMemoryLimits } from '../../../platform/limits/attempt-limits.ts';
import { AppError } from '../../../shared/app-error.ts';
import { MOST_AT_ONCE } from '../collections/collections.rules.ts';
import { createGalleryRoutes } from '../gallery.routes.ts';
import { callerOf, createTestGallery, drawPng, saveInput } from '../test-gallery.ts';

const HOUR_MS = 3_600_000;

describe('several pictures as one file', () => {
  const open = useTestDatabase();

  async function setUp() {
    const { database } = await open();
    const site = createTestGallery(database);
    await site.welcome('ann');
    await site.welcome('bob');
    const app = new Hono();
    const guard = {
      async identifyLiving(authorization: string | undefined) {
        const name = /^Bearer (ann|bob)$/.exec(authorization ?? '')?.[1];
        if (!name) throw new AppError({ code: 'auth.required', status: 401, message: 'Please sign in.' });
        return callerOf(name).identity;
      },
    };
    app.route(
      '/',
      createGalleryRoutes({ gallery: site.gallery, guard, limits: createMemoryLimits(), trustedProxies: 0 }),
    );
    app.onError((error) => {
      if (!(error instanceof AppError)) throw error;
      const { message, code, status, headers } = error;
      return Response.json({ message, code }, { status, headers });
    });
    const save = async (number: number, account = 'ann') => {
      const base64Image = (await drawPng(number)).toString('base64');
      return (await site.gallery.save(callerOf(account), await saveInput({ base64Image }))).image.id;
    };
    const get = (path: string, { as = 'ann', ...headers }: Record<string, string> = {}) =>
      app.request(path, { headers: as ? { Authorization: `Bearer ${as}`, ...headers } : headers });
    const prepare = (ids: readonly string[], as = 'ann') =>
      app.request('/api/images/archive', {
        method: 'POST',
        headers: { Authorization: `Bearer ${as}` },
        body: JSON.stringify({ ids }),
      });
    return { ...site, app, save, get, prepare };
  }

  const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

  test('each picture as it is, with a file that says how it was made', async () => {
    const { save, get } = await setUp();
    const ids = [await save(1), await save(2)];
    const response = await get(`/api/images/archive?ids=${ids.join(',')}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/zip');
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="pictures-.*\.zip"$/);
    const bytes = await bytesOf(response);
    expect(response.headers.get('Content-Length')).toBe(String(bytes.length));
    const files = unzipSync(bytes);
    const names = Object.keys(files);
    expect(names).toHaveLength(4);
    expect(Buffer.from(files[names[0]!]!)).toEqual(await drawPng(1));
    expect(JSON.parse(new TextDecoder().decode(files[names[1]!]))).toMatchObject({
      ...{ id: ids[0], file: names[0], prompt: 'a fox', width: 64, cost: 50, tool: 'green' },
    });
  });

  test('a broken download goes on where it broke, and another archive is not appended', async () => {
    const { save, get } = await setUp();
    const path = `/api/images/archive?ids=${await save(1)},${await save(2)}`;
    const whole = await get(path);
    const tag = whole.headers.get('ETag') ?? '';
    const bytes = await bytesOf(whole);
    for (const at of [1, 40, 400, bytes.length - 30, bytes.length - 1]) {
      const rest = await get(path, { Range: `bytes=${at}-`, 'If-Range': tag });
      expect(rest.status).toBe(206);
      expect(rest.headers.get('Content-Range')).toBe(`bytes ${at}-${bytes.length - 1}/${bytes.length}`);
      expect(Buffer.from(await bytesOf(rest))).toEqual(Buffer.from(bytes.subarray(at)));
    }
    const middle = await get(path, { Range: 'bytes=10-19' });
    expect(Buffer.from(await bytesOf(middle))).toEqual(Buffer.from(bytes.subarray(10, 20)));
    const other = await get(path, { Range: 'bytes=10-', 'If-Range': '"another"' });
    expect([other.status, (await bytesOf(other)).length]).toEqual([200, bytes.length]);
    const beyond = await get(path, { Range: `bytes=${bytes.length}-` });
    expect([beyond.status, beyond.headers.get('Content-Range')]).toEqual([416, `bytes */${bytes.length}`]);
  });

  test('five hundred pictures leave one after the other, and go on where they broke', async () => {
    const { save, get, prepare, database, storage } = await setUp();
    const id = await save(1);
    const row = await database.reader.selectFrom('gallery_image').selectAll().executeTakeFirstOrThrow();
    const copies = Array.from({ length: MOST_AT_ONCE - 1 }, () => ({
      ...{ ...row, id: randomUUID(), charge_key: null, request_key: null },
    }));
    for (let first = 0; first < copies.length; first += 100)
      await database.writer
        .insertInto('gallery_image')
        .values(copies.slice(first, first + 100))
        .execute();
    const ids = [id, ...copies.map((copy) => copy.id)];
    const { url, bytes: size } = (await (await prepare(ids)).json()) as { url: string; bytes: number };
    const read = vi.spyOn(storage, 'get');
    const whole = await get(url, { as: '' });
    const reader = whole.body!.getReader();
    const begun = (await reader.read()).value!;
    // Nobody waits for the last picture before the first one leaves.
    expect(read.mock.calls.length).toBeLessThan(20);
    await reader.cancel();
    const rest = await get(url, {
      as: '',
      Range: `bytes=${begun.length}-`,
      'If-Range': whole.headers.get('ETag')!,
    });
    expect(rest.status).toBe(206);
    const bytes = Buffer.concat([begun, await bytesOf(rest)]);
    expect(bytes.length).toBe(size);
    const unpacked = unzipSync(bytes);
    expect(Object.keys(unpacked)).toHaveLength(2 * MOST_AT_ONCE);
    const sidecars = Object.keys(unpacked).filter((name) => name.endsWith('.json'));
    const told = sidecars.map((name) => JSON.parse(new TextDecoder().decode(unpacked[name])).id);
    expect(new Set(told)).toEqual(new Set(ids));
  });

  test('a browser downloads by an address of its own, for these pictures and some hours', async () => {
    const { save, get, prepare, clock } = await setUp();
    const [one, other] = [await save(1), await save(2)];
    const answer = await prepare([one]);
    const { url, bytes } = (await answer.json()) as { url: string; bytes: number };
    const download = await get(url, { as: '' });
    expect([download.status, (await bytesOf(download)).length]).toEqual([200, bytes]);
    for (const path of [url.replace(one, other), url.replace('account=ann', 'account=bob')])
      expect((await get(path, { as: '' })).status).toBe(403);
    clock.advance(7 * HOUR_MS);
    expect((await get(url, { as: '' })).status).toBe(403);
  });

  test("another account's picture, a deleted one and none at all are refused whole", async () => {
    const { save, get, prepare, gallery } = await setUp();
    const [mine, deleted, theirs] = [await save(1), await save(2), await save(3, 'bob')];
    await gallery.remove('ann', deleted);
    for (const id of [theirs, deleted, 'nothing', '%00']) {
      expect((await get(`/api/images/archive?ids=${mine},${id}`)).status).toBe(404);
      expect((await prepare([mine, id])).status).toBe(404);
    }
    expect((await get('/api/images/archive?ids=')).status).toBe(400);
    expect((await get(`/api/images/archive?ids=${Array.from({ length: 501 }, (_, n) => n)}`)).status).toBe(
      400,
    );
    expect((await get(`/api/images/archive?ids=${mine}`, { as: '' })).status).toBe(401);
  });

  test('few run at once, and whoever stops reading frees a place', async () => {
    const { save, get, app } = await setUp();
    const path = `/api/images/archive?ids=${await save(1)}`;
    const running = [await get(path), await get(path), await get(path)];
    expect((await get(path)).status).toBe(429);
    expect(
      (await app.request(path, { method: 'HEAD', headers: { Authorization: 'Bearer ann' } })).status,
    ).toBe(200);
    await running[0]?.body?.cancel();
    const next = await get(path);
    expect(next.status).toBe(200);
    for (const response of [...running.slice(1), next]) await response.body?.cancel();
  });
});
