import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountClient, signUpClient } from '../../../tests/support/identity/account-client.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { KeptStyle, KeptStyles, LearningLine, StyleFile } from './learned-styles.types.ts';

const EXAMPLE: StyleFile = JSON.parse(
  readFileSync(new URL('test-example.style.json', import.meta.url), 'utf8'),
);
const TIMEOUT_MS = 120_000;

let site: TestApp;
let account: AccountClient;
let stranger: AccountClient;
const signUp = () =>
  signUpClient((path, init) => site.app.request(path, init), { origin: 'http://localhost' });
beforeAll(async () => {
  site = await createTestApp({ GUEST_DAILY_IMAGES: '12' });
  account = await signUp();
  stranger = await signUp();
});
afterAll(() => site.close());

const bearer = (client: AccountClient) => ({ Authorization: `Bearer ${client.token()}` });
const json = { 'Content-Type': 'application/json' };
const send = (method: string, path: string, { as, body }: { as?: AccountClient; body?: unknown } = {}) =>
  site.app.request(`/api/styles${path}`, {
    method,
    headers: { ...(body !== undefined && json), ...(as && bearer(as)) },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  });

function learn(pictures: Uint8Array[], headers: Record<string, string> = {}) {
  const form = new FormData();
  for (const [index, bytes] of pictures.entries())
    form.set(`image${index + 1}`, new Blob([new Uint8Array(bytes)]), 'picture');
  return site.app.request('/api/styles/learn', { method: 'POST', body: form, headers });
}

const blue = () =>
  sharp({ create: { width: 120, height: 90, channels: 3, background: '#2050c0' } })
    .png()
    .toBuffer();

const runHeaders = (order: Record<'runId' | 'tile' | 'tool', string>) => ({
  'X-Dreamseed-Run': order.runId,
  'X-Dreamseed-Tile': order.tile,
  'X-Dreamseed-Tool': order.tool,
});

function draw(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ width: '64', height: '64', seed: '5', ...fields }))
    form.set(name, value);
  return site.app.request('/prompt', { method: 'POST', body: form, headers });
}

async function expectRefused(answer: Response, status: number, code: string) {
  expect(answer.status).toBe(status);
  const body = (await answer.json()) as { code: string; message: string };
  expect(body.code).toBe(code);
  expect(body.message).toMatch(/^[A-Z].{15,}[.!]$/);
}

describe('learning', () => {
  test(
    'a guest sees how far it is, then the style and two pictures in it, and draws with it',
    async () => {
      const answer = await learn([await blue()]);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
      const lines = (await answer.text())
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as LearningLine);
      const last = lines.pop();
      const shares = lines.flatMap((line) => ('done' in line ? line.done : []));
      expect(shares.length).toBeGreaterThan(3);
      expect(shares).toEqual(shares.toSorted((a, b) => a - b));
      if (!last || !('style' in last)) throw new Error(`no style: ${JSON.stringify(last)}`);
      expect(last.previews).toHaveLength(2);
      for (const preview of last.previews) expect(preview).toMatch(/^data:image\/jpeg;base64,/);
      const image = await draw({ prompt: 'a lighthouse', learnedStyle: JSON.stringify(last.style) });
      expect(image.status).toBe(200);
      expect(image.headers.get('Cache-Control')).toBe('no-store');
    },
    TIMEOUT_MS,
  );

  test(
    'who is behind several others of one address is told so, and leaving ends it',
    async () => {
      const answers: Response[] = [];
      for (let count = 0; count < 4; count++) answers.push(await learn([await blue()]));
      expect(await (await learn([await blue()])).text()).toContain('"code":"styles.busy"');
      await Promise.all(answers.map(({ body }) => body?.cancel()));
      // Those who waited are gone when the first one has stopped.
      const learnAgain = async () => (await learn([await blue()])).text();
      await expect.poll(learnAgain, { timeout: 60_000, interval: 500 }).toContain('"previews"');
    },
    TIMEOUT_MS,
  );

  test.each<[string, () => Promise<Uint8Array[]> | Uint8Array[], number, string]>([
    ['no picture', () => [], 400, 'styles.no_picture'],
    ['what is no picture', () => [new TextEncoder().encode('hello')], 400, 'styles.picture_unreadable'],
    [
      'a picture of more than 12 MB',
      () => [new Uint8Array(13 * 1024 * 1024)],
      413,
      'styles.picture_too_large',
    ],
  ])('%s is refused with a sentence', async (_, make, status, code) => {
    const reader = await signUp();
    await expectRefused(await learn(await make(), bearer(reader)), status, code);
  });

  test('a page of another site may not ask for it', async () => {
    await expectRefused(
      await learn([await blue()], { 'Sec-Fetch-Site': 'cross-site' }),
      403,
      'styles.other_site',
    );
  });
});

describe('keeping', () => {
  test('a style is kept, renamed, handed out as a file and deleted by its owner alone', async () => {
    const kept = (await (await send('POST', '', { as: account, body: EXAMPLE })).json()) as KeptStyle;
    expect(kept).toMatchObject({ name: EXAMPLE.name, style: EXAMPLE.style });
    const at = `/${kept.id}`;
    const renamed = await send('PATCH', at, { as: account, body: { name: ' Harbor ink ' } });
    expect(await renamed.json()).toMatchObject({ id: kept.id, name: 'Harbor ink' });
    const file = await send('GET', `${at}/file`, { as: account });
    expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="harbor-ink.style.json"');
    expect(await file.json()).toEqual({ ...EXAMPLE, name: 'Harbor ink' });
    for (const [method, path, body] of [
      ['GET', `${at}/file`, undefined],
      ['PATCH', at, { name: 'Mine' }],
      ['DELETE', at, undefined],
      ['DELETE', '/nothing', undefined],
    ] as const)
      await expectRefused(await send(method, path, { as: stranger, body }), 404, 'styles.unknown');
    expect((await send('GET', '', {})).status).toBe(401);
    expect((await send('DELETE', at, { as: account })).status).toBe(204);
    expect(await (await send('GET', '', { as: account })).json()).toEqual({
      styles: [],
      most: 3,
      mostPictures: 0,
    });
  });

  test('a free account keeps three to try, and is told what keeps more', async () => {
    const owner = await signUp();
    for (let count = 0; count < 3; count++)
      expect((await send('POST', '', { as: owner, body: EXAMPLE })).status).toBe(201);
    await expectRefused(await send('POST', '', { as: owner, body: EXAMPLE }), 409, 'styles.full');
    const { styles } = (await (await send('GET', '', { as: owner })).json()) as KeptStyles;
    expect(styles).toHaveLength(3);
  });

  test('styles leave with the account', async () => {
    const owner = await signUp();
    const kept = (await (await send('POST', '', { as: owner, body: EXAMPLE })).json()) as KeptStyle;
    const rows = () =>
      site.services.database.reader
        .selectFrom('learned_style')
        .select('name')
        .where('id', '=', kept.id)
        .execute();
    expect(await rows()).toEqual([{ name: EXAMPLE.name }]);
    const removed = await owner.call('POST', '/account/delete', { password: owner.password });
    expect(removed.status).toBe(204);
    expect(await rows()).toEqual([]);
  });
});

describe('a file that somebody sent', () => {
  test('is used by a guest, and kept by an account', async () => {
    const seen = await send('POST', '/import', { body: EXAMPLE });
    expect(await seen.json()).toEqual({ name: EXAMPLE.name, style: EXAMPLE.style });
    const kept = await send('POST', '/import', { as: stranger, body: EXAMPLE });
    expect(kept.status).toBe(201);
  });

  const { style } = EXAMPLE;
  test.each<[string, unknown]>([
    ['no JSON', 'hello'],
    ['no object', '[]'],
    ['another kind', { ...EXAMPLE, kind: 'recipe' }],
    ['an unknown medium', { ...EXAMPLE, style: { ...style, medium: '__proto__' } }],
    ['a name of two lines', { ...EXAMPLE, name: 'a\nb' }],
    ['a name without end', { ...EXAMPLE, name: 'x'.repeat(61) }],
    [
      'falling tones',
      { ...EXAMPLE, style: { ...style, look: { ...style.look, tones: style.look.tones.toReversed() } } },
    ],
    [
      'endless grain',
      { ...EXAMPLE, style: { ...style, look: { ...style.look, grain: Array(9).fill(style.look.grain[0]) } } },
    ],
    [
      'a color that is none',
      { ...EXAMPLE, style: { ...style, look: { ...style.look, background: { plain: 1, color: 'url(x)' } } } },
    ],
    ['a detail of a million', { ...EXAMPLE, style: { ...style, detail: 1e6 } }],
    ['more than a style has', { ...EXAMPLE, style: { ...style, script: 'alert(1)' } }],
    ['nested without end', `${'['.repeat(5000)}${']'.repeat(5000)}`],
  ])('%s is refused with a sentence', async (_, body) => {
    await expectRefused(await send('POST', '/import', { body }), 400, 'styles.file_unreadable');
  });
});

describe('a picture in a style of one’s own', () => {
  const learnedStyle = JSON.stringify(EXAMPLE.style);

  test('is the same each time, another one than without, and another one in another style', async () => {
    const pink = JSON.parse(learnedStyle);
    pink.medium = 'watercolor';
    const answers = await Promise.all([
      draw({ prompt: 'a castle', learnedStyle }),
      draw({ prompt: 'a castle', learnedStyle }),
      draw({ prompt: 'a castle', learnedStyle: JSON.stringify(pink) }),
    ]);
    const [one, same, other] = await Promise.all(
      answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(one).toEqual(same);
    expect(one).not.toEqual(other);
  });

  test('is remembered by an account’s image, by its name and what tells it from others', async () => {
    const kept = (await (await send('POST', '', { as: account, body: EXAMPLE })).json()) as KeptStyle;
    const runId = randomUUID();
    const paint = async (tile: number, fields: Record<string, string>) => {
      const form = { prompt: 'a castle', learnedStyle, ...fields };
      const order = { runId, tile: String(tile), tool: 'green' };
      const headers = { ...bearer(account), ...runHeaders(order) };
      const drawn = await draw(form, headers);
      const bytes = new Uint8Array(await drawn.arrayBuffer());
      const holdId = drawn.headers.get('X-Dreamseed-Hold');
      expect((await account.save({ bytes, tool: 'green', holdId, side: 64 })).status).toBe(200);
    };
    await paint(0, { learnedStyleName: 'Harbor\nink' });
    await paint(1, {});
    const marks = (await account.gallery()).body.map(({ recipe }) => recipe?.learnedStyle);
    const { hash, style } = kept;
    const mark = { hash, medium: style.medium };
    expect(marks).toHaveLength(2);
    for (const name of ['Harbor ink', 'My style']) expect(marks).toContainEqual({ ...mark, name });
  });

  test.each([
    ['a style that is none', { prompt: 'a castle', learnedStyle: '{}' }, 'style_unreadable'],
    [
      'one that is too large',
      { prompt: 'a castle', learnedStyle: `"${'x'.repeat(30_000)}"` },
      'style_unreadable',
    ],
    ['no words and no picture', { learnedStyle }, 'prompt_missing'],
  ])('%s is refused with a sentence', async (_, fields, code) => {
    await expectRefused(await draw(fields), 400, `image_service.${code}`);
  });
});
