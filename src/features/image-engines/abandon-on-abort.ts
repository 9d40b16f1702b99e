import { raceAbort } from '../../platform/jobs/race-abort.ts';
import { createAbortError } from './image-engines.errors.ts';

/**
 * Work that ignores its signal must not keep the visitor, or the place in the queue; none is begun when
 * nobody waits for it any more.
 * @throws {DOMException} named AbortError, at once, when the signal is aborted.
 */
export async function abandonOnAbort<Result>(
  work: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  if (signal.aborted) throw createAbortError();
  return await raceAbort(work(), signal, createAbortError);
}
