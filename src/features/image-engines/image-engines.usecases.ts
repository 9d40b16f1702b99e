import { AppError } from '../../shared/app-error.ts';
import { abandonOnAbort } from './abandon-on-abort.ts';
import { detectImageType } from './image-bytes.rules.ts';
import {
  createAbortError,
  createEngineTimeoutError,
  createNoLearnedStyleError,
  createNoStartingPictureError,
} from './image-engines.errors.ts';
import type { GeneratedImage, GenerateOptions, ImageEngine, ImageRequest } from './image-engines.types.ts';
import { createWordsDeclinedError, RemoteEngineError } from './remote/remote-engine.errors.ts';
import { CircuitOpenError } from './resilience/circuit-open.errors.ts';
import { describeFailures } from './resilience/failures-for-visitors.rules.ts';
import { risingProgress } from './rising-progress.ts';
import { createWorkTime, type WorkTime } from './work-time.ts';

interface ImageEnginesOptions {
  /** In the order in which they are tried. */
  engines: readonly ImageEngine[];
  /** For all engines together, per image; waiting for a place at one is not counted. */
  timeoutMs: number;
  /** Told why an engine failed; visitors are only told that it did. */
  onFailure?: (engine: string, error: unknown) => void;
}

interface GenerateTogetherOptions extends Pick<GenerateOptions, 'signal' | 'previews'> {
  /**
   * Told how much of the picture is done, 0..1, never less than before; undefined when another engine
   * begins anew, of which nothing is known until it is further than the one before was.
   */
  onProgress?: (done: number | undefined) => void;
}

/** All configured engines as one. */
export interface ImageEngines {
  readonly engines: readonly ImageEngine[];
  /** How many images are worth drawing at the same time, now: what the first engine that does not rest has room for. */
  readonly concurrency: number;
  /**
   * Asks the engines in order until one draws the image. Words that one of them declined are not
   * taken to the next.
   * @throws {AppError} 400 for a request no engine can draw, 422 for words that were declined, 502 when
   * all failed, 503 when all were busy, 504 when time ran out.
   * @throws {DOMException} named AbortError, at once, when the caller's signal was aborted.
   */
  generate(request: ImageRequest, options: GenerateTogetherOptions): Promise<GeneratedImage>;
  /** Whether the engine that draws now, the first that does not rest, tells how much of a picture is done. */
  readonly reportsProgress: boolean;
  warm(): Promise<void>;
  close(): Promise<void>;
}

export function createImageEngines(options: ImageEnginesOptions): ImageEngines {
  const { engines } = options;
  return {
    engines,
    get concurrency() {
      const first = engines.find((engine) => !engine.isCircuitOpen?.()) ?? engines[0];
      return Math.max(1, first?.concurrency ?? 1);
    },
    get reportsProgress() {
      return engines.find((engine) => !engine.isCircuitOpen?.())?.reportsProgress ?? false;
    },
    generate: (request, generateOptions) => generateWithin(options, request, generateOptions),
    async warm() {
      await Promise.all(engines.map((engine) => engine.warm()));
    },
    async close() {
      await Promise.all(engines.map((engine) => engine.close()));
    },
  };
}

async function generateWithin(
  options: ImageEnginesOptions,
  request: ImageRequest,
  generateOptions: GenerateTogetherOptions,
): Promise<GeneratedImage> {
  const time = createWorkTime(options.timeoutMs);
  return await askInTurn(options, request, { ...generateOptions, time }).finally(time.end);
}

async function askInTurn(
  { engines, timeoutMs, onFailure = () => {} }: ImageEnginesOptions,
  request: ImageRequest,
  { signal, onProgress, previews, time }: GenerateTogetherOptions & { time: WorkTime },
): Promise<GeneratedImage> {
  const either = AbortSignal.any([signal, time.isUp]);
  const options = {
    ...{ signal: either, previews, onWaiting: time.pause },
    onProgress: risingProgress(onProgress),
  };
  const failures: unknown[] = [];
  const started = performance.now();
  for (const engine of enginesFor(request, engines)) {
    try {
      return assertIsImage(await abandonOnAbort(() => engine.generate(request, options), either));
    } catch (error) {
      if (signal.aborted) throw createAbortError();
      if (time.isUp.aborted) throw createEngineTimeoutError(timeoutMs);
      if (isDeclined(error)) throw createWordsDeclinedError();
      if (isForTheLog(error)) onFailure(engine.name, error);
      failures.push(error);
      onProgress?.(undefined);
      time.pause(false);
    }
  }
  throw describeFailures(failures, performance.now() - started);
}

/**
 * @throws {AppError} 400 when none can begin with the picture, or draw in the learned style; 422 when
 * none of those that can moderates words that need it.
 */
function enginesFor(
  { startingPicture, learnedStyle, needsModeration }: ImageRequest,
  engines: readonly ImageEngine[],
): readonly ImageEngine[] {
  const inStyle = learnedStyle
    ? engines.filter(
        (engine) =>
          engine.takesLearnedStyle ||
          (engine.takesReferencePictures && learnedStyle.referencePictures?.length),
      )
    : engines;
  if (inStyle.length === 0) throw createNoLearnedStyleError();
  const able = startingPicture ? inStyle.filter((engine) => engine.takesStartingPicture) : inStyle;
  if (able.length === 0) throw createNoStartingPictureError();
  const trusted = needsModeration ? able.filter((engine) => engine.moderates) : able;
  if (trusted.length === 0) throw createWordsDeclinedError();
  return trusted;
}

function isDeclined(error: unknown): boolean {
  return error instanceof RemoteEngineError && error.kind === 'refused';
}

/** A request that asks too much is its caller's business, and a rest was told of when it began. */
function isForTheLog(error: unknown): boolean {
  if (error instanceof CircuitOpenError) return false;
  return !(error instanceof AppError && error.status === 400);
}

/** An engine behind a network may answer an error page with status 200. */
function assertIsImage(image: GeneratedImage): GeneratedImage {
  const found = detectImageType(image.bytes);
  if (found === undefined) throw new Error(`answered ${image.bytes.byteLength} bytes that are no image`);
  return { ...image, contentType: found };
}
