import { raceAbort } from '../../../platform/jobs/race-abort.ts';
import { createAbortError } from '../image-engines.errors.ts';
import type { GenerateOptions, ImageRequest } from '../image-engines.types.ts';
import { RemoteEngineError } from './remote-engine.errors.ts';
import { readTransportFailure } from './transport-failure.rules.ts';

export interface AskOptions extends Pick<GenerateOptions, 'onProgress' | 'previews'> {
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

interface Asking<Answer> {
  ask(request: ImageRequest, options: AskOptions): Promise<Answer>;
  timeoutMs: number;
  mayAskAgain?: boolean;
  /** Aborted when the engine is closed. */
  closing: AbortSignal;
}

/**
 * Asks a service, and lets the caller go as soon as its signal is aborted.
 * @throws {RemoteEngineError} when it did not answer, or not in time.
 * @throws {DOMException} named AbortError when the caller's signal was aborted.
 */
export async function askInTime<Answer>(
  asking: Asking<Answer>,
  request: ImageRequest,
  options: GenerateOptions,
): Promise<Answer> {
  try {
    return await askOnce(asking, request, options);
  } catch (error) {
    if (!asking.mayAskAgain || !hasNoAnswer(error)) throw error;
    return await askOnce(asking, request, options);
  }
}

/** A connection that was never made is for whoever tries engines in turn. */
function hasNoAnswer(error: unknown): boolean {
  if (!(error instanceof RemoteEngineError)) return false;
  return error.kind === 'timeout' || (error.kind === 'unreachable' && error.mayHaveBilled);
}

async function askOnce<Answer>(
  { ask, timeoutMs, closing }: Asking<Answer>,
  request: ImageRequest,
  { signal, onProgress, previews, onWork }: GenerateOptions,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const either = AbortSignal.any([signal, timeout]);
  const work = createWorkTimeout(closing, timeoutMs + LONGEST_WORK_MS);
  const asked = Promise.resolve()
    .then(() => {
      either.throwIfAborted();
      return ask(request, { signal: either, hangUp: work.signal, onProgress, previews });
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
