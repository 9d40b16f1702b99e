import { toContentType } from '../image-bytes.rules.ts';
import { createAbortError } from '../image-engines.errors.ts';
import type { GenerateOptions, ImageEngine, ImageRequest } from '../image-engines.types.ts';
import { assertDrawableSize } from '../image-size.rules.ts';
import { fitImage } from './fit-image.ts';
import { RemoteEngineError } from './remote-engine.errors.ts';
import { readTransportFailure } from './transport-failure.rules.ts';

export interface RemoteEngineParts {
  name: string;
  version: string;
  tellsModelsApart?: boolean;
  reportsProgress?: boolean;
  concurrency: number;
  /** For one attempt, from the first byte sent to the last byte read. */
  timeoutMs: number;
  /**
   * Whether the same question may be asked once more when no whole answer came: only for a service
   * that recognises it and neither draws nor charges twice.
   */
  mayAskAgain?: boolean;
  /**
   * Asks the service.
   * @returns the file of a picture of any size, or what the service calls one.
   * @throws {RemoteEngineError}; anything else is taken for a lost connection.
   */
  ask(request: ImageRequest, options: GenerateOptions): Promise<Uint8Array>;
  /** Gets ready without asking the service, which may charge. */
  warm?(): Promise<void>;
  close?(): Promise<void>;
}

/** An engine behind a network: what all of them have to do around their one question. */
export function createRemoteEngine(parts: RemoteEngineParts): ImageEngine {
  const { name, version, tellsModelsApart, reportsProgress, concurrency } = parts;
  return {
    name,
    version,
    tellsModelsApart,
    reportsProgress,
    // Services change their models, and what draws on a graphics card rounds as it likes.
    deterministic: false,
    concurrency,
    async generate(request, options) {
      assertDrawableSize(name, request);
      const drawn = await askInTime(parts, request, options);
      const bytes = await leaveAtOnce(fitImage(drawn, request), options.signal);
      return { bytes, contentType: toContentType(request.format), engine: name, seed: request.seed };
    },
    warm: async () => await parts.warm?.(),
    close: async () => await parts.close?.(),
  };
}

async function askInTime(
  parts: RemoteEngineParts,
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
  { ask, timeoutMs }: RemoteEngineParts,
  request: ImageRequest,
  { signal, onProgress }: GenerateOptions,
): Promise<Uint8Array> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const either = AbortSignal.any([signal, timeout]);
  try {
    return await leaveAtOnce(
      Promise.resolve().then(() => ask(request, { signal: either, onProgress })),
      either,
    );
  } catch (error) {
    if (signal.aborted) throw createAbortError();
    if (timeout.aborted) {
      throw new RemoteEngineError({ kind: 'timeout', reason: describeTimeout(timeoutMs) });
    }
    throw readTransportFailure(error);
  }
}

function describeTimeout(timeoutMs: number): string {
  return `It gave no whole answer within ${timeoutMs / 1000} s.`;
}

/** What is not wanted any more must keep nobody, also where it takes a moment to notice. */
async function leaveAtOnce<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  let stopListening = () => {};
  const aborted = new Promise<never>((_, reject) => {
    const leave = () => reject(createAbortError());
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave, { once: true });
    stopListening = () => signal.removeEventListener('abort', leave);
  });
  try {
    return await Promise.race([aborted, work]);
  } finally {
    stopListening();
  }
}
