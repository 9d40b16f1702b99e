import { createAbortError } from './image-engines.errors.ts';

/**
 * Work that ignores its signal must not keep the visitor, or the place in the queue.
 * @throws {DOMException} named AbortError, at once, when the signal is aborted.
 */
export async function abandonOnAbort<Result>(
  work: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
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
