import { AppError } from '../../shared/app-error.ts';
import { detectImageType } from './image-bytes.rules.ts';
import {
  createAbortError,
  createEngineFailedError,
  createEngineTimeoutError,
} from './image-engines.errors.ts';
import type { GeneratedImage, GenerateOptions, ImageEngine, ImageRequest } from './image-engines.types.ts';

export interface ImageEnginesOptions {
  /** In the order in which they are tried. */
  engines: readonly ImageEngine[];
  /** For all engines together, per image. */
  timeoutMs: number;
  /** Told why an engine failed; visitors are only told that it did. */
  onFailure?: (engine: string, error: unknown) => void;
}

/** All configured engines as one. */
export interface ImageEngines {
  readonly engines: readonly ImageEngine[];
  /** How many images are worth drawing at the same time. */
  readonly concurrency: number;
  /**
   * Asks the engines in order until one draws the image.
   * @throws {AppError} 400 for a request no engine can draw, 502 when all failed, 504 when time ran out.
   * @throws {DOMException} named AbortError, at once, when the caller's signal was aborted.
   */
  generate(request: ImageRequest, options: GenerateOptions): Promise<GeneratedImage>;
  warm(): Promise<void>;
  close(): Promise<void>;
}

export function createImageEngines(options: ImageEnginesOptions): ImageEngines {
  const { engines } = options;
  return {
    engines,
    concurrency: Math.max(1, ...engines.map((engine) => engine.concurrency)),
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
  { engines, timeoutMs, onFailure = () => {} }: ImageEnginesOptions,
  request: ImageRequest,
  { signal, onProgress }: GenerateOptions,
): Promise<GeneratedImage> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const either = AbortSignal.any([signal, timeout]);
  let refusal: AppError | undefined;
  for (const engine of engines) {
    try {
      const image = await abandonOnAbort(
        () => engine.generate(request, { signal: either, onProgress }),
        either,
      );
      return assertIsImage(image);
    } catch (error) {
      if (signal.aborted) throw createAbortError();
      if (timeout.aborted) throw createEngineTimeoutError(timeoutMs);
      if (error instanceof AppError && error.status === 400) refusal = error;
      else onFailure(engine.name, error);
    }
  }
  throw refusal ?? createEngineFailedError();
}

/** An engine that ignores its signal must not keep the visitor, or the place in the queue. */
async function abandonOnAbort<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  if (signal.aborted) throw createAbortError();
  let stopListening = () => {};
  const aborted = new Promise<never>((_, reject) => {
    const onAbort = () => reject(createAbortError());
    signal.addEventListener('abort', onAbort, { once: true });
    stopListening = () => signal.removeEventListener('abort', onAbort);
  });
  try {
    return await Promise.race([work(), aborted]);
  } finally {
    stopListening();
  }
}

/** An engine behind a network may answer an error page with status 200. */
function assertIsImage(image: GeneratedImage): GeneratedImage {
  const found = detectImageType(image.bytes);
  if (found === undefined) throw new Error(`answered ${image.bytes.byteLength} bytes that are no image`);
  return { ...image, contentType: found };
}
