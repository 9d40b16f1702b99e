import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { createHttpServer, createNodeListener } from './http-server.ts';
import { FINE_PIECES } from './request-pieces.ts';

const HEAD = 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';
const MANY = 200_000;

let server: Server;
let socket: Socket;

async function open(listener: RequestListener): Promise<Socket> {
  server = createHttpServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

afterEach(() => {
  socket.destroy();
  server.closeAllConnections();
  server.close();
});

async function readAll(): Promise<string> {
  let text = '';
  socket.setEncoding('latin1').on('data', (piece: string) => {
    text += piece;
  });
  // A reset may come first, since not all that was sent is read.
  await new Promise((resolve) => socket.once('close', resolve));
  return text;
}

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

/** Counts what comes out of the body's stream, as every handler sees it. */
function createCounter() {
  const seen = { pieces: 0, bytes: 0, isWhole: false };
  const listener = createNodeListener(async (request) => {
    for await (const piece of request.body ?? []) {
      seen.pieces += 1;
      seen.bytes += piece.length;
    }
    seen.isWhole = true;
    return new Response(`${seen.bytes} bytes`);
  });
  return { seen, listener };
}

describe('a body in chunks of one byte', () => {
  test('is refused long before its end, and becomes few objects until then', async () => {
    const { seen, listener } = createCounter();
    await open(listener);
    const answer = readAll();
    socket.write(HEAD + chunk('A').repeat(MANY));
    expect(await answer).toMatch(/^HTTP\/1\.1 400 .*http\.body_too_fragmented/s);
    expect(seen.bytes).toBeLessThanOrEqual(FINE_PIECES.most);
    expect(seen.pieces).toBeLessThan(100);
    expect(seen.isWhole).toBe(false);
  });

  test('is refused though nobody reads it', async () => {
    await open(() => undefined);
    const answer = readAll();
    socket.write(HEAD + chunk('A').repeat(MANY));
    expect(await answer).toMatch(/^HTTP\/1\.1 400 .*http\.body_too_fragmented/s);
  });

  test('ends the connection without a second answer when there was one', async () => {
    await open((request, response) => {
      request.resume();
      response.end('early');
    });
    const answer = readAll();
    socket.write(HEAD + chunk('A').repeat(MANY));
    expect((await answer).match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });

  test('is read when it is short', async () => {
    const { seen, listener } = createCounter();
    await open(listener);
    socket.write(`${HEAD}${chunk('A').repeat(FINE_PIECES.most)}${chunk('')}`);
    await once(socket, 'data');
    expect(seen).toMatchObject({ bytes: FINE_PIECES.most, isWhole: true });
    expect(seen.pieces).toBeLessThan(100);
  });
});

describe('an honest body in small chunks', () => {
  test.each([76, 500, 1024])('of %i bytes arrives whole, each byte in its place', async (size) => {
    const sent = Array.from({ length: 3 * FINE_PIECES.most }, (_, place) =>
      String(place).padStart(size, '.'),
    );
    let arrived = '';
    await open(
      createNodeListener(async (request) => {
        arrived = await request.text();
        return new Response('thanks');
      }),
    );
    socket.write(HEAD + sent.map(chunk).join('') + chunk(''));
    expect(String(await once(socket, 'data'))).toContain('200 OK');
    expect(arrived === sent.join('')).toBe(true);
  });

  test('that comes piece by piece is handed on as it comes', async () => {
    const { seen, listener } = createCounter();
    await open(listener);
    socket.setNoDelay(true).write(HEAD);
    for (let count = 1; count <= 20; count++) {
      socket.write(chunk('p'.repeat(500)));
      while (seen.bytes < count * 500) await setImmediate();
    }
    socket.write(chunk(''));
    expect(String(await once(socket, 'data'))).toContain('10000 bytes');
  });

  test('waits for a slow reader and then arrives whole', async () => {
    let arrived = 0;
    let mostWaiting = 0;
    await open(async (request, response) => {
      for await (const piece of request) {
        arrived += (piece as Buffer).length;
        mostWaiting = Math.max(mostWaiting, request.readableLength);
        await setTimeout(1);
      }
      response.end('done');
    });
    socket.write(HEAD + chunk('p'.repeat(100)).repeat(20_000) + chunk(''));
    await once(socket, 'data');
    expect(arrived).toBe(2_000_000);
    expect(mostWaiting).toBeLessThan(512 * 1024);
  });
});
