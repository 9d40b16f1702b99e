import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { isFromThisMachine } from './this-machine.ts';

interface Ask {
  url?: string;
  headers?: Record<string, string>;
  remoteAddress?: string;
}

async function ask({ url = 'http://localhost:3000/', headers = {}, remoteAddress }: Ask): Promise<boolean> {
  const app = new Hono().get('/', (c) => c.json(isFromThisMachine(c)));
  const bindings = remoteAddress === undefined ? {} : { incoming: { socket: { remoteAddress } } };
  return (await (await app.request(url, { headers }, bindings)).json()) as boolean;
}

describe('a request from this machine', () => {
  it.each<Ask>([
    {},
    { url: 'http://127.0.0.1:3000/' },
    { url: 'http://[::1]:3000/' },
    { url: 'http://studio.localhost/' },
    { remoteAddress: '127.0.0.1' },
    { remoteAddress: '::ffff:127.0.0.1' },
    { remoteAddress: '::1' },
    { headers: { Origin: 'http://localhost:3000' } },
  ])('is known by all that it shows: %j', async (how) => {
    expect(await ask(how)).toBe(true);
  });

  it.each<Ask>([
    { url: 'https://dreamseed.example/' },
    { url: 'http://192.168.0.7:3000/' },
    { url: 'http://localhost.example/' },
    { remoteAddress: '203.0.113.7' },
    { remoteAddress: '::ffff:10.0.0.7' },
    { remoteAddress: 'somewhere' },
    { headers: { Origin: 'https://dreamseed.example' } },
    { headers: { Origin: 'null' } },
    { headers: { 'X-Forwarded-For': '127.0.0.1' } },
    { headers: { 'X-Real-IP': '127.0.0.1' } },
    { headers: { Forwarded: 'for=127.0.0.1' } },
    { headers: { Via: '1.1 proxy' } },
  ])('is not one that shows anything else: %j', async (how) => {
    expect(await ask(how)).toBe(false);
  });
});
