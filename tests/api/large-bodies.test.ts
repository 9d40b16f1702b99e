import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createHttpServer, createNodeListener } from '../../src/platform/http/http-server.ts';
import { type AccountClient, signUpClient } from '../support/identity/account-client.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const MEGABYTE = 1024 * 1024;
const SAVE = '/api/images/save';
const STORY = '/api/story-script';
const FORM = 'multipart/form-data; boundary=b';

let site: TestApp;
let server: Server;
let account: AccountClient;
const sockets: Socket[] = [];

beforeAll(async () => {
  site = await createTestApp({ STORY_SCRIPTS_PER_HOUR: '1000' });
  server = createHttpServer(createNodeListener(site.app.fetch));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  account = await signUpClient((path, init) => site.app.request(path, init), { origin: 'http://localhost' });
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await site.close();
});

/** Sends the beginning of a body and leaves the rest to come. */
function begin(path: string, headers: Record<string, string>, first: string | Buffer): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  sockets.push(socket);
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`);
  socket.write([`POST ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  socket.write(first);
  return socket;
}

async function readAnswer(socket: Socket) {
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  const [head = '', body = ''] = bytes.toString().split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), code: (JSON.parse(body) as { code: string }).code };
}

const asAccount = (type: string, length: number) => ({
  'Content-Type': type,
  'Content-Length': String(length),
  Authorization: `Bearer ${account.token()}`,
});

describe('a body that would cost far more than its bytes', () => {
  test.each([
    ['arrays in arrays', '['],
    ['objects in objects', '{"a":'],
    ['a list of zeros', '0,', '['],
    ['a list of empty texts', '"",', '['],
    ['unknown fields', '"a":0,', '{'],
    ['a picture of lists', '[],', '{"base64Image":['],
  ])('%s: refused before most of it has come, and never parsed', async (_, piece, start = '') => {
    const parse = vi.spyOn(JSON, 'parse');
    const first = `${start}${piece.repeat(64 * 1024)}`.slice(0, 64 * 1024);
    const socket = begin(SAVE, asAccount('application/json', 8 * MEGABYTE), first);
    const answer = await readAnswer(socket);
    expect(answer).toEqual({ status: 400, code: 'request.too_complex' });
    expect(parse.mock.calls.filter(([text]) => text.startsWith(first.slice(0, 100)))).toEqual([]);
  });

  test('160,000 parts: refused after a few of them', async () => {
    const part = '--b\r\nContent-Disposition: form-data; name="f"\r\n\r\nx\r\n';
    const headers = { 'Content-Type': FORM, 'Content-Length': String(8 * MEGABYTE) };
    const socket = begin(STORY, headers, part.repeat(1000));
    expect(await readAnswer(socket)).toEqual({ status: 400, code: 'story_script.incomplete' });
    const saving = begin(SAVE, asAccount(FORM, 8 * MEGABYTE), part.repeat(1000));
    expect(await readAnswer(saving)).toEqual({ status: 400, code: 'request.not_form' });
  });

  test('16 MB anywhere: refused before they are read', async () => {
    for (const path of [SAVE, STORY, '/api/license/activate', '/about', '/prompt/fox']) {
      const socket = begin(path, asAccount('application/json', 16 * MEGABYTE), '[');
      expect([path, (await readAnswer(socket)).status]).toEqual([path, 413]);
    }
  });

  test.each([
    ['a long text that is not the picture', (text: string) => ({ prompt: text, base64Image: 'AAAA' })],
    ['two long texts', (text: string) => ({ prompt: text, base64Image: text })],
    ['a picture deeper inside', (text: string) => ({ recipe: { base64Image: text } })],
  ])('%s: refused', async (_, write) => {
    const answer = await account.call('POST', '/images/save', write('A'.repeat(600_000)));
    expect(answer).toMatchObject({ status: 413, body: { code: 'request.too_large' } });
  });
});

/** A picture that no compression makes smaller. */
async function drawNoise(width: number, height: number): Promise<Buffer> {
  const bytes = Buffer.alloc(width * height * 3);
  let state = 1;
  for (let place = 0; place < bytes.length; place++) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    bytes[place] = state >>> 16;
  }
  return await sharp(bytes, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

describe('the largest picture that the site draws', () => {
  const size = { width: 2048, height: 1024 };
  const details = { prompt: 'a fox', fullPrompt: 'a fox', ...size, generatorType: 'green' };
  let picture: Buffer;
  beforeAll(async () => {
    picture = await drawNoise(size.width, size.height);
  });

  test('is taken as base64 in JSON, of which only the rest is parsed', async () => {
    const longest = { length: 0 };
    const parse = JSON.parse;
    vi.spyOn(JSON, 'parse').mockImplementation((text, reviver) => {
      longest.length = Math.max(longest.length, text.length);
      return parse(text, reviver);
    });
    const answer = await site.app.request(SAVE, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${account.token()}` },
      body: JSON.stringify({ ...details, base64Image: picture.toString('base64') }),
    });
    expect([answer.status, longest.length < 10_000]).toEqual([200, true]);
  });

  test('is taken from programs that escape every slash', async () => {
    const body = JSON.stringify({ ...details, base64Image: picture.toString('base64') });
    const answer = await site.app.request(SAVE, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${account.token()}` },
      body: body.replaceAll('/', '\\/'),
    });
    expect(answer.status).toBe(200);
  });

  test('is taken as it is in a form, without base64', async () => {
    const form = new FormData();
    form.append('details', JSON.stringify(details));
    form.append('image', new Blob([new Uint8Array(picture)]));
    const answer = await site.app.request(SAVE, {
      method: 'POST',
      headers: { Authorization: `Bearer ${account.token()}` },
      body: form,
    });
    const { image } = (await answer.json()) as { image: { url: string; prompt: string } };
    expect([answer.status, image.prompt]).toEqual([200, 'a fox']);
    const kept = await (await site.app.request(image.url)).arrayBuffer();
    expect(Buffer.from(kept).equals(picture)).toBe(true);
  });
});

test('a stranger’s unfinished uploads do not keep an account from saving', async () => {
  const length = 8 * MEGABYTE;
  const part = '--b\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\n';
  const almost = Buffer.concat([Buffer.from(part), Buffer.alloc(length - 1000)]);
  const uploads = Array.from({ length: 16 }, () =>
    begin(STORY, { 'Content-Type': FORM, 'Content-Length': String(length) }, almost),
  );
  // Each was taken in, or was answered that there is no room for it.
  for (const socket of uploads) {
    const settled = () => expect(socket.writableLength === 0 || socket.bytesRead > 0).toBe(true);
    await vi.waitFor(settled, { timeout: 20_000 });
  }
  const picture = await drawNoise(1400, 1400);
  const saved = await account.save({ bytes: picture, tool: 'green', side: 1400 });
  expect(saved.status).toBe(200);
});

test('whoever hangs up in the middle of a body has left, which is no failure of ours', async () => {
  const first = '--b\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\n';
  const headers = { 'Content-Type': FORM, 'Content-Length': String(4 * MEGABYTE) };
  const before = site.logs.length;
  const body = Buffer.concat([Buffer.from(first), Buffer.alloc(3 * MEGABYTE)]);
  const uploads = Array.from({ length: 20 }, () => begin(STORY, headers, body));
  await vi.waitFor(() => expect(uploads.some((socket) => socket.writableLength === 0)).toBe(true));
  for (const socket of uploads) socket.destroy();
  const tellsOfLeaving = () =>
    expect(site.logs.slice(before).some((line) => line.includes('caller left'))).toBe(true);
  await vi.waitFor(tellsOfLeaving);
  expect(site.logs.slice(before).filter((line) => line.includes('request failed'))).toEqual([]);
});
