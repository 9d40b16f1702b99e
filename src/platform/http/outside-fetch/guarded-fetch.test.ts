import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createGuardedFetch } from './guarded-fetch.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** @returns the port of a server on this machine. */
async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return (server.address() as AddressInfo).port;
}

const leadsHere: LookupFunction = (_name, _options, callback) =>
  callback(null, [{ address: '127.0.0.1', family: 4 }]);

/** Why a fetch failed, at whatever depth the refusal lies. */
const reasonOf = async (answer: Promise<Response>) => {
  const error: unknown = await answer.then(
    () => undefined,
    (failure) => failure,
  );
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('reason' in cause) return cause.reason;
  }
  return error;
};

describe('a fetch of what a service names', () => {
  test("reaches the owner's own host wherever it is, at any port and path", async () => {
    const port = await serve((request, response) => response.end(`${request.method} ${request.url}`));
    const fetch = createGuardedFetch({ ownerUrl: 'http://127.0.0.1:1/realm' });
    const answer = await fetch(`http://127.0.0.1:${port}/keys`, { method: 'POST', body: 'x' });
    expect(await answer.text()).toBe('POST /keys');
  });

  test.each([
    ['https://127.0.0.1/keys', 'refused_address'],
    ['https://[::1]/keys', 'refused_address'],
    ['https://169.254.169.254/latest/meta-data', 'refused_address'],
    ['https://keys.example/keys', 'refused_address'],
    ['https://keys.example:25/', 'refused_address'],
    ['http://keys.example/keys', 'refused_protocol'],
    ['file:///etc/passwd', 'refused_protocol'],
  ])("%s of a public owner's metadata is not reached: %s", async (address, reason) => {
    const fetch = createGuardedFetch({ ownerUrl: 'https://id.example', lookup: leadsHere });
    expect(await reasonOf(fetch(address))).toBe(reason);
  });

  test('a name that answers differently a moment later gains nothing', async () => {
    const asked: string[] = [];
    const port = await serve((_, response) => response.end('inside'));
    const turns = [[{ address: '203.0.113.1', family: 4 }], [{ address: '127.0.0.1', family: 4 }]];
    const lookup: LookupFunction = (name, _options, callback) => {
      asked.push(name);
      callback(null, turns[Math.min(asked.length, 2) - 1] ?? []);
    };
    const isPublic = (address: string) => address === '203.0.113.1';
    const fetch = createGuardedFetch({ ownerUrl: 'http://id.example', lookup, isPublic });
    const address = `http://keys.example:${port}/`;
    await expect(fetch(address, { signal: AbortSignal.timeout(300) })).rejects.toThrow();
    expect(asked).toHaveLength(1);
    expect(await reasonOf(fetch(address))).toBe('refused_address');
  });

  test('redirects are handed back and never followed, by the owner neither', async () => {
    let followed = 0;
    const port = await serve((request, response) => {
      if (request.url === '/secret') followed += 1;
      response.writeHead(302, { Location: '/secret' }).end();
    });
    const own = createGuardedFetch({ ownerUrl: `http://127.0.0.1:${port}` });
    expect((await own(`http://127.0.0.1:${port}/`, { redirect: 'follow' })).status).toBe(302);
    const foreign = createGuardedFetch({
      ownerUrl: 'http://id.example',
      lookup: leadsHere,
      isPublic: () => true,
    });
    expect((await foreign(`http://keys.example:${port}/`, { redirect: 'follow' })).status).toBe(302);
    await expect(foreign(`http://keys.example:${port}/`, { redirect: 'error' })).rejects.toThrow();
    expect(followed).toBe(0);
  });
});
