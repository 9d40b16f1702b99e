import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AccountClient, signUpClient } from '../support/identity/account-client.ts';
import type { TestApp } from '../support/test-app.ts';
import { addressOf, listCalls } from './api-calls.ts';
import { createApiTestSite, listFailures } from './api-test-site.ts';

const WRONG_BODIES = [
  '',
  'hello',
  '{',
  '{"a":1}}',
  'null',
  '[]',
  '"text"',
  '42',
  '{}',
  '\u0000',
  '{"__proto__":{"isAdmin":true}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
];
const WRONG_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  '',
  '   ',
  '\u0000',
  '\ud800',
  "' or 1=1 --",
  'x'.repeat(100_000),
  [],
  [[]],
  {},
  { toString: 'x' },
];
const WRONG_IDS = [
  '..%2F..%2Fetc%2Fpasswd',
  '%00',
  '%FF%FE',
  "'%20or%201=1--",
  '%F0%9F%A6%8A',
  'x'.repeat(5000),
  '-1',
  'undefined',
  '__proto__',
  '%',
];
const LARGE_BODY = `{"base64Image":"${'A'.repeat(17 * 1024 * 1024)}"}`;

let site: TestApp;
let account: AccountClient;

beforeAll(async () => {
  site = await createApiTestSite();
});
/** A new one each time: what an account may try in a minute is limited. */
const signUpAnew = async () => {
  account = await signUpClient((path, init) => site.app.request(path, init), { origin: 'http://localhost' });
};
beforeEach(signUpAnew);
afterAll(() => site.close());

async function ask(
  path: string,
  init: RequestInit & { headers?: Record<string, string> },
): Promise<Response> {
  return await site.app.request(path, {
    ...init,
    headers: {
      'Content-Type': 'application/json',
      Origin: 'http://localhost',
      Authorization: `Bearer ${account.token()}`,
      ...init.headers,
    },
  });
}

/** A refusal is a 4xx with one clear message and nothing of our insides. */
async function expectRefusal(answer: Response, what: string): Promise<void> {
  const text = await answer.text();
  expect(answer.status, `${what}: ${text.slice(0, 200)}`).toBeGreaterThanOrEqual(400);
  expect(answer.status, `${what}: ${text.slice(0, 200)}`).toBeLessThan(500);
  // A refusal for being too quick would hide what is asked about here.
  expect(answer.status, what).not.toBe(429);
  const { error, ...own } = JSON.parse(text) as Record<string, unknown>;
  expect(text, what).not.toMatch(/\bat .+:\d+:\d+|node_modules|sqlite|SELECT /i);
  // Calls of an API that other programs know already answer in its shape.
  if (error)
    return expect(error, what).toMatchObject({
      message: expect.stringMatching(/\S/),
      type: expect.any(String),
    });
  const { message, code, requestId, ...rest } = own;
  expect(message, what).toMatch(/\S/);
  expect(code, what).toMatch(/^[a-z_]+\.[a-z_0-9]+$/);
  expect(requestId, what).toBe(answer.headers.get('X-Request-Id'));
  expect(rest, what).toEqual({});
}

/** Signing out takes no body, and ends the account's session. */
const calls = listCalls().filter(({ id }) => id !== 'sign-out');
const withBody = calls.filter(({ body }) => body);
const withId = calls.filter(({ path }) => path.includes('{id}'));

describe('a wrong body is refused', () => {
  test.each(withBody.map((call) => [call.id, call] as const))('%s: what is not the body', async (_, call) => {
    for (const body of WRONG_BODIES)
      await expectRefusal(
        await ask(addressOf(call), { method: call.method.toUpperCase(), body }),
        JSON.stringify(body.slice(0, 40)),
      );
  });

  test.each(withBody.map((call) => [call.id, call] as const))(
    '%s: every field of a wrong kind',
    async (_, call) => {
      const right: Record<string, unknown> = {
        email: `${randomUUID()}@example.com`,
        password: 'long enough to be one',
        key: 'AAAAA-AAAAA-AAAAA-AAAAA-AAAAA',
        plan: 'no-such-plan',
        base64Image: 'AAAA',
        prompt: 'a fox',
        fullPrompt: 'a fox',
        width: 64,
        height: 64,
        generatorType: 'green',
        holdIds: ['x'],
        runId: 'x',
      };
      for (const field of fieldsOf(call.body?.schema)) {
        await signUpAnew();
        for (const value of WRONG_VALUES) {
          const body = JSON.stringify({ ...right, [field]: value });
          const answer = await ask(addressOf(call), { method: call.method.toUpperCase(), body });
          const what = `${field} = ${JSON.stringify(value).slice(0, 40)}`;
          expect(answer.status, what).toBeLessThan(500);
          if (answer.status >= 400) await expectRefusal(answer, what);
        }
      }
    },
  );

  test.each(withBody.map((call) => [call.id, call] as const))('%s: any JSON at all', async (_, call) => {
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 3 }), async (body) => {
        const answer = await ask(addressOf(call), { method: call.method.toUpperCase(), body });
        expect(answer.status, body).toBeLessThan(500);
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  test.each(withBody.map((call) => [call.id, call] as const))('%s: 17 MB', async (_, call) => {
    const answer = await ask(addressOf(call), { method: call.method.toUpperCase(), body: LARGE_BODY });
    // Whoever shows no key is refused before the body is read.
    expect(answer.status).toBe(call.path.startsWith('/v1/') ? 401 : 413);
    await expectRefusal(answer, '17 MB');
  });
});

describe('a wrong method is refused', () => {
  test('every call says which methods its address knows', async () => {
    for (const call of listCalls().filter(({ path }) => path.startsWith('/api/'))) {
      const what = `PUT ${call.path}`;
      const answer = await ask(addressOf(call), { method: 'PUT' });
      expect(answer.status, what).toBe(405);
      const allowed = answer.headers.get('Allow')?.split(', ');
      expect(allowed, what).toContain(call.method.toUpperCase());
      expect(allowed, what).not.toContain('PUT');
      if (call.method === 'get') expect(allowed, what).toContain('HEAD');
      await expectRefusal(answer, what);
    }
  });

  test('what is at no address is unknown for every method', async () => {
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await ask('/api/nothing', { method })).status).toBe(404);
  });
});

test('giving back nothing at all is a mistake of the caller', async () => {
  for (const body of ['{}', '{"holdIds":[]}']) {
    const answer = await ask('/api/images/release', { method: 'POST', body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'request.invalid',
      message: expect.stringContaining('holdIds'),
    });
  }
});

describe('a wrong address is refused', () => {
  test.each(withId.map((call) => [call.id, call] as const))('%s: what is not an id', async (_, call) => {
    for (const id of WRONG_IDS) {
      const method = call.method.toUpperCase();
      await expectRefusal(await ask(addressOf(call, id), { method }), id.slice(0, 40));
    }
  });

  test('files: what is not a signature', async () => {
    const queries = [
      '',
      'expires=x&signature=y',
      `expires=${Number.MAX_SAFE_INTEGER}&signature=${'A'.repeat(43)}`,
      'expires=-1&signature=%00',
      'expires=1e999&signature=%F0%9F%A6%8A',
      `expires=1&signature=${'A'.repeat(10_000)}`,
      'expires=1&expires=2&signature[]=a',
      'width=0&expires=1&signature=a',
    ];
    for (const query of queries) {
      for (const part of ['file', 'thumbnail'])
        await expectRefusal(
          await ask(`/api/images/${randomUUID()}/${part}?${query}`, { method: 'GET' }),
          query,
        );
    }
  });

  test('images: headers that name no run', async () => {
    const right = {
      'X-Dreamseed-Tool': 'green',
      'X-Dreamseed-Run': randomUUID(),
      'X-Dreamseed-Tile': '0',
    };
    const wrong: Record<string, string>[] = [
      { 'X-Dreamseed-Tool': 'blue' },
      { 'X-Dreamseed-Tool': '' },
      { 'X-Dreamseed-Run': 'run' },
      { 'X-Dreamseed-Run': `${randomUUID()}${randomUUID()}` },
      { 'X-Dreamseed-Tile': '2' },
      { 'X-Dreamseed-Tile': '-1' },
      { 'X-Dreamseed-Tile': '1e0' },
      { 'X-Dreamseed-Tile': '0.0' },
      { 'X-Dreamseed-Tool': 'yellow', 'X-Dreamseed-Tile': '4' },
    ];
    for (const headers of wrong)
      await expectRefusal(
        await ask('/prompt/fox?width=64&height=64', { headers: { ...right, ...headers } }),
        JSON.stringify(headers),
      );
  });

  test('an address or a method that does not exist', async () => {
    const paths = ['/api', '/api/', '/api/images', '/api/images/history/x', '/api/user/status/'];
    for (const path of paths) await expectRefusal(await ask(path, { method: 'GET' }), path);
    for (const call of calls.filter(
      ({ path }) => path.startsWith('/api/') && !path.startsWith('/api/auth/'),
    )) {
      const known = calls.filter(({ path }) => path === call.path).map(({ method }) => method.toUpperCase());
      for (const method of ['PUT', 'PATCH', 'GET', 'POST'].filter((name) => !known.includes(name)))
        await expectRefusal(await ask(addressOf(call), { method }), `${method} ${call.path}`);
    }
  });
});

test('a key that makes a request safe to repeat is refused when it is none', async () => {
  for (const key of ['x'.repeat(201), 'a b', '\u00e9']) {
    const answer = await account.save({ bytes: new Uint8Array([1]), tool: 'green', idempotencyKey: key });
    expect(answer.status, JSON.stringify(key)).toBe(400);
  }
});

test('nothing of all this failed on our side', () => {
  expect(listFailures(site)).toEqual([]);
});

/** The names of the fields that a body may have. */
function fieldsOf(schema: unknown): string[] {
  const shape = (schema as { shape?: Record<string, unknown> } | undefined)?.shape;
  if (!shape) throw new Error('The body is not an object.');
  return Object.keys(shape);
}
