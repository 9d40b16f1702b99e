import { setTimeout as wait } from 'node:timers/promises';
import { readServiceFailure, type ServiceFailure } from './service-failure.ts';

/** A visitor waits for this; a service that wants longer is left alone. */
const LONGEST_PAUSE_MS = 5_000;
const USUAL_PAUSE_MS = 1_000;

interface RetryOptions {
  signal: AbortSignal;
  /** From 0 to below 1: spreads those who were turned away together. */
  random: () => number;
}

/**
 * Calls a service, and once more after a short pause when it said that it was busy. Nothing else is
 * tried again: a refusal stays one, and every call may cost.
 * @throws {WriterError | InvalidScriptError} what became of the last call.
 * @throws {DOMException} named AbortError when `signal` stops it.
 */
export async function callWithOneRetry<Result>(
  call: () => Promise<Result>,
  { signal, random }: RetryOptions,
): Promise<Result> {
  const attempt = () =>
    call().catch((error: unknown) => {
      if (signal.aborted) throw stopped();
      throw error;
    });
  try {
    return await attempt();
  } catch (error) {
    if (signal.aborted) throw error;
    const failure = readServiceFailure(error);
    const pauseMs = planPause(failure, random);
    if (pauseMs === undefined) throw failure.error;
    await wait(pauseMs, undefined, { signal }).catch(() => {
      throw stopped();
    });
  }
  return await attempt().catch((error: unknown) => {
    throw signal.aborted ? error : readServiceFailure(error).error;
  });
}

function planPause({ passing, pauseMs = USUAL_PAUSE_MS }: ServiceFailure, random: () => number) {
  if (!passing || pauseMs > LONGEST_PAUSE_MS) return undefined;
  return pauseMs + random() * USUAL_PAUSE_MS;
}

const stopped = () => new DOMException('The writing was stopped.', 'AbortError');
