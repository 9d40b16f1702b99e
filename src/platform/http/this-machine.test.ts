import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createThisMachine } from './this-machine.ts';

interface Ask {
  url?: string;
  headers?: Record<string, string>;
  remoteAddress?: string;
  httpVersion?: string;
}

function open(isTrusted = true) {
  let proxies = 0;
  const machine = createThisMachine({
    isTrusted,
    onProxy() {
      proxies += 1;
    },
  });
  const app = new Hono().use(machine.watch).get('/', (c) => c.json(machine.isAsking(c)));
  const ask = async ({ url = 'http://localhost:3000/', headers = {}, ...incoming }: Ask = {}) => {
    const { remoteAddress, httpVersion = '1.1' } = incoming;
    const bindings =
      remoteAddress === undefined ? {} : { incoming: { httpVersion, socket: { remoteAddress } } };
    return (await (await app.request(url, { headers }, bindings)).json()) as boolean;
  };
  return { ask, proxies: () => proxies };
}

const FROM_HERE = { remoteAddress: '127.0.0.1' };

/** What only a proxy on this machine can have sent. */
const PASSED_ON: Ask[] = [
  { url: 'https://dreamseed.example/' },
  { headers: { Host: 'dreamseed.example' } },
  { httpVersion: '1.0' },
  { headers: { 'Sec-Fetch-Site': 'same-origin', Referer: 'https://dreamseed.example/about' } },
  { headers: { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://dreamseed.example' } },
  ...[
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Forwarded-Port',
    'X-Forwarded',
    'X-Real-IP',
    'X-Client-IP',
    'CF-Connecting-IP',
    'True-Client-IP',
    'Fly-Client-IP',
    'Forwarded',
    'Via',
  ].map((name) => ({ headers: { [name]: '127.0.0.1' } })),
].map((how) => ({ ...FROM_HERE, ...how }));

describe('a request from this machine', () => {
  it.each<Ask>([
    {},
    { url: 'http://127.0.0.1:3000/' },
    { url: 'http://[::1]:3000/' },
    { url: 'http://studio.localhost/' },
    FROM_HERE,
    { remoteAddress: '::ffff:127.0.0.1' },
    { remoteAddress: '::1' },
    { headers: { Origin: 'http://localhost:3000' } },
    { headers: { 'Sec-Fetch-Site': 'same-origin', Referer: 'http://localhost:3000/checkout/booster' } },
    { headers: { 'Sec-Fetch-Site': 'cross-site', Referer: 'https://elsewhere.example/' } },
  ])('is known by all that it shows: %j', async (how) => {
    expect(await open().ask(how)).toBe(true);
  });

  it.each<Ask>([
    ...PASSED_ON,
    { url: 'http://192.168.0.7:3000/' },
    { url: 'http://localhost.example/' },
    { remoteAddress: '203.0.113.7' },
    { remoteAddress: '::ffff:10.0.0.7' },
    { remoteAddress: 'somewhere' },
    { headers: { Origin: 'https://dreamseed.example' } },
    { headers: { Origin: 'null' } },
  ])('is not one that shows anything else: %j', async (how) => {
    expect(await open().ask(how)).toBe(false);
  });

  it('is none on a site that is not meant for this machine', async () => {
    const { ask, proxies } = open(false);
    expect(await ask()).toBe(false);
    expect(await ask({ url: 'https://dreamseed.example/' })).toBe(false);
    expect(proxies()).toBe(0);
  });
});

describe('a proxy on this machine', () => {
  it.each(PASSED_ON)('is known for good by one request that it passed on: %j', async (how) => {
    const { ask, proxies } = open();
    expect(await ask(FROM_HERE)).toBe(true);
    await ask(how);
    await ask(how);
    expect(await ask(FROM_HERE)).toBe(false);
    expect(proxies()).toBe(1);
  });

  it.each<Ask>([
    { url: 'http://192.168.0.7:3000/', remoteAddress: '192.168.0.20' },
    { headers: { 'X-Forwarded-For': '10.0.0.1' }, remoteAddress: '203.0.113.7' },
    { headers: { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' }, ...FROM_HERE },
  ])('is proved neither by other machines nor by pages of other sites: %j', async (how) => {
    const { ask, proxies } = open();
    await ask(how);
    expect(await ask(FROM_HERE)).toBe(true);
    expect(proxies()).toBe(0);
  });
});
