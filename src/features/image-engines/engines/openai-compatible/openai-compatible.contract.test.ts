import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPENAI_IMAGES_ROWS } from '../../../../../tests/fixtures/contract-rows/openai-images.ts';
import type { OpenAiImagesFailure } from '../../../../../tests/support/engines/openai-images-failures.ts';
import {
  type OpenAiImagesServer,
  startOpenAiImagesServer,
} from '../../../../../tests/support/engines/openai-images-server.ts';
import {
  type RecordedRequest,
  readSentForm,
  startRecordingServer,
} from '../../../../../tests/support/recording-server.ts';
import { describeImageEngineContract } from '../../image-engines.contract-suite.ts';
import type { ImageEngine, ImageRequest } from '../../image-engines.types.ts';
import {
  describeRemoteEngine,
  type ExpectedRemoteFailure,
} from '../../remote/remote-engine.contract-suite.ts';
import { BAD_FILE_FAILURES, WIRE_FAILURES } from '../../remote/test-picture-failures.ts';
import { createResilientEngine } from '../../resilience/resilient-engine.ts';
import {
  createOpenAiCompatibleEngine,
  type OpenAiCompatibleSettings,
  type OpenAiCompatibleSurroundings,
} from './openai-compatible.engine.ts';

const { style } = JSON.parse(
  readFileSync(new URL('../../../learned-styles/test-example.style.json', import.meta.url), 'utf8'),
);

function createEngine(
  { url, key }: Pick<OpenAiImagesServer, 'url' | 'key'>,
  overrides: Partial<OpenAiCompatibleSettings> = {},
  surroundings?: OpenAiCompatibleSurroundings,
): ImageEngine {
  const settings: OpenAiCompatibleSettings = {
    url,
    key,
    model: 'gpt-image-1',
    boosterModel: '',
    yellowModel: '',
    server: 'openai',
    fields: [],
    sizes: [],
    edits: true,
    timeoutSeconds: 60,
    atOnce: 2,
    ...overrides,
  };
  return createOpenAiCompatibleEngine(settings, surroundings);
}

const noPicture = 'It answered without a picture.';

const FAILURES: Readonly<Record<OpenAiImagesFailure, ExpectedRemoteFailure>> = {
  ...WIRE_FAILURES,
  ...BAD_FILE_FAILURES,
  endless: { kind: 'broken', reason: 'It answered more than 48 MB.' },
  garbage: { kind: 'broken', reason: 'It answered what is not JSON.', mayHaveBilled: true },
  nothing: { kind: 'broken', reason: noPicture },
  'no-pictures': {
    kind: 'broken',
    reason: noPicture,
    mayHaveBilled: true,
    rows: [OPENAI_IMAGES_ROWS.oneImagePerCall],
  },
  'no-data': { kind: 'broken', reason: noPicture },
  'key-invalid': {
    kind: 'misconfigured',
    reason: 'The key is missing or wrong (answered 401 invalid_request_error invalid_api_key).',
    rows: [OPENAI_IMAGES_ROWS.unauthorized, OPENAI_IMAGES_ROWS.errorObject],
  },
  unverified: {
    kind: 'misconfigured',
    reason: 'The key does not allow this (answered 403 invalid_request_error).',
    rows: [OPENAI_IMAGES_ROWS.unverified],
  },
  'model-unknown': {
    kind: 'misconfigured',
    reason: 'The address or the model does not exist (answered 404 invalid_request_error model_not_found).',
  },
  moderated: {
    kind: 'refused',
    reason: 'It declined the words (answered 400 image_generation_user_error moderation_blocked).',
    mayHaveBilled: false,
    rows: [OPENAI_IMAGES_ROWS.moderationBlocked],
  },
  policy: {
    kind: 'refused',
    reason: 'It declined the words (answered 400 invalid_request_error content_policy_violation).',
    rows: [OPENAI_IMAGES_ROWS.contentPolicy],
  },
  'over-limit': {
    kind: 'busy',
    reason: 'It has too much to do, or is asked too often (answered 429 requests rate_limit_exceeded).',
    retryAfterMs: 12_000,
    mayHaveBilled: false,
    rows: [OPENAI_IMAGES_ROWS.tooMany],
  },
  unpaid: {
    kind: 'billing',
    reason: 'The account there is empty or over its quota (answered 429 insufficient_quota).',
  },
  'hard-limit': {
    kind: 'billing',
    reason:
      'The account there is empty or over its quota (answered 400 billing_limit_user_error billing_hard_limit_reached).',
  },
  broken: {
    kind: 'broken',
    reason: 'It failed (answered 500 server_error).',
    rows: [OPENAI_IMAGES_ROWS.serverError],
  },
  'sd-cpp-refuses': {
    kind: 'misconfigured',
    reason: 'It does not take such a request: look at the model and its settings (answered 400).',
    rows: [OPENAI_IMAGES_ROWS.sdCppErrorText],
  },
  'sd-cpp-fails': {
    kind: 'broken',
    reason: 'It failed (answered 500 server_error).',
    rows: [OPENAI_IMAGES_ROWS.sdCppServerError],
  },
  'localai-fails': {
    kind: 'broken',
    reason: 'It failed (answered 500).',
    rows: [OPENAI_IMAGES_ROWS.localAiBadSize],
  },
  'localai-loads': {
    kind: 'busy',
    reason: 'It has too much to do, or is asked too often (answered 503).',
    retryAfterMs: 5_000,
    rows: [OPENAI_IMAGES_ROWS.localAiLoading],
  },
  'no-body': {
    kind: 'broken',
    reason: 'It failed (answered 500).',
    rows: [OPENAI_IMAGES_ROWS.localAiNoBody],
  },
  'pollen-out': {
    kind: 'billing',
    reason: 'The account there is empty or over its quota (answered 402 PAYMENT_REQUIRED).',
    rows: [OPENAI_IMAGES_ROWS.pollinationsEnvelope],
  },
};

const openai = await startOpenAiImagesServer();
const localai = await startOpenAiImagesServer('localai');
afterAll(() => Promise.all([openai, localai].map((server) => server.close())));

describeImageEngineContract('openai-compatible with OpenAI', () => createEngine(openai));
describeImageEngineContract('openai-compatible with LocalAI', () =>
  createEngine({ ...localai, key: '' }, { server: 'localai', model: 'flux' }),
);
describeRemoteEngine<OpenAiImagesServer>({
  name: 'openai-compatible',
  start: () => startOpenAiImagesServer(),
  createEngine: (server, { timeoutMs }) => createEngine(server, { timeoutSeconds: timeoutMs / 1000 }),
  failures: FAILURES,
});

describe('openai-compatible', () => {
  let server: OpenAiImagesServer;
  const use = async (kind: Parameters<typeof startOpenAiImagesServer>[0]) => {
    await server.close();
    server = await startOpenAiImagesServer(kind);
  };
  beforeEach(async () => {
    server = await startOpenAiImagesServer();
  });
  afterEach(() => server.close());

  const generate = (engine: ImageEngine, overrides: Partial<ImageRequest> = {}) =>
    engine.generate(
      { prompt: 'a fox', width: 96, height: 64, seed: 7, format: 'jpeg', ...overrides },
      { signal: new AbortController().signal },
    );

  test(`${OPENAI_IMAGES_ROWS.portableSubset}; ${OPENAI_IMAGES_ROWS.openAiHasNoSeed}; ${OPENAI_IMAGES_ROWS.gptImageRefusesFormat}`, async () => {
    await generate(createEngine(server), { negativePrompt: 'snow' });
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      address: '/v1/images/generations',
      headers: { authorization: `Bearer ${server.key}`, 'content-type': 'application/json' },
    });
    expect(server.requests[0]?.body).toEqual({
      model: 'gpt-image-1',
      prompt: 'a fox. Without: snow.',
      n: 1,
      size: '1536x1024',
    });
    const fields = createEngine(server, { fields: ['response_format'] });
    await expect(generate(fields)).rejects.toMatchObject({ kind: 'misconfigured' });
  });

  test(OPENAI_IMAGES_ROWS.localAiSeed, async () => {
    await use('localai');
    await generate(createEngine({ ...server, key: '' }, { server: 'localai', model: 'flux' }), {
      negativePrompt: 'snow',
    });
    expect(server.asked[0]).toMatchObject({
      prompt: 'a fox',
      negative: 'snow',
      seed: 7,
      width: 384,
      height: 256,
    });
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
    expect(server.requests[0]?.body).toMatchObject({ response_format: 'b64_json' });
  });

  test(OPENAI_IMAGES_ROWS.localAiBar, async () => {
    await use('localai');
    await generate(createEngine(server, { server: 'localai' }), { prompt: 'a fox | ugly || bad' });
    expect(server.asked[0]).toMatchObject({ prompt: 'a fox ugly bad', negative: undefined });
  });

  test(OPENAI_IMAGES_ROWS.localAiUrl, async () => {
    await use('localai');
    const { bytes } = await generate(createEngine(server));
    expect(bytes.byteLength).toBeGreaterThan(0);
    expect(server.requests.map(({ method }) => method)).toEqual(['POST', 'GET']);
  });

  test(`${OPENAI_IMAGES_ROWS.urlSameOrigin}, with the key`, async () => {
    await use('dall-e');
    await generate(createEngine(server, { model: 'dall-e-3' }));
    expect(server.requests[1]?.headers.authorization).toBe(`Bearer ${server.key}`);
  });

  test(`${OPENAI_IMAGES_ROWS.urlElsewhere}, and gets no key where it is public`, async () => {
    const elsewhere = await startOpenAiImagesServer();
    const file = await startRecordingServer((_, response) => {
      response.writeHead(302, { Location: `${elsewhere.url}/internal` }).end();
    });
    server.answersUrlAt = file.origin;
    const refused = { kind: 'broken', message: 'It named a picture at an address inside the own network.' };
    await expect(generate(createEngine(server))).rejects.toMatchObject(refused);
    expect(file.requests).toEqual([]);

    const engine = createEngine(server, {}, { isPublic: () => true });
    const missing = { kind: 'broken', message: 'The picture is not where it said (answered 404).' };
    await expect(generate(engine)).rejects.toMatchObject({ ...missing, mayHaveBilled: true });
    expect(file.requests[0]?.headers.authorization).toBeUndefined();
    expect(elsewhere.requests[0]?.headers.authorization).toBeUndefined();
    await Promise.all([elsewhere.close(), file.close()]);
  });

  test('asks for no second picture where the first, which was drawn, cannot be fetched', async () => {
    server.answersUrlAt = new URL(server.url).origin;
    const ask: typeof fetch = async (url, init) =>
      init?.method === 'POST' ? await fetch(url, init) : new Response('{}', { status: 503 });
    const engine = createResilientEngine(createEngine(server, {}, { fetch: ask }));
    await expect(generate(engine)).rejects.toMatchObject({ kind: 'busy', mayHaveBilled: true });
    expect(server.asked).toHaveLength(1);
  });

  describe('a picture to begin with', () => {
    const paint = async () => {
      const picture = sharp({ create: { width: 300, height: 100, channels: 3, background: '#d02020' } });
      const bytes = new Uint8Array(await picture.jpeg().toBuffer());
      return { bytes, width: 300, height: 100, hash: 'x', strength: 0.7 };
    };
    const sizeOf = async (file: Buffer | undefined) => {
      const { format, width, height } = await sharp(file).metadata();
      return { format, width, height };
    };

    test('is a file of a form, as large as what is drawn', async () => {
      await generate(createEngine(server), { startingPicture: await paint(), negativePrompt: 'snow' });
      const [request] = server.requests;
      expect(request).toMatchObject({
        method: 'POST',
        address: '/v1/images/edits',
        headers: { authorization: `Bearer ${server.key}` },
      });
      const { image, ...fields } = Object.fromEntries(await readSentForm(request as RecordedRequest));
      expect(fields).toEqual({
        model: 'gpt-image-1',
        prompt: 'a fox. Without: snow.',
        n: '1',
        size: '1536x1024',
      });
      expect(image).toBeInstanceOf(File);
      const sent = { format: 'jpeg', width: 1536, height: 1024 };
      expect(await sizeOf(server.asked[0]?.start)).toEqual(sent);
    });

    test('is a field of what LocalAI draws, which knows no edits', async () => {
      await use('localai');
      await generate(createEngine({ ...server, key: '' }, { server: 'localai', model: 'flux' }), {
        startingPicture: await paint(),
      });
      expect(server.requests[0]?.address).toBe('/v1/images/generations');
      expect(await sizeOf(server.asked[0]?.start)).toEqual({ format: 'jpeg', width: 384, height: 256 });
    });

    test('comes before the pictures whose manner is wanted, which are files of one form too', async () => {
      const start = await paint();
      const learnedStyle = { style, name: 'Mine', hash: 'x', referencePictures: [start.bytes, start.bytes] };
      await generate(createEngine(server), { learnedStyle });
      await generate(createEngine(server), { learnedStyle, startingPicture: start });
      const forms = await Promise.all(server.requests.map(readSentForm));
      expect(server.requests.map(({ address }) => address)).toEqual(Array(2).fill('/v1/images/edits'));
      expect(forms.map((form) => form.getAll('image[]').length)).toEqual([2, 3]);
      expect(server.asked[0]?.prompt).toMatch(/^Take only the manner of the reference pictures .*: a fox$/);
      expect(await sizeOf(server.asked[0]?.references?.[0])).toMatchObject({ width: 300, height: 100 });
      expect(server.asked[1]?.prompt).toMatch(/^Repaint the first picture\. /);
      expect(await sizeOf(server.asked[1]?.start)).toMatchObject({ width: 1536, height: 1024 });
    });

    test('is declined as words are', async () => {
      server.fail('moderated');
      const drawing = generate(createEngine(server), { startingPicture: await paint() });
      await expect(drawing).rejects.toMatchObject({ kind: 'refused', mayHaveBilled: false });
    });

    test.each([
      [{ edits: true }, true],
      [{ edits: false }, false],
      [{ edits: true, yellowModel: 'dall-e-3' }, false],
    ])('is taken with %j: %s', (settings, takes) => {
      expect(createEngine(server, settings).takesStartingPicture).toBe(takes);
    });

    test.each([
      [{ edits: true }, true],
      [{ edits: false }, false],
      [{ edits: true, boosterModel: 'flux' }, false],
    ])('and the manner of others with %j: %s', (settings, takes) => {
      expect(createEngine(server, settings).takesReferencePictures).toBe(takes);
    });
  });

  test('asks with the model of the tool', async () => {
    const engine = createEngine(server, { boosterModel: 'gpt-image-2' });
    await generate(engine, { toolModel: 'booster' });
    expect(server.requests[0]?.body).toMatchObject({ model: 'gpt-image-2' });
    expect(engine.tellsModelsApart).toBe(true);
    expect(engine.version).not.toContain(server.key);
  });

  test(`${OPENAI_IMAGES_ROWS.pollinationsEnvelope} where it is asked`, async () => {
    await use('pollinations');
    await generate(createEngine(server, { model: 'flux', fields: ['seed', 'response_format'] }));
    expect(server.requests[0]?.body).toMatchObject({ seed: 7, response_format: 'b64_json' });
  });

  test('does not begin without an address', () => {
    expect(() => createEngine({ url: '', key: '' })).toThrow('OPENAI_COMPATIBLE_URL');
  });
});
