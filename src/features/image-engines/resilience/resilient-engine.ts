import { type Clock, systemClock } from '../../../shared/clock.ts';
import { createAbortError } from '../image-engines.errors.ts';
import type { GeneratedImage, GenerateOptions, ImageEngine, ImageRequest } from '../image-engines.types.ts';
import { RemoteEngineError } from '../remote/remote-engine.errors.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { CircuitOpenError } from './circuit-open.errors.ts';
import { createEngineConcurrency } from './engine-concurrency.ts';
import { createRetry, LONGEST_PAUSE_MS } from './retry.ts';

const FAILURES_BEFORE_REST = 5;
const REST_MS = 30_000;
/** With the time to draw a page waits two minutes at most. */
const TIMEOUT_MS = 60_000;

export interface ResilienceOptions {
  failuresBeforeRest?: number;
  restMs?: number;
  /** How long an image waits for a place at the engine, and how long abandoned work may keep one from it. */
  timeoutMs?: number;
  /** From 0 to below 1. */
  random?: () => number;
  clock?: Clock;
  /** Told when the engine goes to rest, and for how long. */
  onRest?: (engine: string, restMs: number) => void;
}

/**
 * The same engine, fit for a network: never more images at once than it has room for, abandoned ones that
 * it draws on included (others wait, but not for long), a second try where it cannot cost twice, and a rest
 * when it keeps failing. `generate` throws {@link CircuitOpenError} while it rests, or is blocked by what
 * was abandoned.
 */
export function createResilientEngine(engine: ImageEngine, options: ResilienceOptions = {}): ImageEngine {
  const { random = Math.random, clock = systemClock, restMs = REST_MS } = options;
  const breaker = createCircuitBreaker({
    engine: engine.name,
    failures: options.failuresBeforeRest ?? FAILURES_BEFORE_REST,
    restMs,
    clock,
    onRest: options.onRest ?? (() => {}),
  });
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  const slots = createEngineConcurrency({ places: engine.concurrency, timeoutMs, clock });
  const retryOnce = createRetry(random);

  const askOnce = (request: ImageRequest, generateOptions: GenerateOptions) => {
    // A place may come free, and a pause end, after everybody has left.
    if (generateOptions.signal.aborted) throw createAbortError();
    return breaker.call(() => engine.generate(request, generateOptions));
  };

  /** A call that tries whether the engine is well again would only learn that it is still at work. */
  const isBlocked = () => slots.isBlocked() || (breaker.awaitsTrial() && slots.hasBacklog());

  async function generate(request: ImageRequest, generateOptions: GenerateOptions): Promise<GeneratedImage> {
    const { signal, onWaiting = () => {} } = generateOptions;
    // Waiting for a place at an engine that rests would be for nothing.
    breaker.assertAwake();
    if (isBlocked()) throw new CircuitOpenError(engine.name, restMs);
    onWaiting(true);
    const drawing = slots.enter(signal, (onWork) => {
      onWaiting(false);
      return retryOnce.execute(() => askOnce(request, { ...generateOptions, onWork }), signal);
    });
    return await drawing.catch((error) => {
      if (error instanceof RemoteEngineError) noteWish(error);
      throw error;
    });
  }

  function noteWish({ kind, retryAfterMs = 0 }: RemoteEngineError): void {
    if (kind === 'busy' && retryAfterMs > LONGEST_PAUSE_MS) breaker.leaveAlone(retryAfterMs);
  }

  return {
    name: engine.name,
    version: engine.version,
    deterministic: engine.deterministic,
    concurrency: engine.concurrency,
    models: engine.models,
    tellsModelsApart: engine.tellsModelsApart,
    moderates: engine.moderates,
    takesStartingPicture: engine.takesStartingPicture,
    takesReferencePictures: engine.takesReferencePictures,
    get reportsProgress() {
      return engine.reportsProgress;
    },
    isCircuitOpen: () => breaker.isCircuitOpen() || isBlocked(),
    generate,
    warm: () => engine.warm(),
    close: () => engine.close(),
  };
}
