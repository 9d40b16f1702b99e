import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerOversizedHeaders } from './oversized-headers.ts';

/** Sends text as it is and gives back all that comes until the connection ends. */
function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8').on('data', (part: string) => {
      answer += part;
    });
    socket.on('end', () => resolve(answer)).on('error', reject);
  });
}

describe('a request that the parser refuses', () => {
  let server: Server;
  let port: number;
  beforeEach(async () => {
    server = createServer({ maxHeaderSize: 64 * 1024 }, (request, response) => {
      response.setHeader('Connection', 'close').end(`${request.url?.length}`);
    });
    answerOversizedHeaders(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('is answered with 431 and our JSON when its address is too long', async () => {
    const answer = await exchange(port, `GET /prompt/${'a'.repeat(400_000)} HTTP/1.1\r\nHost: x\r\n\r\n`);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
    expect(head).toContain('Content-Type: application/json');
    expect(head).toContain(`Content-Length: ${body.length}`);
    expect(JSON.parse(body)).toMatchObject({ code: 'http.headers_too_large', message: expect.any(String) });
  });

  it('is answered with 400 and our JSON when it is not HTTP', async () => {
    const answer = await exchange(port, 'hello there\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'http.malformed_request' });
  });

  it('is none with the 36,000 bytes of a long prompt in another script', async () => {
    const path = `/prompt/${encodeURIComponent('城'.repeat(4000))}`;
    const answer = await exchange(
      port,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${'c'.repeat(8000)}\r\n\r\n`,
    );
    expect(answer).toContain(`${path.length}`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });
});
