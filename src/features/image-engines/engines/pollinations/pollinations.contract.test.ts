import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { POLLINATIONS_ROWS } from '../../../../../tests/fixtures/contract-rows/pollinations.ts';
import {
  type PollinationsFailure,
  type PollinationsServer,
  startPollinationsServer,
} from '../../../../../tests/support/engines/pollinations-server.ts';
import { describeImageEngineContract } from '../../image-engines.contract-suite.ts';
import type { ImageEngine, ImageRequest } from '../../image-engines.types.ts';
import {
  describeRemoteEngine,
  type ExpectedRemoteFailure,
} from '../../remote/remote-engine.contract-suite.ts';
import { BAD_FILE_FAILURES, WIRE_FAILURES } from '../../remote/test-picture-failures.ts';
import { createPollinationsEngine, type PollinationsSettings } from './pollinations.engine.ts';

type PollinationsEngineServer = Pick<PollinationsServer, 'url' | 'key'>;

function createEngine(
  { url, key }: PollinationsEngineServer,
  overrides: Partial<PollinationsSettings> = {},
): ImageEngine {
  return createPollinationsEngine({
    url,
    key,
    model: '',
    boosterModel: '',
    yellowModel: '',
    safe: true,
    timeoutSeconds: 60,
    atOnce: 4,
    ...overrides,
  });
}

const FAILURES: Readonly<Record<PollinationsFailure, ExpectedRemoteFailure>> = {
  ...WIRE_FAILURES,
  ...BAD_FILE_FAILURES,
  // Whatever got no whole answer is asked for once more.
  slow: { ...WIRE_FAILURES.slow, calls: 2, rows: [POLLINATIONS_ROWS.oldHoldsSocket] },
  drip: { ...WIRE_FAILURES.drip, calls: 2 },
  lost: { ...WIRE_FAILURES.lost, calls: 2 },
  json: { ...BAD_FILE_FAILURES.json, rows: [POLLINATIONS_ROWS.jsonWith200] },
  vector: { ...BAD_FILE_FAILURES.vector, rows: [POLLINATIONS_ROWS.svgOrVideo] },
  video: { ...BAD_FILE_FAILURES.video, rows: [POLLINATIONS_ROWS.svgOrVideo] },
  unauthorized: {
    kind: 'misconfigured',
    reason: 'The key is missing or wrong (answered 401 UNAUTHORIZED).',
    rows: [POLLINATIONS_ROWS.unauthorized, POLLINATIONS_ROWS.keyNeeded],
  },
  'safety-block': {
    kind: 'refused',
    reason: 'It declined the words (answered 400 safety_error BAD_REQUEST).',
    mayHaveBilled: false,
    rows: [POLLINATIONS_ROWS.safetyBlock],
  },
  'out-of-pollen': {
    kind: 'billing',
    reason: 'The account there is empty or over its quota (answered 402 PAYMENT_REQUIRED).',
    rows: [POLLINATIONS_ROWS.paymentRequired],
  },
  forbidden: {
    kind: 'misconfigured',
    reason: 'The key does not allow this (answered 403 FORBIDDEN).',
    rows: [POLLINATIONS_ROWS.forbidden],
  },
  'not-found': {
    kind: 'misconfigured',
    reason: 'The address or the model does not exist (answered 404 NOT_FOUND).',
    rows: [POLLINATIONS_ROWS.notFound],
  },
  declined: {
    kind: 'refused',
    reason: 'It declined the words (answered 422 CONTENT_REJECTED).',
    rows: [POLLINATIONS_ROWS.contentPolicy],
  },
  'over-limit': {
    kind: 'busy',
    reason: 'It has too much to do, or is asked too often (answered 429 RATE_LIMITED).',
    retryAfterMs: 3_000,
    mayHaveBilled: false,
    rows: [POLLINATIONS_ROWS.rateLimited],
  },
  internal: {
    kind: 'broken',
    reason: 'It failed (answered 500 INTERNAL_ERROR).',
    rows: [POLLINATIONS_ROWS.internalError],
  },
  upstream: {
    kind: 'broken',
    reason: 'It failed (answered 502 BAD_GATEWAY).',
    rows: [POLLINATIONS_ROWS.badGateway],
  },
  unavailable: {
    kind: 'busy',
    reason: 'It has too much to do, or is asked too often (answered 503 SERVICE_UNAVAILABLE).',
    rows: [POLLINATIONS_ROWS.unavailable],
  },
  'old-queue-full': {
    kind: 'busy',
    reason: 'It has too much to do, or is asked too often (answered 402).',
    mayHaveBilled: false,
    rows: [POLLINATIONS_ROWS.oldQueueFull],
  },
  'old-too-many': {
    kind: 'busy',
    reason: 'It has too much to do, or is asked too often (answered 429).',
    rows: [POLLINATIONS_ROWS.oldTooMany],
  },
  'old-forbidden': {
    kind: 'misconfigured',
    reason: 'The key does not allow this (answered 403 Forbidden).',
    rows: [POLLINATIONS_ROWS.oldForbidden],
  },
  'old-internal': {
    kind: 'broken',
    reason: 'It failed (answered 500).',
    rows: [POLLINATIONS_ROWS.oldEverythingIs500],
  },
  'old-declined': {
    kind: 'refused',
    reason: 'It declined the words (answered 500).',
    rows: [POLLINATIONS_ROWS.oldEverythingIs500],
  },
};

const servers = { withKey: await startPollinationsServer(), withoutKey: await startPollinationsServer() };

afterAll(() => Promise.all(Object.values(servers).map((server) => server.close())));

describeImageEngineContract('pollinations with a key', () => createEngine(servers.withKey));
describeImageEngineContract('pollinations without a key', () =>
  createEngine({ ...servers.withoutKey, key: '' }),
);

describeRemoteEngine<PollinationsServer>({
  name: 'pollinations',
  start: startPollinationsServer,
  createEngine: (server, { timeoutMs }) => createEngine(server, { timeoutSeconds: timeoutMs / 1000 }),
  failures: FAILURES,
});

describe('pollinations', () => {
  let server: PollinationsServer;
  beforeEach(async () => {
    server = await startPollinationsServer();
  });
  afterEach(() => server.close());

  const generate = (engine: ImageEngine, overrides: Partial<ImageRequest> = {}) =>
    engine.generate(
      { prompt: 'a fox', width: 96, height: 64, seed: 7, format: 'jpeg', ...overrides },
      { signal: new AbortController().signal },
    );
  const lastAddress = () => new URL(server.requests.at(-1)?.address ?? '', server.url);

  test(`${POLLINATIONS_ROWS.imageBytes}; ${POLLINATIONS_ROWS.noClamping}`, async () => {
    await generate(createEngine(server));
    expect(server.requests[0]).toMatchObject({
      method: 'GET',
      address: '/image/a%20fox?width=96&height=64&seed=7&private=true&safe=nsfw',
      headers: { authorization: `Bearer ${server.key}` },
    });
  });

  test(`${POLLINATIONS_ROWS.oldWithoutKey}; ${POLLINATIONS_ROWS.oldOneAtATime}`, async () => {
    const engine = createEngine({ ...server, key: '' });
    await generate(engine);
    expect(server.requests[0]?.address).toBe(
      '/prompt/a%20fox?width=96&height=64&seed=7&private=true&nologo=true&safe=true',
    );
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
    expect(engine.concurrency).toBe(1);
    expect(createEngine(server).concurrency).toBe(4);
  });

  test(`${POLLINATIONS_ROWS.identicalRetry}`, async () => {
    const { promise: drawn, resolve: finish } = Promise.withResolvers<void>();
    server.untilDrawn = () => drawn;
    const drawing = generate(createEngine(server, { timeoutSeconds: 2 }));
    await expect.poll(() => server.requests.length, { timeout: 10_000 }).toBe(2);
    finish();
    expect((await drawing).engine).toBe('pollinations');
    expect(server.requests[1]?.address).toBe(server.requests[0]?.address);
    expect(server.drawings).toBe(1);
  });

  test('asks once more, and no oftener, when the connection is lost', async () => {
    server.fail('lost', 1);
    await generate(createEngine(server));
    expect(server.requests).toHaveLength(2);
  });

  test(POLLINATIONS_ROWS.unknownModel, async () => {
    await expect(generate(createEngine(server, { model: 'crayon' }))).rejects.toMatchObject({
      kind: 'misconfigured',
      message:
        'It does not take such a request: look at the model and its settings (answered 400 BAD_REQUEST).',
    });
  });

  test('draws with the model of the tool, which stands in its version', async () => {
    const engine = createEngine(server, { model: 'flux', yellowModel: 'gptimage' });
    await generate(engine, { toolModel: 'yellow' });
    expect(lastAddress().searchParams.get('model')).toBe('gptimage');
    await generate(engine, { toolModel: 'booster' });
    expect(lastAddress().searchParams.get('model')).toBe('flux');
    expect(engine.tellsModelsApart).toBe(true);
    expect(engine.version).toContain('gptimage');
    expect(engine.version).not.toContain(server.key);
  });

  test(`${POLLINATIONS_ROWS.negativeIgnored}; ${POLLINATIONS_ROWS.oldPathPrompt}`, async () => {
    await generate(createEngine(server), { prompt: 'a/b?c#d 50% é 🦊', negativePrompt: 'people & text' });
    const [, , segment = '', ...rest] = lastAddress().pathname.split('/');
    expect(decodeURIComponent(segment)).toBe('a/b?c#d 50% é 🦊. Without: people & text.');
    expect(rest).toEqual([]);
    expect(lastAddress().searchParams.has('negative_prompt')).toBe(false);
  });

  test(POLLINATIONS_ROWS.oldOtherSize, async () => {
    const { bytes } = await generate(createEngine({ ...server, key: '' }), { width: 500, height: 300 });
    expect(Buffer.from(bytes).includes('a fox')).toBe(false);
  });
});
