import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AUTOMATIC1111_ROWS } from '../../../../../tests/fixtures/contract-rows/automatic1111.ts';
import {
  type Automatic1111Failure,
  type Automatic1111Server,
  startAutomatic1111Server,
} from '../../../../../tests/support/engines/automatic1111-server.ts';
import { describeImageEngineContract } from '../../image-engines.contract-suite.ts';
import type { ImageRequest, PicturePreview } from '../../image-engines.types.ts';
import {
  describeRemoteEngine,
  type ExpectedRemoteFailure,
} from '../../remote/remote-engine.contract-suite.ts';
import { WIRE_FAILURES } from '../../remote/test-picture-failures.ts';
import { createResilientEngine } from '../../resilience/resilient-engine.ts';
import { type Automatic1111Settings, createAutomatic1111Engine } from './automatic1111.engine.ts';

type Place = Pick<Automatic1111Server, 'url' | 'user' | 'key'>;

function createEngine({ url, user, key }: Place, overrides: Partial<Automatic1111Settings> = {}) {
  const settings: Automatic1111Settings = {
    url,
    user,
    password: key,
    model: '',
    boosterModel: '',
    yellowModel: '',
    steps: 20,
    cfgScale: 7,
    sampler: '',
    longestSide: 2048,
    timeoutSeconds: 60,
    ...overrides,
  };
  return createAutomatic1111Engine(settings, { lookEveryMs: 10 });
}

const REQUEST: ImageRequest = { prompt: 'a heron', width: 96, height: 64, seed: 7, format: 'png' };
const LONG: ImageRequest = { ...REQUEST, width: 1344, height: 1344 };
const forever = () => new AbortController().signal;
const doesNotTake = 'It does not take such a request: look at the model and its settings';

const FAILURES: Readonly<Record<Automatic1111Failure, ExpectedRemoteFailure>> = {
  slow: WIRE_FAILURES.slow,
  redirect: WIRE_FAILURES.redirect,
  endless: { kind: 'broken', reason: 'It answered more than 43 MB.' },
  garbage: { kind: 'broken', reason: 'It answered without a picture.' },
  unauthorized: {
    kind: 'misconfigured',
    reason: 'The key is missing or wrong (answered 401 HTTPException).',
    rows: [AUTOMATIC1111_ROWS.basicAuth],
  },
  invalid: {
    kind: 'misconfigured',
    reason: `${doesNotTake} (answered 422 type_error.integer).`,
    rows: [AUTOMATIC1111_ROWS.invalid],
  },
  'script-unknown': {
    kind: 'misconfigured',
    reason: `${doesNotTake} (answered 422 HTTPException).`,
    rows: [AUTOMATIC1111_ROWS.scriptUnknown],
  },
  'sampler-unknown': {
    kind: 'misconfigured',
    reason: 'The address or the model does not exist (answered 404 HTTPException).',
    mayHaveBilled: false,
    rows: [AUTOMATIC1111_ROWS.samplerUnknown],
  },
  'no-init-image': {
    kind: 'misconfigured',
    reason: 'The address or the model does not exist (answered 404 HTTPException).',
  },
  'out-of-memory': {
    kind: 'broken',
    reason: 'It failed (answered 500 OutOfMemoryError).',
    rows: [AUTOMATIC1111_ROWS.oneHandler],
  },
  'sd-cpp-error': {
    kind: 'broken',
    reason: 'It failed (answered 500).',
    rows: [AUTOMATIC1111_ROWS.sdCppCopy],
  },
  'no-images': { kind: 'broken', reason: 'It answered without a picture.' },
  'no-picture': { kind: 'broken', reason: 'It answered a web page instead of a picture.' },
  'not-there': {
    kind: 'misconfigured',
    reason: 'The address or the model does not exist (answered 404).',
  },
};

describeRemoteEngine({
  name: 'automatic1111',
  start: startAutomatic1111Server,
  createEngine: (server, { timeoutMs }) => createEngine(server, { timeoutSeconds: timeoutMs / 1000 }),
  failures: FAILURES,
});

describe('behind a web UI', () => {
  let server: Automatic1111Server;
  beforeAll(async () => {
    server = await startAutomatic1111Server();
  });
  afterAll(() => server.close());
  const place: Place = {
    get url() {
      return server.url;
    },
    get user() {
      return server.user;
    },
    get key() {
      return server.key;
    },
  };
  describeImageEngineContract('automatic1111', () => createEngine(place));
});

describe('automatic1111', () => {
  let server: Automatic1111Server;
  beforeEach(async () => {
    server = await startAutomatic1111Server();
  });
  afterEach(() => server.close());

  test(`${AUTOMATIC1111_ROWS.body}; ${AUTOMATIC1111_ROWS.sizeAndSteps}; ${AUTOMATIC1111_ROWS.grid}`, async () => {
    const engine = createEngine(server, { sampler: 'DPM++ 2M', steps: 12, cfgScale: 5.5 });
    const prompt = 'a heron <lora:secret:1>, oil, avoiding people, text';
    await engine.generate({ ...REQUEST, prompt, negativePrompt: 'blur' }, { signal: forever() });
    expect(server.requests[0]?.body).toEqual({
      prompt: 'a heron , oil',
      negative_prompt: 'people, text, blur',
      seed: 7,
      steps: 12,
      cfg_scale: 5.5,
      width: 128,
      height: 64,
      batch_size: 1,
      n_iter: 1,
      sampler_name: 'DPM++ 2M',
      send_images: true,
      save_images: false,
      force_task_id: expect.stringMatching(/^dreamseed-[0-9a-f-]{36}$/),
    });
  });

  test(`${AUTOMATIC1111_ROWS.base64Png}, fitted to the size that was asked for`, async () => {
    const engine = createEngine(server, { longestSide: 512 });
    await engine.generate({ ...REQUEST, width: 1344, height: 768 }, { signal: forever() });
    expect(server.requests[0]?.body).toMatchObject({ width: 448, height: 256 });
  });

  test('a picture to begin with is sent as large as what is drawn, with the denoising strength', async () => {
    const picture = sharp({ create: { width: 300, height: 100, channels: 3, background: '#d02020' } });
    const bytes = new Uint8Array(await picture.jpeg().toBuffer());
    const startingPicture = { bytes, width: 300, height: 100, hash: 'x', strength: 0.5 };
    await createEngine(server).generate({ ...REQUEST, startingPicture }, { signal: forever() });
    const { address, body } = server.requests[0] ?? {};
    expect(address).toBe('/sdapi/v1/img2img');
    const { init_images: images, ...rest } = body as { init_images: string[] };
    expect(rest).toMatchObject({
      prompt: 'a heron',
      seed: 7,
      width: 128,
      height: 64,
      denoising_strength: 0.55,
      resize_mode: 1,
    });
    const sent = await sharp(Buffer.from(images[0] ?? '', 'base64')).metadata();
    expect(sent).toMatchObject({ format: 'jpeg', width: 128, height: 64 });
  });

  test('a tool draws with its own model, and never silently with another', async () => {
    const models = {
      model: '',
      boosterModel: 'sd_xl_base_1.0.safetensors [31e35c80fc]',
      yellowModel: 'dreamshaper',
    };
    const engine = createEngine(server, models);
    expect(engine.tellsModelsApart).toBe(true);
    await engine.generate(REQUEST, { signal: forever() });
    await engine.generate({ ...REQUEST, toolModel: 'booster' }, { signal: forever() });
    const [standard, booster] = server.requests.map(({ body }) => body);
    expect(standard).not.toHaveProperty('override_settings');
    expect(booster).toMatchObject({
      override_settings: { sd_model_checkpoint: models.boosterModel },
      override_settings_restore_afterwards: true,
    });
    const yellow = engine.generate({ ...REQUEST, toolModel: 'yellow' }, { signal: forever() });
    await expect(yellow).rejects.toMatchObject({
      kind: 'misconfigured',
      message: `It has no model dreamshaper and drew with ${server.loadedModel}.`,
    });
  });

  test.each([
    ['webui', AUTOMATIC1111_ROWS.progressGrows],
    ['api-only', AUTOMATIC1111_ROWS.progressOfAll],
  ] as const)('%s: %s', async (kind, _row) => {
    server.kind = kind;
    const told: number[] = [];
    await createEngine(server).generate(LONG, { signal: forever(), onProgress: (done) => told.push(done) });
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told.at(-1)).toBeGreaterThan(0);
  });

  test.each([
    ['webui', 2],
    ['api-only', 0],
  ] as const)('%s shows %i previews, of its own picture alone', async (kind, count) => {
    server.kind = kind;
    const shown: PicturePreview[] = [];
    const engine = createEngine(server);
    const previews = { most: 2, onPreview: (preview: PicturePreview) => shown.push(preview) };
    const { bytes } = await engine.generate(LONG, { signal: forever(), previews });
    expect(shown.map(({ engine: name, seed }) => [name, seed])).toEqual(
      Array(count).fill(['automatic1111', 7]),
    );
    for (const preview of shown) {
      expect(await sharp(preview.bytes).metadata()).toMatchObject({ width: LONG.width, format: 'png' });
      expect(Buffer.from(preview.bytes).equals(Buffer.from(bytes))).toBe(false);
    }
  });

  test(`${AUTOMATIC1111_ROWS.progressOfAll}: what it draws for others is not ours`, async () => {
    server.kind = 'api-only';
    const others = server.jobs.draw({ taskId: 'theirs', width: 64, height: 64, steps: 20 }, 20);
    const told: number[] = [];
    const ours = createEngine(server).generate(LONG, {
      signal: forever(),
      onProgress: (done) => told.push(server.jobs.running?.taskId === 'theirs' ? Number.NaN : done),
    });
    await Promise.all([others, ours]);
    expect(told).not.toContain(Number.NaN);
    expect(told.length).toBeGreaterThan(0);
  });

  test(`${AUTOMATIC1111_ROWS.interruptIsGlobal}; ${AUTOMATIC1111_ROWS.interruptedIs200}: ours is stopped and thrown away, before the next is asked for`, async () => {
    const engine = createResilientEngine(createEngine(server));
    const leaving = new AbortController();
    const left = engine.generate(LONG, { signal: leaving.signal });
    await expect.poll(() => server.jobs.step).toBeGreaterThan(1);
    leaving.abort();
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
    const next = await engine.generate(REQUEST, { signal: forever() });
    expect(next.bytes.byteLength).toBeGreaterThan(0);
    expect(server.interrupts).toBeGreaterThan(0);
    // The one that came after was drawn whole, and not sent before there was room for it.
    expect(server.jobs.step).toBe(20);
    expect(server.requests.map(({ isAnswered, wasLeft }) => ({ isAnswered, wasLeft }))).toEqual([
      { isAnswered: true, wasLeft: false },
      { isAnswered: true, wasLeft: false },
    ]);
  });

  test(`${AUTOMATIC1111_ROWS.oneAtATime}: one that is left while it waits there is stopped in its turn`, async () => {
    const engine = createResilientEngine(createEngine(server));
    const gate = Promise.withResolvers<void>();
    server.jobs.untilStep = () => gate.promise;
    const others = server.jobs.draw({ taskId: 'theirs', width: 64, height: 64, steps: 3 }, 0);
    const leaving = new AbortController();
    const left = engine.generate(LONG, { signal: leaving.signal });
    await expect.poll(() => server.requests.length).toBe(1);
    leaving.abort();
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
    server.jobs.untilStep = undefined;
    gate.resolve();
    await engine.generate(REQUEST, { signal: forever() });
    expect(await others).toEqual({ wasInterrupted: false });
    expect(server.interrupts).toBeGreaterThan(0);
  });

  test(`${AUTOMATIC1111_ROWS.interruptIsGlobal}; ${AUTOMATIC1111_ROWS.oneAtATime}: others are not stopped`, async () => {
    const engine = createEngine(server);
    const others = server.jobs.draw({ taskId: 'theirs', width: 64, height: 64, steps: 20 }, 20);
    const leaving = new AbortController();
    const left = engine.generate(REQUEST, { signal: leaving.signal });
    await expect.poll(() => server.requests.length).toBe(1);
    leaving.abort();
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
    expect(await others).toEqual({ wasInterrupted: false });
  });

  test('without an address the start ends with one line', () => {
    expect(() => createEngine({ url: '', user: '', key: '' })).toThrow(
      'AUTOMATIC1111_URL: is needed with the engine automatic1111 in IMAGE_ENGINES.',
    );
  });
});
