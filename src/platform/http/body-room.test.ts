import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { limitBody } from './body-limit.ts';
import { type BodyRoom, createBodyRoom } from './body-room.ts';
import { createHttpServer, createNodeListener } from './http-server.ts';

const MEGABYTE = 1024 * 1024;
const BODY_BYTES = 4 * MEGABYTE;
const PART = Buffer.alloc(MEGABYTE);
const PATIENCE = { timeout: 10_000 };

let server: Server;
let socket: Socket;
afterEach(() => {
  socket.destroy();
  server.closeAllConnections();
  server.close();
});

/** Says how many bytes are counted at the moment. */
function watchRoom() {
  const room = createBodyRoom(64 * MEGABYTE);
  let taken = 0;
  const watched: BodyRoom = {
    take(bytes) {
      room.take(bytes);
      taken += bytes;
    },
    giveBack(bytes) {
      room.giveBack(bytes);
      taken -= bytes;
    },
  };
  return { room: watched, taken: () => taken };
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
    const { room, taken } = watchRoom();
    const reading = Promise.withResolvers<unknown>();
    const app = new Hono().use(limitBody(16 * MEGABYTE, { room })).post('/', async (c) => {
      reading.resolve(c.req.raw.arrayBuffer().then(({ byteLength }) => byteLength, String));
      await vi.waitFor(() => expect(taken()).toBeGreaterThan(0), PATIENCE);
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
    const { room, taken } = watchRoom();
    const read = Promise.withResolvers<unknown>();
    const app = new Hono().use(limitBody(16 * MEGABYTE, { room })).post('/', async (c) => {
      const outcome = await c.req.raw.arrayBuffer().catch((error: unknown) => error);
      read.resolve(outcome);
      return c.text('too late');
    });
    const visitor = await begin(app);
    visitor.write(PART);
    await vi.waitFor(() => expect(taken()).toBeGreaterThan(0), PATIENCE);
    visitor.destroy();
    expect(await read.promise).toBeInstanceOf(Error);
    await vi.waitFor(() => expect(taken()).toBe(0), PATIENCE);
  });

  test('when its handler fails without having read it', async () => {
    const { room, taken } = watchRoom();
    const app = new Hono().use(limitBody(16 * MEGABYTE, { room }));
    app.post('/', () => Promise.reject(new Error('before the body')));
    app.onError((error, c) => c.text(error.message, 500));
    const visitor = await begin(app);
    visitor.write(PART);
    expect(String((await once(visitor, 'data'))[0])).toMatch(/^HTTP\/1\.1 500 /);
    for (let parts = 1; parts < 4; parts++) visitor.write(PART);
    await vi.waitFor(() => expect(taken()).toBe(0), PATIENCE);
  });
});

test('a body that two limits look at is counted once', async () => {
  const { room, taken } = watchRoom();
  const limit = limitBody(16 * MEGABYTE, { room });
  const app = new Hono().use(limit, limit).post('/', async (c) => {
    const { byteLength } = await c.req.raw.arrayBuffer();
    return c.text(`${byteLength} of ${taken()}`);
  });
  const visitor = await begin(app);
  for (let parts = 0; parts < 4; parts++) visitor.write(PART);
  expect(String((await once(visitor, 'data'))[0])).toContain(`${BODY_BYTES} of ${BODY_BYTES}`);
  await vi.waitFor(() => expect(taken()).toBe(0), PATIENCE);
});
