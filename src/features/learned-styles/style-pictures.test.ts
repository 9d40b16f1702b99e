import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type OpenAiImagesServer,
  startOpenAiImagesServer,
} from '../../../tests/support/engines/openai-images-server.ts';
import { type AccountClient, signUpClient } from '../../../tests/support/identity/account-client.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { KeptStyle, KeptStyles, StyleFile } from './learned-styles.types.ts';

const EXAMPLE: StyleFile = JSON.parse(
  readFileSync(new URL('test-example.style.json', import.meta.url), 'utf8'),
);

/** The drawing threads start with the first picture. */
const TIMEOUT_MS = 90_000;

let service: OpenAiImagesServer;
let site: TestApp;
let account: AccountClient;
let kept: KeptStyle;
const signUp = () =>
  signUpClient((path, init) => site.app.request(path, init), { origin: 'http://localhost' });
beforeAll(async () => {
  service = await startOpenAiImagesServer();
  site = await createTestApp({
    IMAGE_ENGINES: 'openai-compatible,illustrator',
    OPENAI_COMPATIBLE_URL: service.url,
    OPENAI_COMPATIBLE_KEY: service.key,
    OPENAI_COMPATIBLE_MODEL: 'gpt-image-1',
    OPENAI_COMPATIBLE_EDITS: 'on',
  });
  account = await signUp();
  kept = (await account.call<KeptStyle>('POST', '/styles', EXAMPLE)).body;
});
afterAll(() => Promise.all([site.close(), service.close()]));

const plain = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer();

async function keepPictures(owner: AccountClient, files: readonly Uint8Array[], id = kept.id) {
  const form = new FormData();
  for (const [index, bytes] of files.entries())
    form.set(`image${index + 1}`, new Blob([new Uint8Array(bytes)]), 'picture');
  const headers = { Authorization: `Bearer ${owner.token()}` };
  return await site.app.request(`/api/styles/${id}/pictures`, { method: 'POST', body: form, headers });
}

/** @returns the engine that drew it. */
async function draw(owner?: AccountClient): Promise<string | null> {
  const form = new FormData();
  const fields = { prompt: 'a castle', width: '64', height: '64', seed: '5' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('learnedStyle', JSON.stringify(EXAMPLE.style));
  const headers = owner && {
    Authorization: `Bearer ${owner.token()}`,
    'X-Dreamseed-Run': randomUUID(),
    'X-Dreamseed-Tile': '0',
    'X-Dreamseed-Tool': 'green',
  };
  const answer = await site.app.request('/prompt', { method: 'POST', body: form, headers });
  expect(answer.status).toBe(200);
  await answer.arrayBuffer();
  return answer.headers.get('X-Dreamseed-Engine');
}

async function codeOf(answer: Response | Promise<Response>): Promise<unknown> {
  const body = (await (await answer).json()) as { code: string; message: string };
  expect(body.message).toMatch(/^[A-Z].{15,}[.!]$/);
  return body.code;
}

test(
  'an engine that looks at pictures is shown those of the account, which are small and in its archive',
  async () => {
    expect((await keepPictures(account, [await plain('#101010')])).status).toBe(204);
    const files = [await plain('#c02020'), await plain('#2020c0')];
    expect((await keepPictures(account, files)).status).toBe(204);
    expect((await account.call<KeptStyles>('GET', '/styles')).body.mostPictures).toBe(4);

    expect(await draw(account)).toBe('openai-compatible');
    const { start, references = [] } = service.asked.at(-1) ?? {};
    const shown = await Promise.all([start, ...references].map((file) => sharp(file).metadata()));
    expect(shown).toMatchObject(Array(2).fill({ format: 'jpeg', width: 512, height: 341 }));
    expect(await draw()).toBe('illustrator');

    const { url } = (await account.call<{ url: string }>('POST', '/account/export', {})).body;
    const archive = unzipSync(new Uint8Array(await (await site.app.request(url)).arrayBuffer()));
    const names = Object.keys(archive).filter((name) => name.startsWith('style-pictures/'));
    expect(names).toEqual([`style-pictures/${kept.id}-1.jpg`, `style-pictures/${kept.id}-2.jpg`]);
  },
  TIMEOUT_MS,
);

test.each<[string, () => Promise<Response>, string]>([
  [
    'no picture of a style of somebody else',
    async () => keepPictures(await signUp(), [await plain('#fff')]),
    'styles.unknown',
  ],
  ['nothing', () => keepPictures(account, []), 'styles.no_picture'],
  ['no text', () => keepPictures(account, [Buffer.from('hello')]), 'styles.picture_unreadable'],
  [
    'no 8 MB of text',
    () => keepPictures(account, [new Uint8Array(4 * 1024 * 1024), new Uint8Array(4 * 1024 * 1024)]),
    'styles.picture_unreadable',
  ],
])('%s is kept', async (_, keep, code) => {
  expect(await codeOf(keep())).toBe(code);
});

test('more than 8 MB is refused in words of its own', async () => {
  const refused = await keepPictures(account, [new Uint8Array(9 * 1024 * 1024)]);
  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject({
    code: 'styles.picture_too_large',
    message: 'The pictures are too large. Use at most 8 MB for all.',
  });
});

test('they go with their style, and with the account', async () => {
  const rows = () =>
    site.services.database.reader
      .selectFrom('learned_style_picture')
      .select('place')
      .where('style_id', '=', kept.id)
      .execute();
  expect(await rows()).toHaveLength(2);
  await account.call('DELETE', `/styles/${kept.id}`);
  expect(await rows()).toEqual([]);
  expect(await draw(account)).toBe('illustrator');

  const owner = await signUp();
  kept = (await owner.call<KeptStyle>('POST', '/styles', EXAMPLE)).body;
  await keepPictures(owner, [await plain('#101010')]);
  expect(await rows()).toHaveLength(1);
  const removed = await owner.call('POST', '/account/delete', { password: owner.password });
  expect(removed.status).toBe(204);
  expect(await rows()).toEqual([]);
});

test('a site without such an engine keeps none', async () => {
  const plainSite = await createTestApp({});
  const owner = await signUpClient((path, init) => plainSite.app.request(path, init), {
    origin: 'http://localhost',
  });
  const style = (await owner.call<KeptStyle>('POST', '/styles', EXAMPLE)).body;
  expect((await owner.call<KeptStyles>('GET', '/styles')).body.mostPictures).toBe(0);
  const refused = await owner.call('POST', `/styles/${style.id}/pictures`, {});
  expect(refused).toMatchObject({ status: 409, body: { code: 'styles.no_pictures' } });
  await plainSite.close();
});
