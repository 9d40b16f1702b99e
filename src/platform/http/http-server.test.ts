import { once } from 'node:events';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { type ConnectionLimits, createHttpServer, createNodeListener } from './http-server.ts';

const LARGE = Buffer.alloc(32 * 1024 * 1024);
const CHECK_MS = 50;

let server: Server;
const sockets: Socket[] = [];

async function open(listener: RequestListener, limits: Partial<ConnectionLimits>): Promise<Socket> {
  server = createHttpServer(listener, { checkMs: CHECK_MS, ...limits });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

async function readAll(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('latin1').on('data', (piece: string) => {
    text += piece;
  });
  await once(socket, 'close');
  return text;
}

const countConnections = () =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

async function untilClosed(): Promise<void> {
  while ((await countConnections()) > 0) await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
}

test.each(['Host: b', 'hOsT: a', 'host:'])(
  'two hosts are refused before anything is asked: %s',
  async (second) => {
    let asked = 0;
    const socket = await open((_, response) => {
      asked += 1;
      response.end();
    }, {});
    socket.write(`GET / HTTP/1.1\r\nHost: a\r\n${second}\r\n\r\n`);
    const answer = await readAll(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('http.malformed_request');
    expect(asked).toBe(0);
  },
);

describe('a slow client', () => {
  test.each([
    ['says nothing', ''],
    ['stops within its headers', 'GET / HTTP/1.1\r\nHost: x\r\n'],
    ['stops within its body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nonly this'],
  ])('that %s is told so and loses the connection', async (_, sent) => {
    const socket = await open((request) => void request.resume(), { headersMs: 200, requestMs: 400 });
    if (sent !== '') socket.write(sent);
    const answer = await readAll(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('http.request_timeout');
    await untilClosed();
  });

  test('that reads nothing of a large answer loses the connection', async () => {
    const socket = await open((_, response) => response.end(LARGE), { stalledMs: 200 });
    socket.pause().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await untilClosed();
  });

  test('that reads a large answer drop by drop loses the connection after the longest time', async () => {
    const socket = await open((_, response) => response.end(LARGE), { longestMs: 500 });
    const reading = setInterval(() => socket.read(100), 20);
    socket.pause().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await untilClosed();
    clearInterval(reading);
  });

  test('that reads a long answer steadily gets all of it, however long that takes', async () => {
    const piece = Buffer.alloc(16 * 1024, 'a');
    const began = performance.now();
    const answer = (response: ServerResponse): void => {
      if (performance.now() - began > 10 * CHECK_MS) return void response.end('the end');
      response.write(piece, () => setTimeout(answer, 5, response));
    };
    const socket = await open((_, response) => answer(response), { longestMs: 2 * CHECK_MS, leastBytes: 1 });
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(await readAll(socket)).toContain('the end');
  });

  test('that takes its time between two requests keeps its connection', async () => {
    const answers: RequestListener = (request, response) => {
      setTimeout(() => response.end(request.url), 500);
    };
    const socket = await open(answers, { stalledMs: 200 });
    for (const path of ['/one', '/two']) {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
      const [answer] = await once(socket, 'data');
      expect(String(answer)).toContain(path);
    }
  });
});

describe('a connection between two requests', () => {
  const ask = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

  test('stays open longer than any proxy of ours keeps it', async () => {
    const socket = await open((_, response) => response.end(), {});
    socket.write(ask);
    const [answer] = await once(socket, 'data');
    const [, seconds] = /^keep-alive: timeout=(\d+)/im.exec(String(answer)) ?? [];
    expect(Number(seconds)).toBeGreaterThan(120);
  });

  test('is closed in the end', async () => {
    const socket = await open((_, response) => response.end(), { idleMs: 100 });
    socket.write(ask);
    expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 200 /);
    await untilClosed();
  });

  test('is closed soon where there are many', async () => {
    const socket = await open((_, response) => response.end(), { crowdedAt: 0, crowdedIdleMs: 100 });
    socket.write(ask);
    expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 200 /);
    await untilClosed();
  });
});

describe('what is HTTP and still no request', () => {
  const listener = createNodeListener((request) => new Response(new URL(request.url).pathname));

  test.each([
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b'],
    ['a host with a path in it', 'GET / HTTP/1.1\r\nHost: x/../y'],
    ['a port that is none', 'GET / HTTP/1.1\r\nHost: x:99999'],
    ['no host at all', 'GET / HTTP/1.1'],
    ['an address in another form', 'GET x HTTP/1.1\r\nHost: x'],
    ['an absolute address that is none', 'GET http://:80/ HTTP/1.1\r\nHost: x'],
    ['a backslash in the address', 'GET /a\\..\\b HTTP/1.1\r\nHost: x'],
    ['a star', 'OPTIONS * HTTP/1.1\r\nHost: x'],
  ])('%s', async (_, head) => {
    const socket = await open(listener, {});
    socket.write(`${head}\r\nConnection: close\r\n\r\n`);
    const answer = await readAll(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/nosniff/i);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'http.malformed_request' });
  });

  test('a handler that fails is answered without a word of why', async () => {
    const failing = createNodeListener(() => Promise.reject(new Error('a secret of ours')));
    const socket = await open(failing, {});
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    const answer = await readAll(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 500 /);
    expect(answer).toContain('internal.error');
    expect(answer).not.toContain('secret');
  });
});
