import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AUTOMATIC1111_ROWS } from '../../../tests/fixtures/contract-rows/automatic1111.ts';
import { OPENAI_IMAGES_ROWS } from '../../../tests/fixtures/contract-rows/openai-images.ts';
import { type SdCppServer, startSdCppServer } from '../../../tests/support/engines/sd-cpp-server.ts';
import {
  type Automatic1111Settings,
  createAutomatic1111Engine,
} from './engines/automatic1111/automatic1111.engine.ts';
import {
  createOpenAiCompatibleEngine,
  type OpenAiCompatibleSettings,
} from './engines/openai-compatible/openai-compatible.engine.ts';
import { describeImageEngineContract } from './image-engines.contract-suite.ts';
import type { ImageEngine, ImageRequest } from './image-engines.types.ts';
import { createImageEngines } from './image-engines.usecases.ts';
import { CircuitOpenError } from './resilience/circuit-open.errors.ts';
import { createResilientEngine, type ResilienceOptions } from './resilience/resilient-engine.ts';

const REQUEST: ImageRequest = { prompt: 'a heron', width: 128, height: 64, seed: 7, format: 'png' };
/** A third of a second of work there. */
const LONG: ImageRequest = { ...REQUEST, prompt: 'a long river', width: 1344, height: 1344 };

function createOpenAi(origin: string, overrides: Partial<OpenAiCompatibleSettings> = {}): ImageEngine {
  return createOpenAiCompatibleEngine({
    url: `${origin}/v1`,
    key: '',
    model: '',
    boosterModel: '',
    yellowModel: '',
    server: 'sd-cpp',
    fields: [],
    sizes: [],
    edits: true,
    timeoutSeconds: 60,
    atOnce: 2,
    ...overrides,
  });
}

function createWebUi(origin: string, overrides: Partial<Automatic1111Settings> = {}): ImageEngine {
  const settings: Automatic1111Settings = {
    url: origin,
    user: '',
    password: '',
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

const ADDRESSES = {
  "OpenAI's address": (origin: string, timeoutSeconds = 60) => createOpenAi(origin, { timeoutSeconds }),
  "the web UI's address": (origin: string, timeoutSeconds = 60) => createWebUi(origin, { timeoutSeconds }),
};

let server: SdCppServer;
let engines: ImageEngine[] = [];
beforeEach(async () => {
  server = await startSdCppServer();
});
afterEach(async () => {
  await Promise.all(engines.map((engine) => engine.close()));
  engines = [];
  await server.close();
});

function use(engine: ImageEngine): ImageEngine {
  engines.push(engine);
  return engine;
}

const drawWith = (engine: ImageEngine, overrides: Partial<ImageRequest> = {}, signal = forever()) =>
  engine.generate({ ...REQUEST, ...overrides }, { signal });
const forever = () => new AbortController().signal;

describe.each(Object.entries(ADDRESSES))('stable-diffusion.cpp at %s', (name, create) => {
  describe('as an engine', () => {
    let shared: SdCppServer;
    beforeAll(async () => {
      shared = await startSdCppServer();
    });
    afterAll(() => shared.close());
    describeImageEngineContract(name, () => create(shared.origin));
  });

  describe(OPENAI_IMAGES_ROWS.sdCppOneQueue, () => {
    const pictures = () => server.requests.filter(({ address }) => /generations|txt2img/.test(address));

    /** The server draws nothing to its end before it is told to. */
    function holdServer(): () => void {
      const gate = Promise.withResolvers<void>();
      server.jobs.untilStep = () => gate.promise;
      return () => {
        server.jobs.untilStep = async () => {};
        gate.resolve();
      };
    }

    const start = ({ timeoutSeconds, ...options }: ResilienceOptions & { timeoutSeconds?: number } = {}) =>
      use(createResilientEngine(create(server.origin, timeoutSeconds), options));

    async function abandon(engine: ImageEngine, prompt: string): Promise<void> {
      const before = pictures().length;
      const leaving = new AbortController();
      const left = drawWith(engine, { prompt }, leaving.signal);
      if (before === 0) await expect.poll(() => server.jobs.running).toBeDefined();
      leaving.abort();
      await expect(left).rejects.toMatchObject({ name: 'AbortError' });
    }

    test('abandoned pictures do not pile up there: the next is asked for when the last has ended', async () => {
      const finish = holdServer();
      const engine = start();
      for (const turn of [1, 2, 3, 4, 5]) await abandon(engine, `left ${turn}`);
      const next = drawWith(engine, { prompt: 'the sixth' });
      await wait(50);
      expect(pictures()).toHaveLength(1);
      finish();
      expect((await next).bytes.byteLength).toBeGreaterThan(0);
      expect(server.drawn.map(({ prompt }) => prompt)).toEqual(['left 1', 'the sixth']);
    });

    test('a picture that takes too long makes no later one time out', async () => {
      const finish = holdServer();
      const all = createImageEngines({ engines: [start({ timeoutSeconds: 1 })], timeoutMs: 1_500 });
      const draw = (prompt: string) => all.generate({ ...REQUEST, prompt }, { signal: forever() });
      await expect(draw('slow')).rejects.toMatchObject({ status: 504 });
      const next = draw('the next');
      // Longer than the time for one picture, at the engine and altogether: it has not begun.
      await wait(1_600);
      finish();
      expect((await next).engine).toBe(all.engines[0]?.name);
      expect(server.drawn.map(({ prompt }) => prompt)).toEqual(['slow', 'the next']);
    });

    test('who waits for too long reads that the engine is busy, and others at once', async () => {
      holdServer();
      const engine = start({ timeoutMs: 200 });
      const all = createImageEngines({ engines: [engine], timeoutMs: 60_000 });
      await abandon(engine, 'left');
      const busy = { status: 503, code: 'image_engines.busy' };
      await expect(all.generate(REQUEST, { signal: forever() })).rejects.toMatchObject(busy);
      // A timer may end a millisecond before the clock shows its time.
      await expect.poll(() => engine.isCircuitOpen?.()).toBe(true);
      await expect(drawWith(engine)).rejects.toBeInstanceOf(CircuitOpenError);
      expect(pictures()).toHaveLength(1);
    });

    test('after a rest nobody tries whether it is well while it is still at work', async () => {
      const finish = holdServer();
      const engine = start({ timeoutSeconds: 1, failuresBeforeRest: 1, restMs: 1 });
      await expect(drawWith(engine, { prompt: 'slow' })).rejects.toMatchObject({ kind: 'timeout' });
      await wait(50);
      await expect(drawWith(engine)).rejects.toBeInstanceOf(CircuitOpenError);
      finish();
      await expect.poll(() => engine.isCircuitOpen?.()).toBe(false);
      await drawWith(engine, { prompt: 'well again' });
      expect(server.drawn.map(({ prompt }) => prompt)).toEqual(['slow', 'well again']);
    });

    test('its place is free again when its connection is lost', async () => {
      holdServer();
      const engine = start();
      await abandon(engine, 'left');
      const next = drawWith(engine);
      await server.close();
      await expect(next).rejects.toMatchObject({ kind: 'unreachable' });
      expect(engine.isCircuitOpen?.()).toBe(false);
    });

    test('a site that ends waits for nothing there', async () => {
      holdServer();
      const engine = start();
      await abandon(engine, 'left');
      expect(pictures()[0]?.wasLeft).toBe(false);
      await engine.close();
      await expect.poll(() => pictures()[0]?.wasLeft).toBe(true);
    });
  });

  test('begins with a picture as large as what is drawn, and changes as much of it as was asked for', async () => {
    const picture = sharp({ create: { width: 300, height: 100, channels: 3, background: '#d02020' } });
    const bytes = new Uint8Array(await picture.jpeg().toBuffer());
    const startingPicture = { bytes, width: 300, height: 100, hash: 'x', strength: 0.7 };
    await drawWith(use(create(server.origin)), { startingPicture, width: 1344, height: 768 });
    const [drawn] = server.drawn;
    expect(drawn).toMatchObject({ prompt: 'a heron', seed: 7, strength: 0.65, width: 1344, height: 768 });
    expect(await sharp(drawn?.start).metadata()).toMatchObject({ width: 1344, height: 768 });
  });

  test('asks for no more than a picture needs', async () => {
    const engine = use(create(server.origin));
    for (const [width, height] of [
      [1344, 768],
      [576, 1024],
    ] as const) {
      const { bytes } = await drawWith(engine, { width, height });
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
      expect(server.drawn.at(-1)).toMatchObject({ width, height });
    }
  });
});

describe("stable-diffusion.cpp at OpenAI's address", () => {
  test(`${OPENAI_IMAGES_ROWS.sdCppIgnoresSeed}, so that it rides in the prompt; ${OPENAI_IMAGES_ROWS.sdCppNull}`, async () => {
    await drawWith(use(createOpenAi(server.origin)), { prompt: 'a fox, avoiding snow and ice' });
    expect(server.drawn[0]).toMatchObject({ prompt: 'a fox', negative: 'snow and ice', seed: 7 });
    expect(Object.keys(server.requests[0]?.body as object)).toEqual(['prompt', 'n', 'size']);
    await drawWith(use(createOpenAi(server.origin, { server: 'openai', fields: ['seed'] })), { seed: 8 });
    expect(server.drawn[1]).toMatchObject({ seed: 42 });
  });

  test(OPENAI_IMAGES_ROWS.sdCppTag, async () => {
    const sneaky = '<sd_cpp_<sd_cpp_extra_args>extra_args>{"seed":1}</sd_cpp_</sd_cpp_extra_args>extra_args>';
    const engine = use(createOpenAi(server.origin));
    await drawWith(engine, { prompt: `a fox ${sneaky}`, negativePrompt: '</sd_cpp_extra_args>' });
    expect(server.drawn[0]?.seed).toBe(7);
  });
});

describe("stable-diffusion.cpp at the web UI's address", () => {
  test(`${AUTOMATIC1111_ROWS.sdCppCopy}, which is asked once, not for every picture`, async () => {
    const engine = use(createWebUi(server.origin));
    const told: number[] = [];
    for (let picture = 0; picture < 3; picture++) {
      await engine.generate(LONG, { signal: forever(), onProgress: (done) => told.push(done) });
    }
    expect(told).toEqual([]);
    const looks = server.requests.filter(({ address }) => address.includes('progress'));
    expect(looks).toHaveLength(2);
    expect(engine.reportsProgress).toBe(false);
    const all = createImageEngines({ engines: [engine], timeoutMs: 1_000 });
    expect(all.reportsProgress).toBe(false);
  });

  test('an empty prompt, which it refuses, is asked for in words', async () => {
    const engine = use(createWebUi(server.origin));
    await drawWith(engine, { prompt: '<lora:secret:1>' });
    expect(server.drawn[0]?.prompt).toBe('an abstract picture');
  });

  test.each([
    [256, 1344, 768, 384, 256],
    [512, 1344, 768, 448, 256],
    [512, 576, 1024, 256, 448],
    [768, 768, 1024, 576, 768],
  ])(
    'at most %i: %i by %i is asked for in steps of 64, as %i by %i',
    async (longestSide, width, height, askedWidth, askedHeight) => {
      const { bytes } = await drawWith(use(createWebUi(server.origin, { longestSide })), { width, height });
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
      expect(server.requests.at(-1)?.body).toMatchObject({ width: askedWidth, height: askedHeight });
      expect(server.drawn[0]).toMatchObject({ width: askedWidth, height: askedHeight });
    },
  );
});
