import { raceAbort } from '../../../platform/jobs/race-abort.ts';
import { toContentType } from '../image-bytes.rules.ts';
import { createAbortError } from '../image-engines.errors.ts';
import type { GenerateOptions, ImageEngine, ImageRequest } from '../image-engines.types.ts';
import { assertDrawableSize } from '../image-size.rules.ts';
import { type ToolModels, tellsModelsApart } from '../tool-models.rules.ts';
import { seedWithVariation } from '../variation.rules.ts';
import { fitImage } from './fit-image.ts';
import { writeManner } from './manner.rules.ts';
import { RemoteEngineError } from './remote-engine.errors.ts';
import { readTransportFailure } from './transport-failure.rules.ts';

interface RemoteEngineParts {
  name: string;
  version: string;
  models: ToolModels;
  /** What is known now. */
  reportsProgress?(): boolean;
  concurrency: number;
  /** As `ImageEngine.moderates`. */
  moderates?: boolean;
  /** As `ImageEngine.takesStartingPicture`. */
  takesStartingPicture?: boolean;
  /** As `ImageEngine.takesReferencePictures`. */
  takesReferencePictures?: boolean;
  /** For one attempt, from the first byte sent to the last byte read. */
  timeoutMs: number;
  /**
   * Whether the same question may be asked once more when no whole answer came: only for a service
   * that recognises it and neither draws nor charges twice.
   */
  mayAskAgain?: boolean;
  /**
   * Asks the service. The caller is let go as soon as the signal is aborted; what this promise does
   * after that keeps the place at the service, so it settles when the service has stopped, or has ended
   * what it cannot stop.
   * @returns the file of a picture of any size, or what the service calls one.
   * @throws {RemoteEngineError}; anything else is taken for a lost connection.
   */
  ask(request: ImageRequest, options: AskOptions): Promise<Uint8Array>;
  /** As `ImageEngine.examine`. */
  examine?(signal: AbortSignal): Promise<string[]>;
  /** Gets ready without asking the service, which may charge. */
  warm?(): Promise<void>;
  close?(): Promise<void>;
}

interface AskOptions extends Pick<GenerateOptions, 'onProgress'> {
  /** Aborted when nobody wants the picture any more, or it took too long. */
  signal: AbortSignal;
  /**
   * When to hang up on a service that draws to the end whoever leaves: not before its answer, unless the
   * engine is closed or the answer stays away for very long.
   */
  hangUp: AbortSignal;
}

/** How long work may go on after its time was over: a connection may be lost without a word. */
const LONGEST_WORK_MS = 30 * 60_000;

/** An engine behind a network: what all of them have to do around their one question. */
export function createRemoteEngine(parts: RemoteEngineParts): ImageEngine {
  const { name, version, models, concurrency, examine } = parts;
  const closing = new AbortController();
  return {
    name,
    version,
    models,
    tellsModelsApart: tellsModelsApart(models),
    get reportsProgress() {
      return parts.reportsProgress?.() ?? false;
    },
    // Services change their models, and what draws on a graphics card rounds as it likes.
    deterministic: false,
    moderates: parts.moderates,
    takesStartingPicture: parts.takesStartingPicture,
    takesReferencePictures: parts.takesReferencePictures,
    concurrency,
    async generate(request, options) {
      assertDrawableSize(name, request);
      const asked = { ...request, prompt: writeManner(request), seed: seedWithVariation(request) };
      const drawn = await askInTime({ ...parts, closing: closing.signal }, asked, options);
      const bytes = await raceAbort(fitImage(drawn, request), options.signal, createAbortError);
      return { bytes, contentType: toContentType(request.format), engine: name, seed: request.seed };
    },
    examine,
    warm: async () => await parts.warm?.(),
    async close() {
      closing.abort();
      await parts.close?.();
    },
  };
}

interface OpenEngine extends RemoteEngineParts {
  closing: AbortSignal;
}

async function askInTime(
  parts: OpenEngine,
  request: ImageRequest,
  options: GenerateOptions,
): Promise<Uint8Array> {
  try {
    return await askOnce(parts, request, options);
  } catch (error) {
    if (!parts.mayAskAgain || !hasNoAnswer(error)) throw error;
    return await askOnce(parts, request, options);
  }
}

/** A connection that was never made is for whoever tries engines in turn. */
function hasNoAnswer(error: unknown): boolean {
  if (!(error instanceof RemoteEngineError)) return false;
  return error.kind === 'timeout' || (error.kind === 'unreachable' && error.mayHaveBilled);
}

async function askOnce(
  { ask, timeoutMs, closing }: OpenEngine,
  request: ImageRequest,
  { signal, onProgress, onWork }: GenerateOptions,
): Promise<Uint8Array> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const either = AbortSignal.any([signal, timeout]);
  const work = createWorkTimeout(closing, timeoutMs + LONGEST_WORK_MS);
  const asked = Promise.resolve()
    .then(() => {
      either.throwIfAborted();
      return ask(request, { signal: either, hangUp: work.signal, onProgress });
    })
    .finally(work.end);
  onWork?.(work.orEndOf(asked));
  try {
    return await raceAbort(asked, either, createAbortError);
  } catch (error) {
    if (signal.aborted) throw createAbortError();
    if (timeout.aborted) {
      throw new RemoteEngineError({ kind: 'timeout', reason: describeTimeout(timeoutMs) });
    }
    throw readTransportFailure(error);
  }
}

/** How long work at a service may go on that nobody waits for any more. */
function createWorkTimeout(closing: AbortSignal, milliseconds: number) {
  const timeout = new AbortController();
  const signal = AbortSignal.any([closing, timeout.signal]);
  const timer = setTimeout(() => timeout.abort(), milliseconds);
  timer.unref();
  return {
    signal,
    end: () => clearTimeout(timer),
    orEndOf: (work: Promise<unknown>) =>
      new Promise<void>((resolve) => {
        work.then(
          () => resolve(),
          () => resolve(),
        );
        signal.addEventListener('abort', () => resolve(), { once: true });
      }),
  };
}

function describeTimeout(timeoutMs: number): string {
  return `It gave no whole answer within ${timeoutMs / 1000} s.`;
}
