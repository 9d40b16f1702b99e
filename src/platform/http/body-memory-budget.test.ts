import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AppError } from '../../shared/app-error.ts';
import { type LargeBodyOptions, limitLargeBody, WAITING_PER_ACCOUNT } from './body-limit.ts';
import { BODY_SHARES, type BodyBudget, type BodySender, createBodyBudget } from './body-memory-budget.ts';
import { createHttpServer, createNodeListener } from './http-server.ts';

const MEGABYTE = 1024 * 1024;
const BODY_BYTES = 4 * MEGABYTE;
const PART = Buffer.alloc(MEGABYTE);
const TIMEOUT = { timeout: 10_000 };

const limit = (options: Partial<LargeBodyOptions>) =>
  limitLargeBody(16 * MEGABYTE, { senderOf: () => ({ address: '192.0.2.1' }), ...options });

let server: Server;
let socket: Socket;
afterEach(() => {
  socket.destroy();
  server.closeAllConnections();
  server.close();
});

/** Says how many bytes are counted at the moment. */
function watchBudget() {
  const budget = createBodyBudget();
  let taken = 0;
  const watched: BodyBudget = {
    take(sender, bytes) {
      budget.take(sender, bytes);
      taken += bytes;
    },
    giveBack(sender, bytes) {
      budget.giveBack(sender, bytes);
      taken -= bytes;
    },
  };
  return { budget: watched, taken: () => taken };
}

/** A request of four megabytes on a real connection, of which the headers have been sent. */
async function begin(app: Hono): Promise<Socket> {
  server = createHttpServer(createNodeListener(app.fetch));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${BODY_BYTES}\r\n\r\n`);
  return socket;
}

describe('the room of a large body is given back', () => {
  test('when it is answered before all of it was read, though its reader goes on', async () => {
    const { budget, taken } = watchBudget();
    const reading = Promise.withResolvers<unknown>();
    const app = new Hono().use(limit({ budget })).post('/', async (c) => {
      reading.resolve(c.req.raw.arrayBuffer().then(({ byteLength }) => byteLength, String));
      await vi.waitFor(() => expect(taken()).toBeGreaterThan(0), TIMEOUT);
      return c.text('enough');
    });
    const visitor = await begin(app);
    visitor.write(PART);
    const [answer] = await once(visitor, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
    for (let parts = 1; parts < 4; parts++) visitor.write(PART);
    expect(await reading.promise).toBe('Error: This request was answered already.');
    expect(taken()).toBe(0);
  });

  test('when its sender leaves', async () => {
    const { budget, taken } = watchBudget();
    const read = Promise.withResolvers<unknown>();
    const app = new Hono().use(limit({ budget })).post('/', async (c) => {
      const outcome = await c.req.raw.arrayBuffer().catch((error: unknown) => error);
      read.resolve(outcome);
      return c.text('too late');
    });
    const visitor = await begin(app);
    visitor.write(PART);
    await vi.waitFor(() => expect(taken()).toBeGreaterThan(0), TIMEOUT);
    visitor.destroy();
    expect(await read.promise).toBeInstanceOf(Error);
    await vi.waitFor(() => expect(taken()).toBe(0), TIMEOUT);
  });

  test('when its handler fails without having read it', async () => {
    const { budget, taken } = watchBudget();
    const app = new Hono().use(limit({ budget }));
    app.post('/', () => Promise.reject(new Error('before the body')));
    app.onError((error, c) => c.text(error.message, 500));
    const visitor = await begin(app);
    visitor.write(PART);
    expect(String((await once(visitor, 'data'))[0])).toMatch(/^HTTP\/1\.1 500 /);
    for (let parts = 1; parts < 4; parts++) visitor.write(PART);
    await vi.waitFor(() => expect(taken()).toBe(0), TIMEOUT);
  });
});

describe('what large bodies share', () => {
  const fill = (budget: BodyBudget, sender: BodySender, bytes: number) => {
    for (let taken = 0; taken < bytes; taken += MEGABYTE) budget.take(sender, MEGABYTE);
  };
  const refusalOf = (work: () => void): string => {
    try {
      work();
    } catch (error) {
      return (error as { code: string }).code;
    }
    return 'none';
  };
  const stranger = (number: number): BodySender => ({ address: `192.0.2.${number}` });

  test('an address has a part of it, whatever its accounts are called', () => {
    const budget = createBodyBudget();
    fill(budget, { address: '2001:db8::1', account: 'ann' }, BODY_SHARES.address / 2);
    fill(budget, { address: '2001:db8::2', account: 'bob' }, BODY_SHARES.address / 2);
    const carl = { address: '2001:db8::3', account: 'carl' };
    expect(refusalOf(() => budget.take(carl, 1))).toBe('request.too_many_at_once');
    expect(refusalOf(() => budget.take({ ...carl, address: '2001:db8:1::1' }, 1))).toBe('none');
  });

  test('strangers cannot take the part of those who are signed in, nor that of their own address', () => {
    const budget = createBodyBudget();
    for (const number of [1, 2]) fill(budget, stranger(number), BODY_SHARES.address);
    expect(refusalOf(() => budget.take(stranger(3), 1))).toBe('request.busy');
    expect(refusalOf(() => fill(budget, { ...stranger(1), account: 'ann' }, BODY_SHARES.address))).toBe(
      'none',
    );
  });

  test('what is refused is not counted, and what is given back is free again', () => {
    const budget = createBodyBudget();
    fill(budget, stranger(1), BODY_SHARES.address);
    for (let turn = 0; turn < 3; turn++) {
      expect(refusalOf(() => budget.take(stranger(1), 1))).toBe('request.too_many_at_once');
    }
    budget.giveBack(stranger(1), MEGABYTE);
    expect(refusalOf(() => budget.take(stranger(1), MEGABYTE))).toBe('none');
  });
});

describe('large bodies of one account', () => {
  test('are read one after the other; too many that wait are refused', async () => {
    const app = new Hono().use(limit({ senderOf: () => ({ address: '192.0.2.1', account: 'ann' }) }));
    let inside = 0;
    let most = 0;
    app.post('/', async (c) => {
      inside += 1;
      most = Math.max(most, inside);
      await c.req.raw.arrayBuffer();
      inside -= 1;
      return c.text('read');
    });
    app.onError((error, c) => c.text((error as { code?: string }).code ?? '', 429));
    const send = () => app.request('/', { method: 'POST', body: new Uint8Array(MEGABYTE) });
    const answers = await Promise.all(Array.from({ length: WAITING_PER_ACCOUNT + 3 }, send));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(WAITING_PER_ACCOUNT + 1).fill(200),
      429,
      429,
    ]);
    expect(most).toBe(1);
    expect((await send()).status).toBe(200);
  });
});

describe('a large body', () => {
  const pace = { bytesPerSecond: MEGABYTE, timeoutMs: 300 };

  async function startReading() {
    const { budget, taken } = watchBudget();
    const app = new Hono().use(limit({ budget, pace }));
    app.post('/', async (c) => c.text(`${(await c.req.raw.arrayBuffer()).byteLength}`));
    app.onError((error, c) => {
      const { status, code, headers } = error as AppError;
      return c.text(code, status as 408, headers);
    });
    return { visitor: await begin(app), taken };
  }

  test('that stops arriving is refused with 408, its connection closed and its memory given back', async () => {
    const { visitor, taken } = await startReading();
    for (let parts = 0; parts < 3; parts++) visitor.write(PART);
    const [answer] = (await once(visitor, 'data')) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
    expect(String(answer)).toMatch(/connection: close/i);
    expect(String(answer)).toContain('http.request_timeout');
    expect(taken()).toBe(0);
    if (!visitor.closed) await once(visitor, 'close');
  });

  test('that comes at the least pace is read to its end, however long that takes', async () => {
    const { visitor } = await startReading();
    const began = performance.now();
    for (let sent = 0; sent < BODY_BYTES; sent += MEGABYTE / 4) {
      visitor.write(PART.subarray(0, MEGABYTE / 4));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(performance.now() - began).toBeGreaterThan(3 * pace.timeoutMs);
    expect(String((await once(visitor, 'data'))[0])).toContain(`${BODY_BYTES}`);
  });
});
