import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../shared/app-error.ts';
import { createAbortError } from '../image-engines.errors.ts';
import type { GeneratedImage, GenerateOptions, ImageEngine, ImageRequest } from '../image-engines.types.ts';
import { RemoteEngineError, type RemoteFailure } from '../remote/remote-engine.errors.ts';
import { createResilientEngine, type ResilienceOptions } from './resilient-engine.ts';

const REQUEST: ImageRequest = { prompt: 'a fox', width: 64, height: 64, seed: 1, format: 'png' };
const IMAGE: GeneratedImage = { bytes: new Uint8Array(1), contentType: 'image/png', engine: 'far', seed: 1 };
const NOON = Date.UTC(2026, 5, 1, 12);

type Answer = (options: GenerateOptions, request: ImageRequest) => Promise<GeneratedImage>;
const well: Answer = async () => IMAGE;
const hang: Answer = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(createAbortError())));
const fails =
  (kind: RemoteFailure['kind'], more: Partial<RemoteFailure> = {}): Answer =>
  async () => {
    throw new RemoteEngineError({ kind, reason: kind, ...more });
  };

/** An engine that answers by the list, and by its last entry ever after. */
function setUp(answers: Answer[], options: Partial<ResilienceOptions> & { concurrency?: number } = {}) {
  const calls: ImageRequest[] = [];
  const rests: number[] = [];
  const far: ImageEngine = {
    name: 'far',
    version: '1',
    deterministic: false,
    concurrency: options.concurrency ?? 4,
    generate: (request, generateOptions) => {
      calls.push(request);
      const answer = answers[Math.min(calls.length, answers.length) - 1] ?? well;
      return answer(generateOptions, request);
    },
    warm: async () => {},
    close: async () => {},
  };
  const engine = createResilientEngine(far, {
    failuresBeforeRest: 3,
    restMs: 30_000,
    random: () => 0,
    onRest: (_, ms) => rests.push(ms),
    ...options,
  });
  const ask = (signal = new AbortController().signal) => engine.generate(REQUEST, { signal });
  /** What each of several requests, one after another, comes to. */
  const askInTurn = async (times: number) => {
    const outcomes: string[] = [];
    for (let turn = 0; turn < times; turn++) outcomes.push(await outcomeOf(ask()));
    return outcomes;
  };
  return { engine, calls, rests, ask, askInTurn };
}

async function outcomeOf(running: Promise<GeneratedImage>): Promise<string> {
  return await running.then(
    () => 'well',
    (error: Error) => (error instanceof RemoteEngineError ? error.kind : error.name),
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the rest of an engine that keeps failing', () => {
  it('begins after some failures in a row, and asks nobody meanwhile', async () => {
    const { engine, calls, rests, askInTurn } = setUp([fails('broken')]);
    expect(await askInTurn(5)).toEqual([
      'broken',
      'broken',
      'broken',
      'CircuitOpenError',
      'CircuitOpenError',
    ]);
    expect(calls).toHaveLength(3);
    expect(rests).toEqual([30_000]);
    expect(engine.isCircuitOpen?.()).toBe(true);
  });

  it('is put off by every success', async () => {
    const bad = fails('broken');
    const { askInTurn } = setUp([bad, bad, well, bad, bad, well]);
    expect(await askInTurn(6)).toEqual(['broken', 'broken', 'well', 'broken', 'broken', 'well']);
  });

  it.each<[string, Answer]>([
    ['words that were declined', fails('refused')],
    [
      'a size it cannot draw',
      () => Promise.reject(new AppError({ code: 'size', status: 400, message: 'Too wide.' })),
    ],
    ['callers who left', () => Promise.reject(createAbortError())],
  ])('is not brought about by %s', async (_, answer) => {
    const { engine, calls, askInTurn } = setUp([answer]);
    await askInTurn(8);
    expect(calls).toHaveLength(8);
    expect(engine.isCircuitOpen?.()).toBe(false);
  });

  it.each<RemoteFailure['kind']>(['billing', 'misconfigured', 'timeout'])(
    'is brought about by %s',
    async (kind) => {
      const { engine, askInTurn } = setUp([fails(kind)]);
      await askInTurn(3);
      expect(engine.isCircuitOpen?.()).toBe(true);
    },
  );

  it('ends with one call that goes well, while others go elsewhere', async () => {
    const bad = fails('broken');
    let finish = (_: GeneratedImage) => {};
    const slow: Answer = () => new Promise((resolve) => (finish = resolve));
    const { engine, calls, ask, askInTurn } = setUp([bad, bad, bad, slow, well]);
    await askInTurn(3);
    vi.setSystemTime(NOON + 30_000);
    const probe = ask();
    expect(await Promise.all([outcomeOf(ask()), outcomeOf(ask())])).toEqual([
      'CircuitOpenError',
      'CircuitOpenError',
    ]);
    finish(IMAGE);
    expect(await probe).toBe(IMAGE);
    expect(calls).toHaveLength(4);
    expect(engine.isCircuitOpen?.()).toBe(false);
    expect(await askInTurn(2)).toEqual(['well', 'well']);
  });

  it('goes on when that call fails, or its caller leaves before anything is known', async () => {
    const bad = fails('broken');
    const { calls, ask, askInTurn } = setUp([bad, bad, bad, bad, hang, well]);
    await askInTurn(3);
    vi.setSystemTime(NOON + 30_000);
    expect(await askInTurn(2)).toEqual(['broken', 'CircuitOpenError']);
    vi.setSystemTime(NOON + 60_000);
    const leaving = new AbortController();
    const left = outcomeOf(ask(leaving.signal));
    leaving.abort();
    expect(await left).toBe('AbortError');
    await vi.waitFor(async () => expect(await outcomeOf(ask())).toBe('CircuitOpenError'));
    expect(calls).toHaveLength(5);
    vi.setSystemTime(NOON + 90_000);
    expect(await askInTurn(1)).toEqual(['well']);
  });

  it('lasts as long as the service asked for', async () => {
    const { askInTurn } = setUp([fails('busy', { retryAfterMs: 120_000 }), well]);
    expect(await askInTurn(2)).toEqual(['busy', 'CircuitOpenError']);
    vi.setSystemTime(NOON + 119_000);
    expect(await askInTurn(1)).toEqual(['CircuitOpenError']);
    vi.setSystemTime(NOON + 120_000);
    expect(await askInTurn(1)).toEqual(['well']);
  });
});

describe('a second try', () => {
  it.each<[string, Answer]>([
    ['busy for a moment', fails('busy', { retryAfterMs: 1 })],
    ['never reached', fails('unreachable')],
  ])('is made when the service was %s', async (_, answer) => {
    const { calls, ask } = setUp([answer, well]);
    expect(await ask()).toBe(IMAGE);
    expect(calls).toHaveLength(2);
  });

  it.each<[string, Answer]>([
    ['it may have been paid for', fails('unreachable', { mayHaveBilled: true })],
    ['it took too long', fails('timeout')],
    ['the answer was no picture', fails('broken')],
    ['the words were declined', fails('refused')],
    ['the account is empty', fails('billing')],
    ['the key is wrong', fails('misconfigured')],
    ['the service wants more time than a visitor has', fails('busy', { retryAfterMs: 5_001 })],
  ])('is not made when %s', async (_, answer) => {
    const { calls, ask } = setUp([answer, well]);
    await expect(ask()).rejects.toBeInstanceOf(RemoteEngineError);
    expect(calls).toHaveLength(1);
  });

  it('is not made for a caller who has left', async () => {
    const { calls, ask } = setUp([fails('busy', { retryAfterMs: 1 }), well]);
    const leaving = new AbortController();
    const running = outcomeOf(ask(leaving.signal));
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    leaving.abort();
    expect(await running).toBe('AbortError');
  });
});

describe('limits', () => {
  it('lets no more in than there is room for; the others wait and get their picture', async () => {
    let running = 0;
    let most = 0;
    const counted: Answer = async () => {
      running++;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      return IMAGE;
    };
    const { ask } = setUp([counted], { concurrency: 2 });
    await Promise.all(Array.from({ length: 9 }, () => ask()));
    expect(most).toBe(2);
  });

  it('lets go at once of a caller who leaves while waiting for a place', async () => {
    const { calls, ask } = setUp([hang], { concurrency: 1 });
    const stay = new AbortController();
    const first = outcomeOf(ask(stay.signal));
    const leaving = new AbortController();
    const second = outcomeOf(ask(leaving.signal));
    leaving.abort();
    expect(await second).toBe('AbortError');
    stay.abort();
    expect(await first).toBe('AbortError');
    expect(calls).toHaveLength(1);
  });

  it('does not let a caller wait for a place for ever', async () => {
    const { calls, ask } = setUp([hang], { concurrency: 1, timeoutMs: 20 });
    const stay = new AbortController();
    const first = outcomeOf(ask(stay.signal));
    expect(await outcomeOf(ask())).toBe('busy');
    expect(calls).toHaveLength(1);
    stay.abort();
    expect(await first).toBe('AbortError');
  });

  it('keeps the place of work that outlasts its caller, and gives it away when that has ended', async () => {
    const ends: (() => void)[] = [];
    const drawsOn: Answer = ({ signal, onWork }) => {
      onWork?.(new Promise((resolve) => ends.push(resolve)));
      return hang({ signal }, REQUEST);
    };
    const { engine, calls, ask } = setUp([drawsOn, well], { concurrency: 1 });
    const leaving = new AbortController();
    const left = outcomeOf(ask(leaving.signal));
    leaving.abort();
    expect(await left).toBe('AbortError');
    const next = outcomeOf(ask());
    await new Promise((resolve) => setImmediate(resolve));
    expect(calls).toHaveLength(1);
    vi.setSystemTime(NOON + 60_000);
    expect(engine.isCircuitOpen?.()).toBe(true);
    expect(await outcomeOf(ask())).toBe('CircuitOpenError');
    ends[0]?.();
    expect(await next).toBe('well');
    expect(engine.isCircuitOpen?.()).toBe(false);
  });

  it('tells when a caller waits and when its turn has come', async () => {
    const { engine } = setUp([well], { concurrency: 1 });
    const told: boolean[] = [];
    const onWaiting = (isWaiting: boolean) => told.push(isWaiting);
    await engine.generate(REQUEST, { signal: new AbortController().signal, onWaiting });
    expect(told).toEqual([true, false]);
  });
});
