import { setTimeout as wait } from 'node:timers/promises';
import { RemoteEngineError } from './remote-engine.errors.ts';

const LONGEST_PAUSE_MS = 5_000;

interface RetryOptions {
  /** Before the second question; it doubles from one to the next, up to five seconds. */
  pauseMs: number;
  /** As performance.now() counts. No question is asked after it. */
  until: number;
  /** How often to ask at most; as often as time allows when left out. */
  most?: number;
  signal: AbortSignal;
}

/**
 * Asks for something that is drawn, and paid, until it is answered: what goes wrong on the way to it
 * must not throw it away. A service that says when to come back is believed.
 * @throws what the last question threw, when that does not pass or there is no time left.
 */
export async function retryUntil<Result>(
  ask: () => Promise<Result>,
  { pauseMs, until, most = Number.POSITIVE_INFINITY, signal }: RetryOptions,
): Promise<Result> {
  for (let asked = 1; ; asked++) {
    try {
      return await ask();
    } catch (error) {
      if (signal.aborted || asked >= most || !(error instanceof RemoteEngineError && error.passes))
        throw error;
      const usual = Math.min(pauseMs * 2 ** (asked - 1), LONGEST_PAUSE_MS);
      const pause = Math.max(usual, error.retryAfterMs ?? 0);
      if (performance.now() + pause >= until) throw error;
      await wait(pause, undefined, { signal }).catch(() => {});
      if (signal.aborted) throw error;
    }
  }
}
