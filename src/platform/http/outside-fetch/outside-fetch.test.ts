import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { createOutsideFetch, type OutsideFetch, type OutsideFetchOptions } from './outside-fetch.ts';

const MEGABYTE = 1024 * 1024;
const opened: { close(): Promise<unknown> }[] = [];

afterEach(async () => {
  for (const thing of opened.splice(0)) await thing.close();
});

async function serve(
  listener: RequestListener,
  host = '127.0.0.1',
): Promise<{ port: number; server: Server }> {
  const server = createServer(listener);
  server.listen(0, host);
  await once(server, 'listening');
  opened.push({
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
  return { port: (server.address() as AddressInfo).port, server };
}

function open(options: Partial<OutsideFetchOptions> = {}): OutsideFetch {
  const outside = createOutsideFetch({
    allowHttp: true,
    allowPrivate: true,
    timeoutMs: 10_000,
    maxBytes: MEGABYTE,
    userAgent: 'a reader',
    ...options,
  });
  opened.push(outside);
  return outside;
}

describe('an answer', () => {
  test('arrives whole with status, headers and the address of the last redirect', async () => {
    const { port } = await serve((request, response) => {
      if (request.url === '/old') {
        response.writeHead(301, { Location: '/new?x=1' }).end('moved');
      } else {
        response.writeHead(404, { ETag: '"a"', 'Set-Cookie': 'a=1' }).end('nothing here');
      }
    });
    const answer = await open().get(`http://127.0.0.1:${port}/old`);
    expect(answer.status).toBe(404);
    expect(answer.address).toBe(`http://127.0.0.1:${port}/new?x=1`);
    expect(answer.headers.get('etag')).toBe('"a"');
    expect(answer.body.toString()).toBe('nothing here');
  });

  test.each([
    ['gzip', gzipSync('a post')],
    ['deflate', deflateSync('a post')],
    ['br', brotliCompressSync('a post')],
  ])('is unpacked from %s', async (encoding, bytes) => {
    const { port } = await serve((_, response) => {
      response.writeHead(200, { 'Content-Encoding': encoding }).end(bytes);
    });
    expect((await open().get(`http://127.0.0.1:${port}/`)).body.toString()).toBe('a post');
  });

  test('is asked for without any credentials, whatever the address holds', async () => {
    const seen: IncomingMessage['headers'][] = [];
    const { port } = await serve((request, response) => {
      seen.push(request.headers);
      if (request.url === '/') response.setHeader('Set-Cookie', 'session=1');
      response.writeHead(request.url === '/' ? 302 : 200, { Location: '/next' }).end();
    });
    await open().get(`http://user:secret@127.0.0.1:${port}/`, { headers: { 'if-none-match': '"a"' } });
    expect(seen).toHaveLength(2);
    for (const headers of seen) {
      expect(headers.authorization).toBeUndefined();
      expect(headers.cookie).toBeUndefined();
      expect(headers).toMatchObject({ 'if-none-match': '"a"', 'user-agent': 'a reader' });
    }
  });
});

describe('a bad answer is given up', () => {
  test('when its headers do not come', async () => {
    const { port } = await serve(() => undefined);
    await expectFailure(open({ timeoutMs: 200 }), port, 'timeout');
  });

  test('when its body drips', async () => {
    const { port } = await serve((_, response) => {
      const dripping = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(dripping));
    });
    await expectFailure(open({ timeoutMs: 300 }), port, 'timeout');
  });

  test('when its redirects take too long together', async () => {
    const { port } = await serve((_, response) => {
      setTimeout(() => response.writeHead(302, { Location: '/' }).end(), 150);
    });
    await expectFailure(open({ timeoutMs: 400 }), port, 'timeout');
  });

  test('when its body does not end', async () => {
    let sent = 0;
    const { port } = await serve((_, response) => {
      const piece = Buffer.alloc(65_536);
      const pour = () => {
        while (!response.destroyed && response.write(piece)) sent += piece.length;
      };
      response.on('drain', pour);
      pour();
    });
    await expectFailure(open(), port, 'too_large');
    expect(sent).toBeLessThan(20 * MEGABYTE);
  });

  test('when it unfolds to more than it may', async () => {
    const { port } = await serve((_, response) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50 * MEGABYTE)));
    });
    await expectFailure(open(), port, 'too_large');
  });

  test('when a redirect has an endless body, only the redirect counts', async () => {
    const { port } = await serve((request, response) => {
      if (request.url !== '/') return response.end('here');
      response.writeHead(302, { Location: '/next' });
      const pouring = setInterval(() => response.write(Buffer.alloc(65_536)), 5);
      response.on('close', () => clearInterval(pouring));
      return undefined;
    });
    const outcome = await open({ timeoutMs: 3_000 })
      .get(`http://127.0.0.1:${port}/`)
      .then((answer) => answer.body.toString());
    expect(outcome).toBe('here');
  });

  test.each([
    ['it is packed in an unknown way', { 'Content-Encoding': 'zstd-of-tomorrow' }, 'text'],
    ['it says gzip and is not', { 'Content-Encoding': 'gzip' }, 'text'],
    ['its redirect leads nowhere', { Location: 'http://[' }, ''],
  ])('when %s', async (_, headers, body) => {
    const { port } = await serve((_request, response) => {
      response.writeHead('Location' in headers ? 302 : 200, headers).end(body);
    });
    await expectFailure(open(), port, 'broken_answer');
  });

  test('when it ends too early, and when there is nobody', async () => {
    const { port, server } = await serve((_, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('only this', () => response.destroy());
    });
    const outside = open();
    await expectFailure(outside, port, 'unreachable');
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
    opened.shift();
    await expectFailure(outside, port, 'unreachable');
  });

  test('when it never stops redirecting', async () => {
    let asked = 0;
    const { port } = await serve((_, response) => {
      asked += 1;
      response.writeHead(307, { Location: `/${asked}` }).end();
    });
    await expectFailure(open(), port, 'too_many_redirects');
    expect(asked).toBe(6);
  });

  test('when whoever asked does not want it any more', async () => {
    const { port } = await serve(() => undefined);
    const outcome = open().get(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(50) });
    await expect(outcome).rejects.toMatchObject({ reason: 'aborted' });
  });

  test('and its failure does not tell the address', async () => {
    const failure = await open()
      .get('http://127.0.0.1:1/?key=secret')
      .catch((error: Error) => error);
    expect(String(failure)).toBe('OutsideFetchError: An address outside could not be read: unreachable.');
  });
});

describe('our own network', () => {
  /** Stands for the internet; everything else on this machine is private. */
  const isPublic = (address: string) => address === '127.0.0.1';

  test('is not reached by a redirect', async () => {
    let reached = 0;
    const inside = await serve((_, response) => {
      reached += 1;
      response.end('secret');
    }, '127.0.0.2');
    const { port } = await serve((_, response) => {
      response.writeHead(302, { Location: `http://127.0.0.2:${inside.port}/` }).end();
    });
    await expectFailure(open({ allowPrivate: false, isPublic }), port, 'refused_address');
    expect(reached).toBe(0);
  });

  test('is not reached by a name that changes its address', async () => {
    const hosts: (string | undefined)[] = [];
    const answer: RequestListener = (request, response) => {
      hosts.push(request.socket.localAddress);
      response.setHeader('Connection', 'close');
      response.end('ok');
    };
    const { port } = await serve(answer);
    const addresses = ['127.0.0.1', '127.0.0.2'];
    const lookup: LookupFunction = (_hostname, _options, callback) =>
      callback(null, [{ address: addresses.shift() ?? '127.0.0.2', family: 4 }]);
    const outside = open({ allowPrivate: false, isPublic, lookup });
    const address = `http://rebinding.example:${port}/`;
    expect((await outside.get(address)).body.toString()).toBe('ok');
    await expect(outside.get(address)).rejects.toMatchObject({ reason: 'refused_address' });
    expect(hosts).toEqual(['127.0.0.1']);
  });

  test.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://[fe80::1]/',
    'http://[fd00:ec2::254]/',
    'http://100.100.100.200/',
    'http://[::ffff:169.254.169.254]/',
    'http://metadata.example/',
  ])('also where it is allowed, %s is never asked, nor followed to', async (address) => {
    const lookup: LookupFunction = (hostname, _options, callback) =>
      callback(null, [
        { address: hostname === 'metadata.example' ? '169.254.169.254' : '127.0.0.1', family: 4 },
      ]);
    const { port } = await serve((_, response) => {
      response.writeHead(302, { Location: address }).end();
    });
    const outside = open({ timeoutMs: 1_000, lookup });
    await expect(outside.get(address)).rejects.toMatchObject({ reason: 'refused_address' });
    await expectFailure(outside, port, 'refused_address');
  });

  test('is not reached under its names, nor over plain http', async () => {
    const outside = open({ allowHttp: false, allowPrivate: false });
    await expect(outside.get('https://localhost/')).rejects.toMatchObject({ reason: 'refused_address' });
    await expect(outside.get('http://blog.example/')).rejects.toMatchObject({ reason: 'refused_protocol' });
  });
});

test('a process ends although its connections were left open', async () => {
  const { port } = await serve((_, response) => response.end('ok'));
  const program = `
    import { createOutsideFetch } from ${JSON.stringify(new URL('./outside-fetch.ts', import.meta.url).href)};
    const outside = createOutsideFetch({ allowHttp: true, allowPrivate: true, timeoutMs: 60000, userAgent: 'a' });
    const { status } = await outside.get('http://127.0.0.1:${port}/');
    console.log(status);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    timeout: 20_000,
  });
  expect(stdout).toBe('200\n');
});

async function expectFailure(outside: OutsideFetch, port: number, reason: string): Promise<void> {
  await expect(outside.get(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({ reason });
}

test('endless answers that nobody can unpack hold no connection', async () => {
  const { port } = await serve((request, response) => {
    if (request.url === '/good') return void response.end('good');
    response.writeHead(200, { 'Content-Encoding': 'zstd-of-tomorrow' });
    const dripping = setInterval(() => response.write('drop'), 10);
    response.on('close', () => clearInterval(dripping));
  });
  const outside = open({ timeoutMs: 5_000 });
  const started = performance.now();
  for (let number = 0; number < 6; number += 1) {
    await expect(outside.get(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({ reason: 'broken_answer' });
  }
  expect((await outside.get(`http://127.0.0.1:${port}/good`)).body.toString()).toBe('good');
  expect(performance.now() - started).toBeLessThan(4_000);
});
