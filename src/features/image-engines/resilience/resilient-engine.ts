import { bulkhead } from 'cockatiel';
import { type Clock, systemClock } from '../../../shared/clock.ts';
import { abandonOnAbort } from '../abandon-on-abort.ts';
import { createAbortError } from '../image-engines.errors.ts';
import type { GeneratedImage, GenerateOptions, ImageEngine, ImageRequest } from '../image-engines.types.ts';
import { RemoteEngineError } from '../remote/remote-engine.errors.ts';
import { createEngineRest } from './engine-rest.ts';
import { createSecondTry, LONGEST_PAUSE_MS } from './second-try.ts';

const FAILURES_BEFORE_REST = 5;
const REST_MS = 30_000;

export interface ResilienceOptions {
  failuresBeforeRest?: number;
  restMs?: number;
  /** From 0 to below 1. */
  random?: () => number;
  clock?: Clock;
  /** Told when the engine goes to rest, and for how long. */
  onRest?: (engine: string, restMs: number) => void;
}

/**
 * The same engine, fit for a network: never more images at once than it has room for (others wait),
 * a second try where it cannot cost twice, and a rest when it keeps failing.
 * `generate` throws {@link EngineRestingError} while it rests.
 */
export function createResilientEngine(engine: ImageEngine, options: ResilienceOptions = {}): ImageEngine {
  const { random = Math.random } = options;
  const rest = createEngineRest({
    engine: engine.name,
    failures: options.failuresBeforeRest ?? FAILURES_BEFORE_REST,
    restMs: options.restMs ?? REST_MS,
    clock: options.clock ?? systemClock,
    onRest: options.onRest ?? (() => {}),
  });
  const room = bulkhead(engine.concurrency, Number.POSITIVE_INFINITY);
  const secondTry = createSecondTry(random);

  const askOnce = (request: ImageRequest, generateOptions: GenerateOptions) => {
    // A place may come free, and a pause end, after everybody has left.
    if (generateOptions.signal.aborted) throw createAbortError();
    return rest.call(() => engine.generate(request, generateOptions));
  };

  async function generate(request: ImageRequest, generateOptions: GenerateOptions): Promise<GeneratedImage> {
    const { signal } = generateOptions;
    // Waiting for a place at an engine that rests would be for nothing.
    rest.assertAwake();
    const draw = () => secondTry.execute(() => askOnce(request, generateOptions), signal);
    return await abandonOnAbort(() => room.execute(draw, signal), signal).catch((error) => {
      if (error instanceof RemoteEngineError) noteWish(error);
      throw error;
    });
  }

  function noteWish({ kind, retryAfterMs = 0 }: RemoteEngineError): void {
    if (kind === 'busy' && retryAfterMs > LONGEST_PAUSE_MS) rest.leaveAlone(retryAfterMs);
  }

  return {
    name: engine.name,
    version: engine.version,
    deterministic: engine.deterministic,
    concurrency: engine.concurrency,
    tellsModelsApart: engine.tellsModelsApart,
    reportsProgress: engine.reportsProgress,
    isResting: rest.isResting,
    generate,
    warm: () => engine.warm(),
    close: () => engine.close(),
  };
}
