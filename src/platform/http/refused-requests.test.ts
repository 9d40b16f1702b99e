import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpServer } from './http-server.ts';

let server: Server | undefined;

async function serve(listener: RequestListener): Promise<number> {
  const started = createHttpServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return (started.address() as AddressInfo).port;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Sends text as it is and gives back all that comes until the connection ends. */
function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8').on('data', (part: string) => {
      answer += part;
    });
    // The rest of what was sent may be answered with a reset; what came before that counts.
    socket.on('error', () => resolve(answer)).on('end', () => resolve(answer));
  });
}

const tellLength: RequestListener = (request, response) => {
  response.setHeader('Connection', 'close').end(`${request.url?.length}`);
};

describe('a request that the parser refuses', () => {
  it('is answered with 431 and our JSON when its address is too long', async () => {
    const port = await serve(tellLength);
    const answer = await exchange(port, `GET /prompt/${'a'.repeat(400_000)} HTTP/1.1\r\nHost: x\r\n\r\n`);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
    expect(head).toContain('Content-Type: application/json');
    expect(head).toContain(`Content-Length: ${body.length}`);
    expect(JSON.parse(body)).toMatchObject({ code: 'http.headers_too_large', message: expect.any(String) });
  });

  it('is answered with 400 and our JSON when it is not HTTP', async () => {
    const answer = await exchange(await serve(tellLength), 'hello there\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'http.malformed_request' });
  });

  it('is none with the 36,000 bytes of a long prompt in another script', async () => {
    const path = `/prompt/${encodeURIComponent('城'.repeat(4000))}`;
    const answer = await exchange(
      await serve(tellLength),
      `GET ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${'c'.repeat(8000)}\r\n\r\n`,
    );
    expect(answer).toContain(`${path.length}`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('that follows one which still waits is not answered in its place', async () => {
    const port = await serve(() => undefined);
    expect(await exchange(port, 'GET /slow HTTP/1.1\r\nHost: x\r\n\r\nno request\r\n\r\n')).toBe('');
  });

  it('while its body arrives is answered, for nobody else waits', async () => {
    const port = await serve((request) => void request.resume());
    const answer = await exchange(
      port,
      'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nno size\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('http.malformed_request');
  });

  it('whose expectation nobody meets is told so', async () => {
    const answer = await exchange(
      await serve(tellLength),
      'POST / HTTP/1.1\r\nHost: x\r\nExpect: a miracle\r\nContent-Length: 0\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 417 /);
    expect(answer).toContain('http.expectation_failed');
  });
});
