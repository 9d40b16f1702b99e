import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { request } from 'undici';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestClock } from '../../../tests/support/test-clock.ts';
import { type CachedPageAnswer, createCachedPages } from './cached-pages.ts';
import { createPageCache, preparePage } from './page-cache.ts';

const HTML = '<p>a page</p>'.repeat(100);
const clock = createTestClock();
const cache = createPageCache({ clock });
const read: string[] = [];
const answered: CachedPageAnswer[] = [];
let server: Server;
let url: string;

beforeAll(async () => {
  const answerCachedPage = createCachedPages({
    cache,
    siteHeaders: [['X-Frame-Options', 'DENY']],
    newRequestId: () => 'the-request',
    onRead: (path) => read.push(path),
    onAnswered: (answer) => answered.push(answer),
  });
  server = createServer((incoming, response) => {
    if (!answerCachedPage(incoming, response)) response.writeHead(418).end('left to the app');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => server.close());

beforeEach(async () => {
  read.length = 0;
  answered.length = 0;
  const page = await preparePage(new TextEncoder().encode(HTML), [
    ['Content-Type', 'text/html; charset=utf-8'],
  ]);
  cache.put('/blog', page, cache.generation());
});

async function ask(
  path: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' | 'POST' = 'GET',
) {
  const answer = await request(url + path, { method, headers });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: Buffer.from(await answer.body.arrayBuffer()),
  };
}

test('a kept page leaves with its own headers and those of the whole site', async () => {
  const { status, headers, body } = await ask('/blog');
  expect(status).toBe(200);
  expect(body.toString()).toBe(HTML);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(HTML.length),
    'x-frame-options': 'DENY',
    'x-request-id': 'the-request',
    etag: expect.stringMatching(/^W\/"/),
  });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(read).toEqual(['/blog']);
  expect(answered).toEqual([
    {
      method: 'GET',
      path: '/blog',
      status: 200,
      requestId: 'the-request',
      milliseconds: expect.any(Number),
    },
  ]);
});

test('the encoding is the one that the browser takes', async () => {
  const zipped = await ask('/blog', { 'Accept-Encoding': 'gzip' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(zipped.body.length).toBe(Number(zipped.headers['content-length']));
  expect(zipped.body.length).toBeLessThan(HTML.length / 4);
  expect((await ask('/blog', { 'Accept-Encoding': 'br, gzip' })).headers['content-encoding']).toBe('br');
});

test('what the browser has already is not sent again', async () => {
  const { headers } = await ask('/blog');
  const again = await ask('/blog', { 'If-None-Match': `"another", ${headers.etag}` });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  expect(again.headers.etag).toBe(headers.etag);
  expect((await ask('/blog', { 'If-None-Match': '"another"' })).status).toBe(200);
});

test('a question for the head alone gets the same head', async () => {
  const whole = await ask('/blog');
  const head = await ask('/blog', {}, 'HEAD');
  expect(head.body).toHaveLength(0);
  // The client ends the connection after such a question.
  const { date, connection, 'keep-alive': keepAlive, ...expected } = whole.headers;
  expect(head.headers).toMatchObject(expected);
});

test.each([
  ['a page that is not kept', '/about', 'GET'],
  ['a search', '/blog?q=light', 'GET'],
  ['another spelling', '/Blog', 'GET'],
  ['an address of another host', '//evil.example/blog', 'GET'],
  ['a form', '/blog', 'POST'],
] as const)('%s is left to the app', async (_, path, method) => {
  expect((await ask(path, {}, method)).status).toBe(418);
  expect(read).toEqual([]);
});

test('a backslash, which parsers of addresses take for a slash, is left to the app', async () => {
  // A client that is given a whole address would turn it around itself.
  const { hostname, port } = new URL(url);
  const [answer] = (await once(get({ hostname, port, path: '/\\evil.example/blog' }), 'response')) as [
    IncomingMessage,
  ];
  answer.resume();
  expect(answer.statusCode).toBe(418);
});

test('a question without a host is left to the app', async () => {
  expect((await ask('/blog', { Host: '' })).status).toBe(418);
});

test('a page is no longer answered once its data changed', async () => {
  cache.clear();
  expect((await ask('/blog')).status).toBe(418);
});
