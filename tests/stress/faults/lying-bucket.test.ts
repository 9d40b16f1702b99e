import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type LyingBucket, startLyingBucket } from './lying-bucket.ts';

let truth: Server;
let bucket: LyingBucket;

beforeEach(async () => {
  truth = createServer((request, response) => response.end(`${request.method} ${request.headers.host}`));
  truth.listen(0, '127.0.0.1');
  await once(truth, 'listening');
  bucket = await startLyingBucket(`127.0.0.1:${(truth.address() as AddressInfo).port}`);
});

afterEach(async () => {
  await bucket.close();
  truth.close();
});

/** Of three reads the first two are lies. */
async function ask(method: 'GET' | 'PUT') {
  const answer = await fetch(`http://127.0.0.1:${bucket.port}/pictures/one`, { method });
  return { status: answer.status, text: await answer.text() };
}

it('hands everything on under the name by which it was called', async () => {
  expect(await ask('PUT')).toEqual({ status: 200, text: `PUT 127.0.0.1:${bucket.port}` });
});

it('spoils what is read, and nothing else', async () => {
  bucket.lie('other-bytes');
  const read = await ask('GET');
  expect(read).toMatchObject({ status: 200, text: expect.stringMatching(/^GET/) });
  expect(read.text).not.toContain(String(bucket.port));
  expect(await ask('PUT')).toEqual({ status: 200, text: `PUT 127.0.0.1:${bucket.port}` });
});

it('says that there is no object, or that it is broken, until it is well', async () => {
  bucket.lie('forgetful');
  expect(await ask('GET')).toMatchObject({ status: 404, text: expect.stringContaining('NoSuchKey') });
  bucket.lie('overloaded');
  expect(await ask('PUT')).toMatchObject({ status: 503, text: expect.stringContaining('SlowDown') });
  bucket.lie(null);
  expect(await ask('GET')).toMatchObject({ status: 200 });
});
