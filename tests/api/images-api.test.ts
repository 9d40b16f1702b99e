import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateImage } from 'ai';
import OpenAI, { APIError, toFile } from 'openai';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { describeApiError } from '../../src/features/images-api/images-api.errors.ts';
import type { AccountClient } from '../support/identity/account-client.ts';
import { createProgramSite, creditsOf, makeKey, type ProgramSite } from './programs.ts';

const PRICE = 50;
/** Engines draw any size; this one is quick, and no client's types know it. */
const small = { size: '64x64' as '256x256', prompt: 'a red fox in the snow' };

let site: ProgramSite;
let ada: AccountClient;
let openai: OpenAI;

beforeAll(async () => {
  site = await createProgramSite({ ILLUSTRATOR_WORKERS: '2' });
  ada = await site.signUp('premium');
  openai = clientOf((await makeKey(ada)).key);
});
afterAll(async () => {
  expect(site.failures()).toEqual([]);
  await site.close();
});

const clientOf = (apiKey: string, headers: Record<string, string> = {}) =>
  new OpenAI({ apiKey, baseURL: `${site.origin}/v1`, maxRetries: 0, defaultHeaders: headers });

const bytesOf = ({ b64_json = '' }: { b64_json?: string } = {}) => Buffer.from(b64_json, 'base64');

/** Of a picture made smaller, in which only the motif counts. */
const likenessOf = (bytes: Buffer, side: number) =>
  sharp(bytes).removeAlpha().resize(side, side).raw().toBuffer();

/** In decibels; about 10 for two pictures that have nothing in common. */
function psnrOf(one: Buffer, other: Buffer): number {
  const squares = one.reduce((sum, value, index) => sum + (value - other[index]!) ** 2, 0);
  return 10 * Math.log10(255 ** 2 / (squares / one.length));
}

async function refusalOf(call: Promise<unknown>): Promise<APIError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(APIError);
  return error as APIError;
}

const square = async () =>
  await toFile(
    await sharp({ create: { width: 96, height: 64, channels: 3, background: '#b03060' } })
      .png()
      .toBuffer(),
    'square.png',
    { type: 'image/png' },
  );

describe('OpenAI’s own client', () => {
  test('makes pictures, pays for each and finds them in the gallery', async () => {
    const before = await creditsOf(ada);
    const { data = [], created } = await openai.images.generate({ ...small, model: 'dreamseed', n: 2 });
    expect(created).toBeGreaterThan(0);
    expect(data).toHaveLength(2);
    const pictures = await Promise.all(data.map((picture) => sharp(bytesOf(picture)).metadata()));
    expect(pictures).toMatchObject([
      { format: 'png', width: 64, height: 64 },
      { format: 'png', width: 64, height: 64 },
    ]);
    expect(data[0]?.b64_json).not.toBe(data[1]?.b64_json);
    expect(await creditsOf(ada)).toBe(before - 2 * PRICE);
    const [newest] = (await ada.gallery()).body;
    expect(newest).toMatchObject({ prompt: small.prompt, cost: PRICE });
  });

  test('gets pictures that the site knows again', async () => {
    const { data = [] } = await openai.images.generate({ ...small, model: 'dreamseed' });
    const body = new FormData();
    body.set('image', new Blob([bytesOf(data[0])]), 'picture.png');
    await vi.waitFor(
      async () => {
        const answer = await fetch(`${site.origin}/api/is-it-ours`, { method: 'POST', body });
        expect(await answer.json()).toMatchObject({ ours: 'same' });
      },
      { timeout: 4000, interval: 500 },
    );
  });

  test('gets addresses where it asks for them, and its own default models', async () => {
    const { data = [] } = await openai.images.generate({
      ...small,
      model: 'dall-e-3',
      response_format: 'url',
    });
    const answer = await fetch(data[0]?.url ?? '');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('image/png');
  });

  test('chooses a style by model, an entry of a selector, a seed and a format', async () => {
    const order = { ...small, output_format: 'webp' as const, seed: 7 };
    const first = await openai.images.generate({ ...order, model: 'dreamseed-watercolor' });
    const again = await openai.images.generate({ ...order, style: 'Watercolor' as 'vivid' });
    const plain = await openai.images.generate(order);
    expect((await sharp(bytesOf(first.data?.[0])).metadata()).format).toBe('webp');
    expect(first.data?.[0]).toMatchObject({ seed: 7, revised_prompt: expect.stringContaining('Watercolor') });
    const pixels = (answer: typeof first) => sharp(bytesOf(answer.data?.[0])).raw().toBuffer();
    expect(await pixels(again)).toEqual(await pixels(first));
    expect(await pixels(plain)).not.toEqual(await pixels(first));
  });

  test('paints and varies a picture of its own', async () => {
    const edited = await openai.images.edit({ image: await square(), prompt: 'as a woodcut', size: 'auto' });
    const { width, height } = await sharp(bytesOf(edited.data?.[0])).metadata();
    expect([width, height]).toEqual([1024, 683]);
    const varied = await openai.images.createVariation({ image: await square(), n: 2, size: small.size });
    expect(varied.data).toHaveLength(2);
  });

  test('is shown previews that become sharper, of the motif of the picture', async () => {
    const before = await creditsOf(ada);
    const order = { prompt: 'a lighthouse by the sea at sunset', size: '256x256' as const, seed: 3 };
    const stream = await openai.images.generate({ ...order, stream: true, partial_images: 2 });
    const told: string[] = [];
    const pictures: Buffer[] = [];
    for await (const event of stream) {
      const index = event.type === 'image_generation.partial_image' ? event.partial_image_index : '';
      told.push(`${event.type} ${index} ${event.size} ${event.output_format}`);
      pictures.push(bytesOf(event));
    }
    expect(told).toEqual([
      'image_generation.partial_image 0 256x256 png',
      'image_generation.partial_image 1 256x256 png',
      'image_generation.completed  256x256 png',
    ]);
    const [first, second, whole] = await Promise.all(pictures.map((bytes) => likenessOf(bytes, 32)));
    for (const preview of [first!, second!]) expect(psnrOf(preview, whole!)).toBeGreaterThan(24);
    const [rough, fine, drawn] = await Promise.all(pictures.map((bytes) => likenessOf(bytes, 256)));
    expect(psnrOf(fine!, drawn!)).toBeGreaterThan(psnrOf(rough!, drawn!));
    expect(await sharp(pictures[0]).metadata()).toMatchObject({ width: 256, height: 256, format: 'png' });
    expect(pictures[0]?.toString('latin1')).toContain('algorithmicMedia');
    expect(await creditsOf(ada)).toBe(before - PRICE);
  });

  test('leaves after a preview: nothing is paid, and the picture is drawn no further', async () => {
    const before = await creditsOf(ada);
    const order = { ...small, size: '1024x1024' as const, stream: true as const, partial_images: 1 };
    const stream = await openai.images.generate(order);
    for await (const event of stream) {
      expect(event.type).toBe('image_generation.partial_image');
      break;
    }
    await expect.poll(() => site.services.imageService.status().running).toBe(0);
    await expect.poll(() => creditsOf(ada)).toBe(before);
  });

  test('is told of each picture by a stream', async () => {
    const stream = await openai.images.generate({ ...small, stream: true });
    const events: string[] = [];
    let bytes: Uint8Array = new Uint8Array();
    for await (const event of stream) {
      events.push(event.type);
      bytes = bytesOf(event);
    }
    expect(events).toEqual(['image_generation.completed']);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 64, height: 64 });
    const edits = await openai.images.edit({
      image: await square(),
      prompt: 'as a woodcut',
      size: small.size,
      stream: true,
    });
    for await (const event of edits) expect(event.type).toBe('image_edit.completed');
  });

  test('lists models', async () => {
    const models = await openai.models.list();
    const ids = models.data.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['dreamseed', 'dreamseed-yellow', 'dreamseed-watercolor']));
    expect(await openai.models.retrieve('dreamseed-watercolor')).toMatchObject({ object: 'model' });
    expect((await refusalOf(openai.models.retrieve('nothing'))).code).toBe('model_not_found');
  });

  test('keeps pictures out of the gallery where it says so', async () => {
    const before = (await ada.gallery()).body.map(({ id }) => id);
    const order = { ...small, gallery: false, seed: 99 };
    const named = { headers: { 'Idempotency-Key': 'not-for-the-gallery' } };
    const first = await openai.images.generate(order, named);
    expect((await ada.gallery()).body.map(({ id }) => id)).toEqual(before);
    const again = await openai.images.generate(order, named);
    expect(again.data?.[0]?.b64_json).toBe(first.data?.[0]?.b64_json);
  });
});

test('AI SDK’s generateImage makes pictures', async () => {
  const { key } = await makeKey(ada);
  const provider = createOpenAICompatible({ name: 'dreamseed', apiKey: key, baseURL: `${site.origin}/v1` });
  const { images } = await generateImage({
    ...{ model: provider.imageModel('dreamseed-watercolor'), prompt: 'a red fox', n: 2, size: '64x64' },
  });
  expect(images).toHaveLength(2);
  expect(await sharp(images[0]?.uint8Array).metadata()).toMatchObject({ format: 'png', width: 64 });
});

describe('what is refused says so in the shape of OpenAI’s API', () => {
  test.each<[string, object, object]>([
    ['no prompt', { prompt: '' }, { status: 400, param: 'prompt' }],
    ['too many pictures', { n: 11 }, { status: 400, param: 'n' }],
    ['an odd size', { size: '12x1024' }, { status: 400, param: 'size' }],
    ['no ground', { background: 'transparent' }, { status: 400, param: 'background' }],
    ['an unknown style', { style: 'Nothing at all' }, { status: 400, param: 'style' }],
    ['a selector of the other tool', { weather: 'Rain' }, { status: 400, param: 'weather' }],
    ['an unknown model', { model: 'nothing' }, { status: 404, code: 'model_not_found', param: 'model' }],
    ['the yellow tool without its plan', { model: 'dreamseed-yellow' }, { status: 403 }],
    ['a NUL', { prompt: 'a\0fox' }, { status: 400, param: 'prompt' }],
  ])('%s', async (_, wrong, refusal) => {
    const before = await creditsOf(ada);
    const error = await refusalOf(openai.images.generate({ ...small, ...wrong }));
    expect(error).toMatchObject({ type: 'invalid_request_error', ...refusal });
    expect(error.message.length).toBeGreaterThan(10);
    expect(await creditsOf(ada)).toBe(before);
  });

  test('a mask, and an edit without words or picture', async () => {
    const image = await square();
    const masked = await refusalOf(openai.images.edit({ image, mask: await square(), prompt: 'a hat' }));
    expect(masked).toMatchObject({ status: 400, param: 'mask' });
    expect(await refusalOf(openai.images.edit({ image, prompt: '' }))).toMatchObject({ param: 'prompt' });
    const noPicture = await toFile(Buffer.from('x'), 'x.png');
    expect((await refusalOf(openai.images.createVariation({ image: noPicture }))).status).toBe(400);
  });

  test('a wrong key, and one that may not', async () => {
    const wrong = await refusalOf(clientOf('ds_wrong').images.generate(small));
    expect(wrong).toMatchObject({ status: 401, code: 'invalid_api_key' });
    const { key } = await makeKey(ada, { scopes: ['edits'] });
    expect(await refusalOf(clientOf(key).images.generate(small))).toMatchObject({
      status: 403,
      code: 'api_key.scope',
    });
    const elsewhere = await makeKey(ada, { addresses: ['203.0.113.0/24'] });
    expect(await refusalOf(clientOf(elsewhere.key).images.generate(small))).toMatchObject({
      status: 403,
      code: 'api_key.address',
    });
    const here = await makeKey(ada, { addresses: ['127.0.0.0/8'] });
    expect((await clientOf(here.key).models.list()).data.length).toBeGreaterThan(0);
    expect((await ada.call('DELETE', `/keys/${here.id}`)).status).toBe(204);
    expect((await refusalOf(clientOf(here.key).images.generate(small))).status).toBe(401);
  });

  test('too many calls a minute, with when to come back', async () => {
    const { key } = await makeKey(ada);
    const client = clientOf(key);
    let refusal: unknown;
    for (let calls = 0; calls < 121 && !refusal; calls++)
      refusal = await client.models.list().then(
        () => 0,
        (e) => e,
      );
    const { headers } = refusal as APIError;
    expect(refusal).toMatchObject({ status: 429, code: 'rate_limit_exceeded' });
    expect(headers?.get('x-ratelimit-limit-requests')).toBe('120');
    expect(headers?.get('x-ratelimit-remaining-requests')).toBe('0');
    expect(headers?.get('x-ratelimit-reset-requests')).toMatch(/^\d+s$/);
    expect(Number(headers?.get('retry-after'))).toBeGreaterThan(0);
  });

  test('an unknown address', async () => {
    const answer = await fetch(`${site.origin}/v1/chat/completions`, { method: 'POST' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: { code: 'unknown_url', param: null } });
  });
});

describe('a request that has a name', () => {
  const named = (name: string) => ({ headers: { 'Idempotency-Key': name } });

  test('gives the same pictures when it comes again, also at once, and is paid for once', async () => {
    const before = await creditsOf(ada);
    const ask = () => openai.images.generate({ ...small, n: 3 }, named('three-foxes'));
    const [first, second] = await Promise.all([ask(), ask()]);
    const third = await ask();
    expect(second.data).toEqual(first.data);
    expect(third.data).toEqual(first.data);
    expect(await creditsOf(ada)).toBe(before - 3 * PRICE);
  });

  test('is no other request', async () => {
    await openai.images.generate(small, named('one'));
    const other = await refusalOf(openai.images.generate({ ...small, n: 2 }, named('one')));
    expect(other).toMatchObject({ status: 409, code: 'api_key.other_request' });
    expect(other.headers?.get('x-should-retry')).toBe('false');
  });
});

test('OpenAI’s client tries again what passes, after the time it is told', async () => {
  const { key } = await makeKey(ada);
  const waits: number[] = [];
  let since = 0;
  const passing = [429, 503];
  const client = new OpenAI({
    ...{ apiKey: key, baseURL: `${site.origin}/v1`, maxRetries: 2 },
    fetch: async (url, init) => {
      waits.push(performance.now() - since);
      since = performance.now();
      const status = passing.shift();
      if (!status) return await fetch(url, init);
      const refused = describeApiError({
        code: 'busy',
        status,
        message: 'Busy.',
        headers: { 'Retry-After': '1' },
      });
      return Response.json(refused.body, { status, headers: refused.headers });
    },
  });
  const before = await creditsOf(ada);
  const { data } = await client.images.generate(small);
  expect(data).toHaveLength(1);
  expect(await creditsOf(ada)).toBe(before - PRICE);
  expect(waits).toHaveLength(3);
  for (const wait of waits.slice(1)) expect(wait).toBeGreaterThan(900);
});

test('GET /prompt takes a key as bearer, and nowhere else', async () => {
  const { key } = await makeKey(ada);
  const address = `${site.origin}/prompt/a%20fox?width=64&height=64`;
  const answer = await fetch(address, { headers: { Authorization: `Bearer ${key}` } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('X-Dreamseed-Hold')).toBeTruthy();
  const edits = await makeKey(ada, { scopes: ['edits'] });
  const refused = await fetch(address, { headers: { Authorization: `Bearer ${edits.key}` } });
  expect(refused.status).toBe(403);
  const asGuest = await fetch(`${address}&key=${key}`);
  expect(asGuest.headers.get('X-Dreamseed-Hold')).toBeNull();
});

describe('stories', () => {
  const write = async (title: string, key: string) => {
    const body = new FormData();
    body.set('title', title);
    body.set('image', await square());
    const headers = { Authorization: `Bearer ${key}` };
    const answer = await fetch(`${site.origin}/v1/stories`, { method: 'POST', headers, body });
    return { status: answer.status, body: await answer.json() };
  };

  test('are written for a title and a picture, and cost nothing', async () => {
    const before = await creditsOf(ada);
    const { key } = await makeKey(ada, { scopes: ['stories'] });
    const { status, body } = await write('The lighthouse that dreamt', key);
    expect([status, body.writer, body.story.length]).toEqual([200, 'built-in', 5]);
    expect(await creditsOf(ada)).toBe(before);
    const { body: usage } = await ada.call<{ days: { calls: number }[] }>('GET', '/keys/usage');
    expect(JSON.stringify(usage)).toContain('"calls":1');
  });

  test('are refused in the shape of OpenAI’s API', async () => {
    const { key } = await makeKey(ada, { scopes: ['stories'] });
    expect(await write(' ', key)).toMatchObject({
      status: 400,
      body: { error: { type: 'invalid_request_error', code: 'story_script.incomplete', param: null } },
    });
    expect(await write('Porn', key)).toMatchObject({
      status: 400,
      body: { error: { code: 'content_policy_violation' } },
    });
    const { key: other } = await makeKey(ada, { scopes: ['images'] });
    expect(await write('A fox', other)).toMatchObject({
      status: 403,
      body: { error: { code: 'api_key.scope' } },
    });
  });
});
