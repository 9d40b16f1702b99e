import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findLedgerFaults } from '../../src/features/credits/ledger-invariants.store.ts';
import { type AccountClient, signUpClient } from '../support/identity/account-client.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/** The gravest words must be refused in each way in which they can come, and cost nothing in any. */
const WORDS = 'a naked woman on a bed';

let site: TestApp;
let account: AccountClient;
let image: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  site = await createTestApp();
  account = await signUpClient((path, init) => site.app.request(path, init), { origin: 'http://localhost' });
  const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: '#2050c0' } });
  image = new Uint8Array(await picture.png().toBuffer());
});
afterEach(async () => {
  expect(await findLedgerFaults(site.services.database)).toEqual([]);
  expect(await site.services.imageService.usedToday()).toBe(0);
});
afterAll(() => site.close());

const asGuest = (): Record<string, string> => ({});
const asAccount = (runId = randomUUID() as string) => ({
  Authorization: `Bearer ${account.token()}`,
  'X-Dreamseed-Tool': 'green',
  'X-Dreamseed-Run': runId,
  'X-Dreamseed-Tile': '0',
});

function post(
  address: string,
  fields: Record<string, string | Uint8Array<ArrayBuffer>>,
  headers = asGuest(),
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.set(name, typeof value === 'string' ? value : new Blob([value]));
  return site.app.request(address, { method: 'POST', body: form, headers });
}

const get = (prompt: string, query = '', headers = asGuest()) =>
  site.app.request(`/prompt/${encodeURIComponent(prompt)}?width=64&height=64${query}`, { headers });

describe.each([
  ['a guest', asGuest],
  ['an account', asAccount],
])('words of %s that the policy refuses', (_, headers) => {
  test.each<[string, () => Response | Promise<Response>]>([
    ['in an address', () => get(WORDS, '', headers())],
    [
      'behind other words',
      () => get(`a red fox, Oil Painting, ${WORDS}, Golden Hour lighting`, '', headers()),
    ],
    ['that are to be left out, after a sentence', () => get('a fox', `&negative=blur.+${WORDS}`, headers())],
    ['with a starting picture', () => post('/prompt', { prompt: WORDS, image }, headers())],
    [
      'with what is no picture',
      () => post('/prompt', { prompt: WORDS, image: image.slice(0, 9) }, headers()),
    ],
  ])('%s are answered 422 with their rule', async (_way, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      code: 'policy.refused',
      rule: 'sexual',
      message: expect.stringContaining('“naked” with “woman”'),
    });
  });
});

test('a refused run opens no hold, and the same run may be asked for in other words', async () => {
  const runId = randomUUID();
  const { credits } = (await account.status()).body;
  expect((await get(WORDS, '', asAccount(runId))).status).toBe(422);
  const holds = () => site.services.database.reader.selectFrom('hold').selectAll().execute();
  expect(await holds()).toEqual([]);
  expect((await account.status()).body.credits).toBe(credits);
});

test('a title that the policy refuses reaches no writer', async () => {
  const answer = await post('/api/story-script', { title: WORDS, image });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'policy.refused', rule: 'sexual' });
});
