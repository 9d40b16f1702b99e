import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../shared/app-error.ts';
import { limitLargeBody } from './body-limit.ts';
import { type BodyBudget, createBodyBudget } from './body-memory-budget.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

const shareOf = (bytes: number) => createBodyBudget({ everybody: bytes, guests: bytes, address: bytes });
const SENDER = { address: '192.0.2.1' };

function site(maxBytes: number, budget: BodyBudget = shareOf(64 * MEGABYTE)) {
  const app = new Hono();
  app.use(limitLargeBody(maxBytes, { budget, senderOf: () => SENDER }));
  app.post('/read', async (c) => c.text(String((await c.req.raw.arrayBuffer()).byteLength)));
  app.post('/refused', () => {
    throw new AppError({ code: 'auth.required', status: 401, message: 'Sign in.' });
  });
  app.onError((error) => {
    if (!(error instanceof AppError)) throw error;
    return Response.json({ code: error.code, message: error.message }, { status: error.status });
  });
  return app;
}

/** A body whose length nobody says, and how much of it was taken. */
function pour(chunkBytes: number, chunks: number) {
  let left = chunks;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (left === 0) return controller.close();
        left -= 1;
        controller.enqueue(new Uint8Array(chunkBytes));
      },
    },
    { highWaterMark: 0 },
  );
  return {
    init: { method: 'POST', body, duplex: 'half' } as RequestInit,
    taken: () => (chunks - left) * chunkBytes,
  };
}

describe('a body of unknown length', () => {
  test('is taken whole up to the limit', async () => {
    const answer = await site(4 * KILOBYTE).request('/read', pour(KILOBYTE, 4).init);
    expect([answer.status, await answer.text()]).toEqual([200, '4096']);
  });

  test('is refused as soon as it is too large, and read no further', async () => {
    const poured = pour(MEGABYTE, 100);
    const answer = await site(4 * MEGABYTE).request('/read', poured.init);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({
      code: 'request.too_large',
      message: 'This is too large (the limit is 4 MB).',
    });
    expect(poured.taken()).toBeLessThan(8 * MEGABYTE);
  });

  test('is not read at all for somebody who is refused', async () => {
    const poured = pour(MEGABYTE, 100);
    expect((await site(16 * MEGABYTE).request('/refused', poured.init)).status).toBe(401);
    expect(poured.taken()).toBeLessThan(2 * MEGABYTE);
  });
});

test('a body that says that it is too large is refused before it is read', async () => {
  const poured = pour(KILOBYTE, 1);
  const answer = await site(4 * KILOBYTE).request('/read', {
    ...poured.init,
    headers: { 'Content-Length': '4097' },
  });
  expect([answer.status, poured.taken()]).toEqual([413, 0]);
});

describe('large bodies together', () => {
  const send = (app: Hono, megabytes: number) =>
    app.request('/read', { method: 'POST', body: new Uint8Array(megabytes * MEGABYTE) });

  test('are refused when there is no room for them, and fit again afterwards', async () => {
    const budget = shareOf(5 * MEGABYTE);
    const app = site(4 * MEGABYTE, budget);
    budget.take({ address: '192.0.2.2' }, 2 * MEGABYTE);
    const refused = await send(app, 4);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ code: 'request.busy' });
    budget.giveBack({ address: '192.0.2.2' }, 2 * MEGABYTE);
    for (let turn = 0; turn < 3; turn++) expect((await send(app, 4)).status).toBe(200);
  });

  test('leave the small ones their way', async () => {
    const budget = shareOf(MEGABYTE);
    budget.take({ address: '192.0.2.2' }, MEGABYTE);
    const answer = await site(4 * MEGABYTE, budget).request('/read', { method: 'POST', body: 'hello' });
    expect(answer.status).toBe(200);
  });
});
