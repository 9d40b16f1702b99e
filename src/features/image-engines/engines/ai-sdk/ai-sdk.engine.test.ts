import { afterEach, describe, expect, test } from 'vitest';
import { AI_SDK_ROWS } from '../../../../../tests/fixtures/contract-rows/ai-sdk.ts';
import {
  type HostedModelsServer,
  startHostedModelsServer,
} from '../../../../../tests/support/engines/hosted-models-server.ts';
import { startRecordingServer } from '../../../../../tests/support/recording-server.ts';
import type { ImageEngine, ImageRequest } from '../../image-engines.types.ts';
import { createResilientEngine } from '../../resilience/resilient-engine.ts';
import { aiSdkConfig } from './ai-sdk.config.ts';
import { type HostedProviderName, readHostedModel } from './hosted-model.rules.ts';
import { createTestEngine, TEST_MODELS } from './test-engine.ts';

const started: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.close()));
});

async function start(provider: HostedProviderName): Promise<HostedModelsServer> {
  const server = await startHostedModelsServer(provider);
  started.push(server);
  return server;
}

const generate = (engine: ImageEngine, overrides: Partial<ImageRequest> = {}, signal?: AbortSignal) =>
  engine.generate(
    { prompt: 'a fox', width: 1344, height: 768, seed: 7, format: 'jpeg', ...overrides },
    { signal: signal ?? new AbortController().signal },
  );

interface AskedFor {
  provider: HostedProviderName;
  rows: string;
  body: object;
  headers: object;
  asked: object;
}

const ASKED_FOR: readonly AskedFor[] = [
  {
    provider: 'google',
    rows: AI_SDK_ROWS.googleAspect,
    body: {
      generationConfig: { seed: 7, responseModalities: ['IMAGE'], imageConfig: { aspectRatio: '16:9' } },
    },
    headers: { 'x-goog-api-key': 'test-key-of-a-host-0123456789' },
    asked: { model: 'gemini-2.5-flash-image', prompt: 'a fox. Without: snow.', seed: 7 },
  },
  {
    provider: 'replicate',
    rows: `${AI_SDK_ROWS.replicateAspect}, so it gets no size`,
    body: { input: { prompt: 'a fox. Without: snow.', aspect_ratio: '16:9', seed: 7, num_outputs: 1 } },
    headers: { authorization: 'Bearer test-key-of-a-host-0123456789', prefer: 'wait=1' },
    asked: { model: 'black-forest-labs/flux-schnell' },
  },
  {
    provider: 'fal',
    rows: AI_SDK_ROWS.falSize,
    body: { image_size: { width: 1344, height: 768 }, num_images: 1, seed: 7 },
    headers: { authorization: 'Key test-key-of-a-host-0123456789' },
    asked: { model: 'fal-ai/flux/dev' },
  },
  {
    provider: 'black-forest-labs',
    rows: `${AI_SDK_ROWS.bflSizes}; ${AI_SDK_ROWS.bflKey}`,
    body: { aspect_ratio: '16:9', width: 1344, height: 768, seed: 7 },
    headers: { 'x-key': 'test-key-of-a-host-0123456789' },
    asked: { model: 'flux-pro-1.1' },
  },
  {
    provider: 'togetherai',
    rows: `${AI_SDK_ROWS.togetherSize}; ${AI_SDK_ROWS.togetherBase64}`,
    body: { width: 1344, height: 768, seed: 7, response_format: 'base64' },
    headers: { authorization: 'Bearer test-key-of-a-host-0123456789' },
    asked: { model: 'black-forest-labs/FLUX.1-schnell' },
  },
];

describe('the request of each provider', () => {
  test.each(ASKED_FOR)('$provider: $rows', async ({ provider, body, headers, asked }) => {
    const server = await start(provider);
    await generate(createTestEngine(provider, server), { negativePrompt: 'snow' });
    expect(server.requests[0]).toMatchObject({ method: 'POST', body, headers });
    expect(server.asked).toHaveLength(1);
    expect(server.asked[0]).toMatchObject(asked);
  });
});

describe('work that takes its time', () => {
  test.each(['replicate', 'black-forest-labs'] as const)(
    `${AI_SDK_ROWS.replicatePolls}: %s`,
    async (provider) => {
      const server = await start(provider);
      const { promise, resolve } = Promise.withResolvers<void>();
      server.untilDrawn = () => promise;
      const drawing = generate(createTestEngine(provider, server));
      const countQuestions = () => server.requests.filter(({ method }) => method === 'GET').length;
      await expect.poll(countQuestions, { timeout: 10_000 }).toBeGreaterThan(2);
      resolve();
      expect((await drawing).engine).toBe('ai-sdk');
      expect(server.asked).toHaveLength(1);
    },
  );

  test(`${AI_SDK_ROWS.replicateAbort}, so we do; ${AI_SDK_ROWS.abort}`, async () => {
    const server = await start('replicate');
    server.untilDrawn = () => new Promise(() => {});
    const controller = new AbortController();
    const drawing = generate(createTestEngine('replicate', server), {}, controller.signal);
    const error = drawing.catch((thrown: unknown) => thrown);
    await expect.poll(() => server.requests.length, { timeout: 10_000 }).toBeGreaterThan(2);
    controller.abort();
    expect(await error).toMatchObject({ name: 'AbortError' });
    await expect.poll(() => server.canceled, { timeout: 10_000 }).toEqual(['work1']);
  });

  test('cancels at Replicate what is not ready in time', async () => {
    const server = await start('replicate');
    server.untilDrawn = () => new Promise(() => {});
    const engine = createTestEngine('replicate', server, { timeoutSeconds: 2 });
    await engine.warm();
    await expect(generate(engine)).rejects.toMatchObject({ kind: 'timeout', mayHaveBilled: true });
    await expect.poll(() => server.canceled, { timeout: 10_000 }).toEqual(['work1']);
  });
});

describe('work that has begun', () => {
  const asksForPicture = (init?: RequestInit) => init?.method === 'POST';
  const answerBusy = async () => new Response('{}', { status: 429, headers: { 'Retry-After': '1' } });

  test.each(['replicate', 'black-forest-labs'] as const)(
    'is never begun, and billed, a second time because %s is too busy to say how far it is',
    async (provider) => {
      const server = await start(provider);
      const ask: typeof fetch = (url, init) => (asksForPicture(init) ? fetch(url, init) : answerBusy());
      const inner = createTestEngine(provider, server, { timeoutSeconds: 2 }, { fetch: ask });
      await inner.warm();
      const engine = createResilientEngine(inner);
      await expect(generate(engine)).rejects.toMatchObject({ kind: 'busy', mayHaveBilled: true });
      expect(server.asked).toHaveLength(1);
    },
  );

  describe.each(['replicate', 'black-forest-labs'] as const)('by %s', (provider) => {
    test.each([
      ['state', 'busy'],
      ['state', 'broken'],
      ['state', 'lost'],
      ['file', 'broken'],
      ['file', 'lost'],
    ] as const)(
      `${AI_SDK_ROWS.passing}: a question for its %s that is %s is asked again`,
      async (what, how) => {
        const server = await start(provider);
        server.untilDrawn = () => new Promise((resolve) => setTimeout(resolve, 300));
        server.failLooks(what, how, 2);
        const started = performance.now();
        expect((await generate(createTestEngine(provider, server))).engine).toBe('ai-sdk');
        expect(server.asked).toHaveLength(1);
        if (how === 'busy') expect(performance.now() - started).toBeGreaterThan(1_900);
      },
    );

    test('is not asked for again where it is gone', async () => {
      const server = await start(provider);
      server.untilDrawn = () => new Promise((resolve) => setTimeout(resolve, 300));
      server.failLooks('state', 'gone');
      await expect(generate(createTestEngine(provider, server))).rejects.toMatchObject({
        kind: 'misconfigured',
        mayHaveBilled: true,
      });
      expect(server.requests.filter(({ method }) => method === 'GET')).toHaveLength(1);
    });

    test('is given up when its time is over', async () => {
      const server = await start(provider);
      server.untilDrawn = () => new Promise((resolve) => setTimeout(resolve, 300));
      server.failLooks('state', 'silent');
      const engine = createTestEngine(provider, server, { timeoutSeconds: 1 });
      await engine.warm();
      await expect(generate(engine)).rejects.toMatchObject({ kind: 'timeout', mayHaveBilled: true });
    });
  });

  test('is begun by the second try where the first was turned away', async () => {
    const server = await start('replicate');
    let asked = 0;
    const ask: typeof fetch = (url, init) => (asked++ === 0 ? answerBusy() : fetch(url, init));
    const engine = createResilientEngine(createTestEngine('replicate', server, {}, { fetch: ask }));
    expect((await generate(engine)).engine).toBe('ai-sdk');
    expect(server.asked).toHaveLength(1);
  });
});

describe('files that are elsewhere', () => {
  test.each(['replicate', 'fal', 'black-forest-labs'] as const)('of %s get no key', async (provider) => {
    const server = await start(provider);
    const files = await startRecordingServer((_, response) => void response.writeHead(404).end());
    started.push(files);
    // The SDK itself refuses addresses inside the own network, whatever ours allows.
    server.filesAt = files.origin;
    await expect(generate(createTestEngine(provider, server))).rejects.toMatchObject({
      kind: 'broken',
      message: 'It named a picture at an address that is not fetched.',
    });
    expect(files.requests).toEqual([]);
    server.filesAt = `http://files.example:${new URL(files.origin).port}`;
    await expect(generate(createTestEngine(provider, server))).rejects.toMatchObject({ kind: 'unreachable' });
    expect(files.requests).toEqual([]);
  });
});

describe('models and keys', () => {
  test('the tools may draw with models of other providers', async () => {
    const [server, other] = [await start('google'), await start('togetherai')];
    const engine = createTestEngine(
      'google',
      server,
      { yellowModel: TEST_MODELS.togetherai },
      { urls: { google: server.url, togetherai: other.url } },
    );
    await generate(engine, { toolModel: 'yellow' });
    await generate(engine);
    expect([server.asked.length, other.asked.length]).toEqual([1, 1]);
    expect(engine.version).toContain('FLUX.1-schnell');
    expect(engine.version).not.toContain(server.key);
  });

  test('names the variable that is missing', () => {
    const server = { url: 'http://localhost', key: 'x' };
    expect(() => createTestEngine('google', server, { model: '' })).toThrow('AI_SDK_MODEL');
    expect(() => createTestEngine('fal', server, { falKey: '' })).toThrow('FAL_API_KEY');
    const yellowModel = TEST_MODELS.replicate;
    expect(() => createTestEngine('fal', server, { yellowModel, replicateKey: '' })).toThrow(
      'REPLICATE_API_TOKEN',
    );
  });

  test(AI_SDK_ROWS.googleGeminiOnly, () => {
    expect(readHostedModel('google:gemini-2.5-flash-image')).toEqual({
      provider: 'google',
      id: 'gemini-2.5-flash-image',
    });
    expect(readHostedModel('google:imagen-4.0-generate-001')).toBeUndefined();
  });

  test.each(['google', 'openai:gpt-image-1', 'google:', ':x', 'constructor:x'])(
    '"%s" is no model',
    (name) => {
      expect(readHostedModel(name)).toBeUndefined();
      expect(aiSdkConfig.model.schema.safeParse(name).success).toBe(false);
    },
  );

  test('a model may hold colons itself', () => {
    expect(readHostedModel('replicate:stability-ai/sdxl:39ed52f2a78e')).toEqual({
      provider: 'replicate',
      id: 'stability-ai/sdxl:39ed52f2a78e',
    });
  });
});
