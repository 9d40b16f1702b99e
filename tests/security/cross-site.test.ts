import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROMPT_FORM_ADDRESS } from '../../src/shared/prompt-form-address.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { NO_ID, type RouteSample, SERVER_ROUTE_SAMPLES } from './route-samples.ts';

const ORIGIN = 'http://localhost:3000';
/** Where a read stands at the address of a write, with what it answers to a cookie alone: no words, no sign-in. */
const READ_AS_WELL: Readonly<Record<string, number>> = {
  [PROMPT_FORM_ADDRESS]: 400,
  '/api/styles': 401,
  '/api/images/collections': 401,
  '/api/images/archive': 401,
  '/api/looks': 401,
  '/is-it-ours': 200,
  '/api/keys': 401,
  '/mcp': 401,
  [`/api/images/${NO_ID}/share`]: 401,
  [`/api/images/collections/${NO_ID}/share`]: 401,
};
const ACCOUNT = { email: 'ann@example.com', password: 'a good password' };

/** How a page of another site can make a browser send something, with the cookies of its visitor. */
const ATTACKS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a form of another site': { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' },
  'a neighbour of the same site': { Origin: 'https://other.localhost', 'Sec-Fetch-Site': 'same-site' },
  'another port of the same host': { Origin: 'http://localhost:4000', 'Sec-Fetch-Site': 'same-site' },
  'a page without an origin': { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
  'a request that hides its origin': { 'Sec-Fetch-Site': 'cross-site' },
  'an old browser': { Origin: 'https://evil.test' },
  'an old browser, a page without an origin': { Origin: 'null' },
  'a host that looks like ours': { Origin: 'http://localhost:3000.evil.test' },
};

/** What a form may send without asking; the others need a preflight, which nothing here allows. */
const FORM_TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];

/** Shops prove themselves by a signature, and no visitor is involved. */
const WITHOUT_VISITORS = /^\/api\/shops\//;

let site: TestApp;
let cookie: string;
beforeAll(async () => {
  site = await createTestApp({
    SANDBOX_SHOP: 'on',
    AUTH_ATTEMPTS_PER_MINUTE: '100000',
    SANDBOX_PURCHASES_PER_ADDRESS: '100000',
    REQUESTS_PER_MINUTE: '100000',
  });
  cookie = await enter('sign-up');
});
afterAll(() => site.close());

function ask(path: string, init: RequestInit = {}) {
  return site.app.request(`${ORIGIN}${path}`, init);
}

async function enter(way: 'sign-up' | 'sign-in', holding = ''): Promise<string> {
  const response = await ask(`/api/auth/${way}/email`, {
    method: 'POST',
    headers: { Cookie: holding, Origin: ORIGIN },
    body: JSON.stringify(ACCOUNT),
  });
  expect(response.status).toBe(200);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function isSignedIn(held: string): Promise<boolean> {
  return (await ask('/api/auth/token', { headers: { Cookie: held } })).status === 200;
}

function listWrites(): RouteSample[] {
  const firsts = Object.values(SERVER_ROUTE_SAMPLES).flatMap((samples) => samples.slice(0, 1));
  return firsts.filter(({ method = 'GET', path }) => method !== 'GET' && !WITHOUT_VISITORS.test(path));
}

describe('what changes something', () => {
  test.each(Object.entries(ATTACKS))('cannot be sent by %s', async (_, headers) => {
    const done: string[] = [];
    for (const { path, method } of listWrites()) {
      for (const type of FORM_TYPES) {
        const response = await ask(path, {
          method,
          headers: { ...headers, Cookie: cookie, 'Content-Type': type },
          body: JSON.stringify({ ...ACCOUNT, plan: 'booster' }),
        });
        if (![401, 403, 404].includes(response.status)) done.push(`${response.status} ${method} ${path}`);
      }
    }
    expect(done).toEqual([]);
    expect(await isSignedIn(cookie)).toBe(true);
  });

  test('is nothing that an address alone can do', async () => {
    for (const { path } of listWrites()) {
      const response = await ask(path, { headers: { Cookie: cookie } });
      const refusals = path in READ_AS_WELL ? [READ_AS_WELL[path]] : [404, 405];
      expect(refusals, path).toContain(response.status);
    }
    expect(await isSignedIn(cookie)).toBe(true);
  });

  test('is allowed to no other site by a preflight, nor may any read the answer', async () => {
    for (const { path, method = 'POST' } of listWrites()) {
      const headers = {
        Origin: 'https://evil.test',
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': 'authorization,content-type',
      };
      const response = await ask(path, { method: 'OPTIONS', headers });
      for (const name of response.headers.keys()) expect(name, path).not.toMatch(/^access-control-/);
    }
  });
});

describe('a sign-in', () => {
  test('is never made of a cookie that somebody planted', async () => {
    const planted = 'dreamseed.session_token=planted.c2lnbmF0dXJl';
    const own = await enter('sign-in', planted);
    expect(own).not.toContain('planted');
    expect(await isSignedIn(planted)).toBe(false);
    expect(await isSignedIn(own)).toBe(true);
  });

  test('gets a name of its own each time, also in a browser that is signed in', async () => {
    const first = await enter('sign-in');
    const second = await enter('sign-in', first);
    const nameOf = (held: string) => /session_token=([^;]+)/.exec(held)?.[1];
    expect(nameOf(first)).toBeTruthy();
    expect(nameOf(second)).not.toBe(nameOf(first));
  });

  test('is over after signing out, also for whoever copied the cookie', async () => {
    const copied = await enter('sign-in');
    const response = await ask('/api/auth/sign-out', { method: 'POST', headers: { Cookie: copied } });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie().join()).toMatch(/session_token=;.*Max-Age=0/i);
    expect(await isSignedIn(copied)).toBe(false);
    // Other browsers of the account stay signed in.
    expect(await isSignedIn(cookie)).toBe(true);
  });
});

describe('no address of this site leads to another', () => {
  const TARGETS = [
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/%5cevil.test',
    '/%2f%2fevil.test',
    '/.//evil.test',
    '/%09/evil.test',
    '///evil.test//',
    'https://evil.test',
    'https:evil.test',
    'https://localhost:3000@evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.test/%2f..',
    '/x%0d%0aLocation:%20https://evil.test',
  ];
  const PARAMETERS = [
    'callbackURL',
    'callback',
    'redirect',
    'redirect_uri',
    'redirectTo',
    'next',
    'url',
    'return',
    'errorCallbackURL',
  ];
  const PLACES = [
    '/about/',
    '/blog/',
    '/rss.xml',
    '/atom.xml',
    '/feeds/posts/default/',
    '/api/auth/federated/start',
    '/api/auth/callback/federated',
    '/api/auth/token',
  ];

  const expectOwn = (location: string | null, asked: string) => {
    if (location !== null) expect(new URL(location, ORIGIN).origin, `${asked} -> ${location}`).toBe(ORIGIN);
  };

  test('by what its path holds', async () => {
    for (const target of TARGETS) {
      for (const path of [
        `/${target}`,
        `/${target}/`,
        `/feeds/${target}/`,
        `/blog/${target}/`,
        `/web-stories/${target}/`,
      ]) {
        const response = await site.app.request(`${ORIGIN}${path}`);
        expectOwn(response.headers.get('Location'), path);
      }
    }
  });

  test('by any of its parameters', async () => {
    for (const place of PLACES) {
      for (const parameter of PARAMETERS) {
        const all = TARGETS.map((target) => `${parameter}=${encodeURIComponent(target)}`);
        for (const query of [all[0], all[8], all.join('&')]) {
          const response = await ask(`${place}?${query}`);
          expectOwn(response.headers.get('Location'), `${place}?${query}`);
          expect(response.headers.getSetCookie().join()).not.toContain('evil.test');
        }
      }
    }
  });
});
