import { inspect } from 'node:util';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RecordedRequest } from '../../../../tests/support/recording-server.ts';
import type { ImageEngine, ImageRequest, StartingPicture } from '../image-engines.types.ts';
import { RemoteEngineError, type RemoteFailureKind } from './remote-engine.errors.ts';

const PROMPT = 'a heron that nobody else may read about';
/** Long for a test, and for no service. */
const GENEROUS_MS = 60_000;
const POLL = { timeout: 10_000 };
/** What ends a test of a service that never answers. */
const IMPATIENT_MS = 1_000;

export interface TestService<Failure extends string> {
  readonly key: string;
  readonly requests: readonly RecordedRequest[];
  fail(failure: Failure, times?: number): void;
  close(): Promise<void>;
}

export interface ExpectedRemoteFailure {
  kind: RemoteFailureKind;
  /** The owner's whole sentence. */
  reason: string;
  retryAfterMs?: number;
  mayHaveBilled?: boolean;
  /** How often the service is asked for a picture; 1 when missing. */
  calls?: number;
  /** The service never ends its answer; a short time limit is what ends the wait. */
  isEndless?: boolean;
  /** The rows of the contract sheet that this shows. */
  rows?: readonly string[];
}

interface RemoteEngineContract<Service extends TestService<string>> {
  name: string;
  start(): Promise<Service>;
  createEngine(service: Service, options: { timeoutMs: number }): ImageEngine;
  /** What becomes of each failure that the service can play. */
  failures: Readonly<Record<string, ExpectedRemoteFailure>> &
    Readonly<Partial<Record<Parameters<Service['fail']>[0], ExpectedRemoteFailure>>>;
  /** Whether a request asks for a picture, and may cost; all do when missing. */
  isQuestion?(request: RecordedRequest): boolean;
}

/** What every engine behind a network makes of a service that does not do what it should. */
export function describeRemoteEngine<Service extends TestService<string>>(
  options: RemoteEngineContract<Service>,
): void {
  const { name, start, createEngine, failures, isQuestion = () => true } = options;
  let service: Service;
  beforeEach(async () => {
    service = await start();
  });
  afterEach(() => service.close());

  const generate = async (
    overrides: Partial<ImageRequest> = {},
    timeoutMs = GENEROUS_MS,
    { signal } = new AbortController(),
  ) => {
    const engine = createEngine(service, { timeoutMs });
    await engine.warm();
    const request = { prompt: PROMPT, width: 96, height: 64, seed: 7, format: 'jpeg' as const, ...overrides };
    return await engine.generate(request, { signal }).finally(() => engine.close());
  };
  const failOf = (drawing: Promise<unknown>) =>
    drawing.then(
      () => 'no failure',
      (error: unknown) => error,
    );

  describe(`${name} meets a service that fails`, () => {
    test.each(
      Object.entries<ExpectedRemoteFailure>(failures).map(([failure, expected]) => ({
        title: [...(expected.rows ?? []), failure].join('; '),
        failure,
        expected,
      })),
    )('$title', async ({ failure, expected }) => {
      service.fail(failure);
      const error = await failOf(generate({}, expected.isEndless ? IMPATIENT_MS : GENEROUS_MS));
      expect(error).toBeInstanceOf(RemoteEngineError);
      const { kind, message, retryAfterMs, mayHaveBilled } = error as RemoteEngineError;
      expect({ kind, message, retryAfterMs }).toEqual({
        kind: expected.kind,
        message: expected.reason,
        retryAfterMs: expected.retryAfterMs,
      });
      if (expected.mayHaveBilled !== undefined) expect(mayHaveBilled).toBe(expected.mayHaveBilled);
      const { calls = 1, isEndless } = expected;
      const asked = service.requests.filter(isQuestion).length;
      // On a busy machine a short time limit may end before the question arrives.
      if (isEndless) expect(asked).toBeLessThanOrEqual(calls);
      else expect(asked).toBe(calls);
      expectToKeepSecrets(error);
    });

    test('says that nothing was sent when there is no service', async () => {
      await service.close();
      const error = await failOf(generate());
      expect(error).toMatchObject({
        kind: 'unreachable',
        message: 'There is no connection to it (ECONNREFUSED).',
        mayHaveBilled: false,
      });
      expectToKeepSecrets(error);
      service = await start();
    });

    test('hangs up on a service that is slow when the visitor leaves', async () => {
      service.fail('slow');
      const controller = new AbortController();
      const error = failOf(generate({}, GENEROUS_MS, controller));
      const questions = () => service.requests.filter(isQuestion);
      await expect.poll(() => questions().length, POLL).toBe(1);
      controller.abort();
      expect(await error).toMatchObject({ name: 'AbortError' });
      await expect.poll(() => questions()[0]?.wasLeft, POLL).toBe(true);
      expect(questions()).toHaveLength(1);
    });
  });

  describe(`${name} begins with a picture, if it can,`, () => {
    test('which the service can decode, and in its colors', async ({ skip }) => {
      if (!createEngine(service, { timeoutMs: GENEROUS_MS }).takesStartingPicture) skip();
      const [red, , blue] = await meanColorOf(generate({ startingPicture: await paintStart('#d02020') }));
      expect(red).toBeGreaterThan(Number(blue));
      const [red2, , blue2] = await meanColorOf(generate({ startingPicture: await paintStart('#2020d0') }));
      expect(blue2).toBeGreaterThan(Number(red2));
    });
  });

  describe(`${name} passes on pictures`, () => {
    test('that hold nothing but pixels', async () => {
      const { bytes } = await generate();
      const { exif, xmp, iptc, format } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, format }).toEqual({ format: 'jpeg' });
      expect(Buffer.from(bytes).includes(PROMPT)).toBe(false);
    });

    test('and sends the key to nobody but the service, in a header', async () => {
      await generate();
      expect(service.requests.length).toBeGreaterThan(0);
      for (const { address, body } of service.requests) {
        expect(address).not.toContain(service.key);
        expect(JSON.stringify(body) ?? '').not.toContain(service.key);
      }
    });
  });

  function expectToKeepSecrets(error: unknown): void {
    const seen = inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true });
    expect(seen).not.toContain(service.key);
    expect(seen).not.toContain(PROMPT);
    expect(seen).not.toContain(encodeURIComponent(PROMPT));
  }
}

async function paintStart(color: string): Promise<StartingPicture> {
  const picture = sharp({ create: { width: 300, height: 100, channels: 3, background: color } });
  const bytes = new Uint8Array(await picture.jpeg().toBuffer());
  return { bytes, width: 300, height: 100, hash: `../${color}`, strength: 0.5 };
}

async function meanColorOf(drawing: Promise<{ bytes: Uint8Array }>): Promise<number[]> {
  const { channels } = await sharp((await drawing).bytes).stats();
  return channels.map(({ mean }) => mean);
}
