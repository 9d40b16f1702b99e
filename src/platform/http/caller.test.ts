import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { callerAddress, hasCallerLeft } from './caller.ts';

/** Asks a site behind so many proxies of its own, over a connection from `socket`. */
async function ask(trustedProxies: number, headers: Record<string, string>, socket = '10.0.0.1') {
  const app = new Hono().get('/', (c) => c.text(callerAddress(c, trustedProxies)));
  const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: socket } } });
  return await response.text();
}

const FORGED = '127.0.0.1, 192.0.2.66';
const VISITOR = '203.0.113.7';

describe('a caller cannot choose the address that limits count', () => {
  test.each([
    [0, `${FORGED}, ${VISITOR}`, '10.0.0.1'],
    [1, `${FORGED}, ${VISITOR}`, VISITOR],
    [1, VISITOR, VISITOR],
    [2, `${FORGED}, ${VISITOR}, 10.0.0.2`, VISITOR],
    [2, `${VISITOR}, 10.0.0.2`, VISITOR],
    [3, `${FORGED}, ${VISITOR}, 10.0.0.3, 10.0.0.2`, VISITOR],
  ])('behind %s proxies X-Forwarded-For: %s is %s', async (proxies, header, expected) => {
    expect(await ask(proxies, { 'X-Forwarded-For': header })).toBe(expected);
  });

  test.each([
    ['::ffff:203.0.113.7', VISITOR],
    ['203.0.113.7:50123', VISITOR],
    ['[::ffff:cb00:7107]:50123', VISITOR],
    ['[2001:db8::7]:50123', '2001:db8::7'],
    ['2001:DB8::7', '2001:db8::7'],
    ['fe80::1%eth0', 'fe80::1'],
  ])('one visitor is counted once however a proxy writes the address: %s', async (written, expected) => {
    expect(await ask(1, { 'X-Forwarded-For': `${FORGED}, ${written}` })).toBe(expected);
  });

  test.each([
    '',
    ',',
    'unknown',
    '_hidden',
    '999.1.1.1',
    '0x7f.1',
    '1.2.3',
    ' ',
    '<script>',
    '203.0.113.7 x',
  ])('what is no address, as in %j, is the connection it came by', async (written) => {
    expect(await ask(1, { 'X-Forwarded-For': `${FORGED}, ${written}` })).toBe('10.0.0.1');
  });

  test('no other header counts', async () => {
    const headers = {
      Forwarded: 'for=192.0.2.66;proto=https',
      'X-Real-IP': '192.0.2.66',
      'CF-Connecting-IP': '192.0.2.66',
      'True-Client-IP': '192.0.2.66',
      'X-Client-IP': '192.0.2.66',
      'X-Forwarded': '192.0.2.66',
    };
    for (const proxies of [0, 1, 2]) expect(await ask(proxies, headers)).toBe('10.0.0.1');
    expect(await ask(1, { ...headers, 'X-Forwarded-For': VISITOR })).toBe(VISITOR);
  });
});

describe('a caller has left', () => {
  const ask = async (incoming: { complete: boolean; destroyed: boolean }, init: RequestInit = {}) => {
    const app = new Hono().get('/', (c) => c.json(hasCallerLeft(c)));
    return await (await app.request('/', init, { incoming })).json();
  };
  test.each([
    ['in the middle of a body', { complete: false, destroyed: true }, true],
    ['not while it sends', { complete: false, destroyed: false }, false],
    ['not when all of it was read', { complete: true, destroyed: true }, false],
  ])('%s', async (_, incoming, expected) => {
    expect(await ask(incoming)).toBe(expected);
  });

  test('whose request was aborted', async () => {
    expect(await ask({ complete: true, destroyed: false }, { signal: AbortSignal.abort() })).toBe(true);
  });
});
