import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { hasDisconnected } from './client-disconnected.ts';

/** Answers as told and asks what has left, at once. */
async function answer(write: (response: ServerResponse) => void, read = true): Promise<boolean> {
  const told = Promise.withResolvers<boolean>();
  const server = createServer((_, response) => {
    write(response);
    told.resolve(hasDisconnected(response));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  if (read) client.resume();
  client.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  const left = await told.promise;
  client.destroy();
  server.close();
  return left;
}

test('a small answer has left as soon as it is written', async () => {
  expect(await answer((response) => response.end('whole'))).toBe(true);
});

test('an answer that is not at its end, or larger than what the system takes, has not', async () => {
  expect(await answer((response) => void response.write('half'))).toBe(false);
  expect(await answer((response) => response.end(Buffer.alloc(32 * 1024 * 1024)), false)).toBe(false);
});
