import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountClient, signUpClient } from '../../../tests/support/identity/account-client.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let site: TestApp;
let account: AccountClient;
beforeAll(async () => {
  site = await createTestApp({ GUEST_DAILY_IMAGES: '12' });
  account = await signUpClient((path, init) => site.app.request(path, init), { origin: 'http://localhost' });
});
afterAll(() => site.close());

const flat = (color: string, width = 90, height = 60) =>
  sharp({ create: { width, height, channels: 3, background: color } });

type Fields = Record<string, string | Uint8Array>;

function post(fields: Fields, headers: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ width: '64', height: '64', seed: '5', ...fields }))
    if (typeof value === 'string') form.set(name, value);
    else form.set(name, new Blob([new Uint8Array(value)]), 'picture');
  return site.app.request('/prompt', { method: 'POST', body: form, headers });
}

const usedToday = () => site.services.imageService.usedToday();

describe('a picture to begin with', () => {
  test('is painted in the words of the prompt, the same way each time', async () => {
    const image = await flat('#2050c0').png().toBuffer();
    const [first, second, words] = await Promise.all([
      post({ image, prompt: 'Oil Painting' }),
      post({ image, prompt: 'Oil Painting' }),
      post({ image }),
    ]);
    for (const answer of [first, second, words]) expect(answer.status).toBe(200);
    expect(first.headers.get('X-Dreamseed-Engine')).toBe('illustrator');
    expect(first.headers.get('X-Dreamseed-Seed')).toBe('5');
    expect(first.headers.get('Cache-Control')).toBe('no-store');
    expect(first.headers.get('ETag')).toBeNull();
    const [one, other, plain] = await Promise.all(
      [first, second, words].map((answer) => answer.arrayBuffer()),
    );
    expect(Buffer.from(one!)).toEqual(Buffer.from(other!));
    expect(Buffer.from(one!)).not.toEqual(Buffer.from(plain!));
    const { dominant } = await sharp(Buffer.from(plain!)).stats();
    expect(dominant.b).toBeGreaterThan(dominant.r + 60);
  });

  test.each<[string, () => Promise<Fields> | Fields, string, number]>([
    ['no picture', () => ({}), 'picture_missing', 400],
    ['a text for a picture', () => ({ image: 'hello' }), 'picture_missing', 400],
    ['an empty file', () => ({ image: new Uint8Array(0) }), 'picture_missing', 400],
    ['no picture file', () => ({ image: new TextEncoder().encode('hello') }), 'picture_unreadable', 400],
    [
      'a torn file',
      async () => ({ image: (await flat('#fff', 400, 400).jpeg().toBuffer()).subarray(0, 900) }),
      'picture_unreadable',
      400,
    ],
    [
      'more than 40 megapixels',
      async () => ({ image: await flat('#fff', 8000, 5001).png({ compressionLevel: 9 }).toBuffer() }),
      'picture_too_many_pixels',
      400,
    ],
    [
      'a strength of 2',
      async () => ({ image: await flat('#fff').png().toBuffer(), strength: '2' }),
      'strength_out_of_range',
      400,
    ],
    [
      'a width of 9',
      async () => ({ image: await flat('#fff').png().toBuffer(), width: '9' }),
      'size_out_of_range',
      400,
    ],
    ['more than 12 MB', () => ({ image: new Uint8Array(13 * 1024 * 1024) }), 'picture_too_large', 413],
  ])('%s is refused with a sentence, and costs nothing', async (_, fields, code, status) => {
    const before = await usedToday();
    const answer = await post(await fields());
    expect(answer.status).toBe(status);
    const body = (await answer.json()) as { code: string; message: string };
    expect(body.code).toBe(`image_service.${code}`);
    expect(body.message).toMatch(/^[A-Z].{15,}\.$/);
    expect(await usedToday()).toBe(before);
  });

  test.each([
    ['CMYK', () => flat('#a03020').toColorspace('cmyk').jpeg()],
    ['16 bits', () => flat('#a03020').toColorspace('rgb16').png()],
    ['1 x 4000', () => flat('#a03020', 1, 4000).png()],
    ['animated', () => flat('#a03020').gif()],
  ])('%s is painted', async (_, make) => {
    const answer = await post({ image: await make().toBuffer(), prompt: 'Watercolor' });
    expect(answer.status).toBe(200);
  });

  test('a page of another site may not post one', async () => {
    const image = await flat('#2050c0').png().toBuffer();
    expect((await post({ image }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  });

  test('an account pays as for words, and a repeated request is the same picture for nothing more', async () => {
    const image = await flat('#20a040').png().toBuffer();
    const { credits } = (await account.status()).body;
    const headers = (tile: number, runId: string) => ({
      Authorization: `Bearer ${account.token()}`,
      'X-Dreamseed-Tool': 'green',
      'X-Dreamseed-Run': runId,
      'X-Dreamseed-Tile': String(tile),
    });
    const runId = randomUUID();
    const first = await post({ image, prompt: 'Pop Art' }, headers(0, runId));
    const again = await post({ image, prompt: 'Pop Art' }, headers(0, runId));
    const otherPicture = await post(
      { image: await flat('#a02040').png().toBuffer(), prompt: 'Pop Art' },
      headers(0, runId),
    );
    const otherReading = await post({ image, prompt: 'Pop Art', variation: '1' }, headers(0, runId));
    const answered = [first, again, otherPicture, otherReading].map(({ status }) => status);
    expect(answered).toEqual([200, 200, 409, 409]);
    const bytes = new Uint8Array(await first.arrayBuffer());
    expect(Buffer.from(await again.arrayBuffer())).toEqual(Buffer.from(bytes));
    const holdId = first.headers.get('X-Dreamseed-Hold');
    const saved = await account.save({ bytes, tool: 'green', holdId, prompt: 'Pop Art', side: 64 });
    expect(saved.status).toBe(200);
    await account.release({ runId });
    expect(credits - saved.body.userStatus.credits).toBe(50);
    expect((await account.status()).body.credits).toBe(saved.body.userStatus.credits);
  });

  test('an account finds what its image began with in its gallery and its archive, and a guest leaves nothing', async () => {
    const image = await flat('#a0a020').png().toBuffer();
    const storedObjects = () =>
      site.services.database.reader.selectFrom('stored_object').selectAll().execute();
    const before = await storedObjects();
    expect((await post({ image, prompt: 'Watercolor' })).status).toBe(200);
    expect(await storedObjects()).toEqual(before);

    const runId = randomUUID();
    const fields = { image, prompt: 'Watercolor', strength: '0.4', variation: '3' };
    for (const tile of [0, 1]) {
      const tileHeaders = {
        'X-Dreamseed-Tool': 'green',
        'X-Dreamseed-Run': runId,
        'X-Dreamseed-Tile': `${tile}`,
      };
      const drawn = await post(
        { ...fields, seed: String(tile) },
        { Authorization: `Bearer ${account.token()}`, ...tileHeaders },
      );
      const bytes = new Uint8Array(await drawn.arrayBuffer());
      const holdId = drawn.headers.get('X-Dreamseed-Hold');
      expect(
        (await account.save({ bytes, tool: 'green', holdId, prompt: 'Watercolor', side: 64 })).status,
      ).toBe(200);
    }
    const [newest, other] = (await account.gallery()).body.filter(({ recipe }) => recipe?.strength === 0.4);
    expect(newest).toMatchObject({ recipe: { strength: 0.4, variation: 3 } });
    const shown = await site.app.request(newest?.startingPictureUrl ?? '');
    expect(shown.headers.get('Cache-Control')).toContain('private');
    const start = Buffer.from(await shown.arrayBuffer());
    const { dominant } = await sharp(start).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b + 60);
    expect((await site.app.request(other?.startingPictureUrl ?? '')).status).toBe(200);
    expect(
      (await site.app.request(newest?.startingPictureUrl?.replace(/signature=./, 'signature=') ?? '')).status,
    ).toBe(403);

    const { url } = (await account.call<{ url: string }>('POST', '/account/export', {})).body;
    const files = unzipSync(new Uint8Array(await (await site.app.request(url)).arrayBuffer()));
    const starts = Object.keys(files).filter((name) => name.startsWith('starting-pictures/'));
    const images = JSON.parse(new TextDecoder().decode(files['images-1.json'])) as {
      prompt: string;
      beganWith?: string;
    }[];
    const begun = images.filter(({ prompt }) => prompt === 'Watercolor').map(({ beganWith }) => beganWith);
    expect(new Set(begun).size).toBe(1);
    expect(starts).toContain(begun[0]);
    expect(Buffer.from(files[begun[0] ?? ''] ?? [])).toEqual(start);
  });
});
