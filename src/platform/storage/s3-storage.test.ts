import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createS3Storage } from './s3-storage.ts';
import { StorageUnavailableError } from './storage.errors.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A bucket on a server that answers as told; failures are collected. */
async function openAt(answer: RequestListener, timeoutMs = 2000) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const failures: unknown[] = [];
  const storage = createS3Storage({
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: 'pictures',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'a secret',
    timeoutMs,
    onFailure: (error) => failures.push(error),
  });
  return { storage, failures };
}

describe('an S3 server that', () => {
  test('fails for a moment is asked again', async () => {
    let asked = 0;
    const { storage, failures } = await openAt((_, response) => {
      asked++;
      response.writeHead(asked < 3 ? 503 : 200).end('picture');
    });
    expect(new TextDecoder().decode(await storage.get('one'))).toBe('picture');
    expect({ asked, failures }).toEqual({ asked: 3, failures: [] });
  });

  test('keeps failing is a 503 for the visitor, and a reason for the owner', async () => {
    const { storage, failures } = await openAt((_, response) =>
      response.writeHead(500).end('<Error><Code>InternalError</Code></Error>'),
    );
    await expect(storage.put('one', new Uint8Array(1), 'image/png')).rejects.toMatchObject({
      status: 503,
      code: 'storage.unavailable',
    });
    expect(failures).toMatchObject([{ message: 'it answered 500 InternalError' }]);
  });

  test('never answers is given up', async () => {
    const { storage } = await openAt(() => {}, 50);
    await expect(storage.get('one')).rejects.toThrow(StorageUnavailableError);
  });

  test('stops in the middle of a picture is asked again', async () => {
    let asked = 0;
    const { storage } = await openAt((_, response) => {
      asked++;
      response.writeHead(200, { 'Content-Length': '7' });
      if (asked === 1) response.write('pic', () => response.destroy());
      else response.end('picture');
    });
    expect(new TextDecoder().decode(await storage.get('one'))).toBe('picture');
  });

  test('refuses is not asked again', async () => {
    let asked = 0;
    const { storage, failures } = await openAt((_, response) => {
      asked++;
      response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
    });
    await expect(storage.get('one')).rejects.toThrow(StorageUnavailableError);
    expect({ asked, failures }).toMatchObject({
      asked: 1,
      failures: [{ status: 403, code: 'AccessDenied' }],
    });
  });

  test('has lost its bucket does not make pictures look deleted', async () => {
    const { storage } = await openAt((_, response) =>
      response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>'),
    );
    await expect(storage.get('one')).rejects.toThrow(StorageUnavailableError);
  });

  test('checks signatures and hashes accepts what we send', async () => {
    const seen: { signed: boolean; hash: unknown; authorization: string }[] = [];
    const { storage } = await openAt((request, response) => {
      const { authorization = '', 'x-amz-content-sha256': hash } = request.headers;
      seen.push({ signed: authorization.endsWith(`Signature=${signatureOf(request)}`), hash, authorization });
      response.end();
    });
    await storage.put('images/ab/one', new TextEncoder().encode('abc'), 'image/webp');
    await storage.get('images/ab/one');
    await storage.delete('images/ab/one');
    expect(seen.map(({ signed }) => signed)).toEqual([true, true, true]);
    expect(seen[0]?.hash).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(JSON.stringify(seen)).not.toContain('a secret');
  });
});

/** Signature version 4 worked out anew from Amazon's description, for the headers that the request names. */
function signatureOf({ method, url, headers }: IncomingMessage): string {
  const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? '';
  const lines = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const request = [method, url, '', lines.join(''), names, headers['x-amz-content-sha256']].join('\n');
  const time = String(headers['x-amz-date']);
  const scope = [time.slice(0, 8), 'us-east-1', 's3', 'aws4_request'];
  const hash = createHash('sha256').update(request).digest('hex');
  let key = Buffer.from('AWS4a secret');
  for (const part of scope) key = createHmac('sha256', key).update(part).digest();
  return createHmac('sha256', key)
    .update(`AWS4-HMAC-SHA256\n${time}\n${scope.join('/')}\n${hash}`)
    .digest('hex');
}
