import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountClient, signUpClient } from '../../../tests/support/identity/account-client.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { LOOKS_FILE_KIND, MOST_LOOKS } from './looks.rules.ts';
import type { KeptLooks, Look } from './looks.types.ts';

const DUSK: Look = { name: 'Dusk', options: { style: 'Oil Painting', mood: 'Calm' }, shape: '16:9' };

let site: TestApp;
let account: AccountClient;
let stranger: AccountClient;
beforeAll(async () => {
  site = await createTestApp();
  const signUp = () =>
    signUpClient((path, init) => site.app.request(path, init), { origin: 'http://localhost' });
  account = await signUp();
  stranger = await signUp();
});
afterAll(() => site.close());

function send(method: string, path: string, { as, body }: { as?: AccountClient; body?: unknown } = {}) {
  return site.app.request(`/api/looks${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(as && { Authorization: `Bearer ${as.token()}` }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

const fileOf = (...looks: unknown[]) => ({ kind: LOOKS_FILE_KIND, looks });
const listOf = async (as: AccountClient) => (await (await send('GET', '', { as })).json()) as KeptLooks;

test('are kept, named anew, listed for nobody else and deleted', async () => {
  const answer = await send('POST', '', { as: account, body: fileOf(DUSK) });
  expect(answer.status).toBe(201);
  const { looks, most } = (await answer.json()) as KeptLooks;
  expect(most).toBe(MOST_LOOKS);
  expect(looks).toEqual([{ ...DUSK, id: expect.any(String), createdAt: expect.stringMatching(/Z$/) }]);
  const id = looks[0]!.id;
  expect((await listOf(stranger)).looks).toEqual([]);

  for (const [method, body] of [
    ['PATCH', { name: 'Mine' }],
    ['DELETE', undefined],
  ] as const) {
    const refused = await send(method, `/${id}`, { as: stranger, body });
    expect([refused.status, await refused.json()]).toMatchObject([404, { code: 'looks.unknown' }]);
  }
  await send('PATCH', `/${id}`, { as: account, body: { name: ' Evening ' } });
  expect((await listOf(account)).looks).toMatchObject([{ name: 'Evening' }]);
  expect((await send('DELETE', `/${id}`, { as: account })).status).toBe(204);
  expect((await listOf(account)).looks).toEqual([]);
});

test('a repeated call keeps nothing twice, and too many at once keep none', async () => {
  const many = Array.from({ length: MOST_LOOKS - 1 }, (_, index) => ({ ...DUSK, name: `Dusk ${index}` }));
  await send('POST', '', { as: stranger, body: fileOf(...many) });
  const again = await send('POST', '', { as: stranger, body: fileOf(...many, many[0]) });
  expect(((await again.json()) as KeptLooks).looks).toHaveLength(MOST_LOOKS - 1);

  const lastPlace = await Promise.all(
    ['one', 'two'].map((name) => send('POST', '', { as: stranger, body: fileOf({ ...DUSK, name }) })),
  );
  expect(lastPlace.map(({ status }) => status).sort()).toEqual([201, 409]);
  const full = await send('POST', '', { as: stranger, body: fileOf({ ...DUSK, name: 'three' }) });
  expect(await full.json()).toMatchObject({ code: 'looks.full', message: expect.stringContaining('50') });
  expect((await listOf(stranger)).looks).toHaveLength(MOST_LOOKS);
});

test.each([
  ['a selector that does not exist', { ...DUSK, options: { smell: 'Fresh' } }, 'looks.unknown_choice'],
  ['a choice that is not offered', { ...DUSK, options: { style: 'Neural' } }, 'looks.unknown_choice'],
  ['a property of every object', { ...DUSK, options: { style: 'constructor' } }, 'looks.unknown_choice'],
  ['no choice at all', { ...DUSK, options: {} }],
  ['a shape that no picture has', { ...DUSK, shape: '2:1' }],
  ['a name of nothing', { ...DUSK, name: '   ' }],
  ['a name with a line break', { ...DUSK, name: 'one\ntwo' }],
  ['more than a look says', { ...DUSK, prompt: 'a fox' }],
])('%s is refused', async (_, look, code = 'request.invalid') => {
  const answer = await send('POST', '', { as: account, body: fileOf(look) });
  expect([answer.status, await answer.json()]).toMatchObject([400, { code }]);
  expect((await listOf(account)).looks).toEqual([]);
});

test('without an account there is nothing', async () => {
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['POST', '', fileOf(DUSK)],
    ['PATCH', '/x', { name: 'x' }],
    ['DELETE', '/x', undefined],
  ] as const)
    expect((await send(method, path, { body })).status).toBe(401);
});
