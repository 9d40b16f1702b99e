import type { LookupFunction } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createGuardedFetch } from '../../../../platform/http/outside-fetch/guarded-fetch.ts';
import type { Fetch } from '../../remote/ask-service.ts';
import { createWatchedFetch, type WatchedFetchOptions } from './watched-fetch.ts';

const SERVICE = 'https://api.bfl.ai/v1';
const WITH_KEY = { headers: { 'x-key': 'a-key' } };
const elsewhere = {
  kind: 'broken',
  passes: false,
  message: 'It said to ask at an address elsewhere, where no key is sent.',
};

function setUp(overrides: Partial<WatchedFetchOptions> = {}) {
  const asked: string[] = [];
  const ask =
    (whom: string): Fetch =>
    async (input) => {
      asked.push(`${whom} ${input}`);
      return Response.json({ status: 'Pending' });
    };
  const watched = createWatchedFetch({
    url: SERVICE,
    fetch: ask('service'),
    askElsewhere: ask('elsewhere'),
    download: { get: async () => new Uint8Array(), close: async () => {} },
    readFailure: () => undefined,
    signal: new AbortController().signal,
    until: performance.now() + 60_000,
    pauseMs: 10,
    ...overrides,
  });
  return { watched, asked };
}

describe('a question that carries the key', () => {
  it('goes to the service, and guarded to other hosts of it', async () => {
    const { watched, asked } = setUp();
    await watched(`${SERVICE}/flux-pro-1.1`, { ...WITH_KEY, method: 'POST' });
    await watched('https://api.eu.bfl.ai/v1/get_result?id=1', WITH_KEY);
    expect(asked).toEqual([
      `service ${SERVICE}/flux-pro-1.1`,
      'elsewhere https://api.eu.bfl.ai/v1/get_result?id=1',
    ]);
  });

  it.each([
    'https://evil.example/v1/get_result',
    'https://bfl.ai.evil.example/',
    'https://notbfl.ai/',
    'http://api.eu.bfl.ai/',
    'https://api.eu.bfl.ai:8443/',
    'https://127.0.0.1/',
  ])('does not go to %s', async (address) => {
    const { watched, asked } = setUp();
    await expect(watched(address, WITH_KEY)).rejects.toMatchObject(elsewhere);
    expect(asked).toEqual([]);
  });

  it('does not go to a host of the service that leads into the own network, and is not repeated', async () => {
    let lookups = 0;
    const lookup: LookupFunction = (_, __, callback) => {
      lookups++;
      callback(null, [{ address: '10.0.0.1', family: 4 }]);
    };
    const askElsewhere = createGuardedFetch({ ownerUrl: SERVICE, lookup }) as Fetch;
    const { watched } = setUp({ askElsewhere });
    await watched(`${SERVICE}/flux-pro-1.1`, { ...WITH_KEY, method: 'POST' });
    await expect(watched('https://api.eu.bfl.ai/v1/get_result', WITH_KEY)).rejects.toMatchObject({
      ...elsewhere,
      mayHaveBilled: true,
    });
    expect(lookups).toBe(1);
  });

  it('compares no endings of addresses in digits', async () => {
    const { watched, asked } = setUp({ url: 'https://198.51.100.7/v1' });
    await expect(watched('https://203.0.100.7/', WITH_KEY)).rejects.toMatchObject(elsewhere);
    expect(asked).toEqual([]);
  });
});
