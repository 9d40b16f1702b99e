import { DelegateBackoff, handleWhen, type RetryPolicy, retry } from 'cockatiel';
import { RemoteEngineError } from '../remote/remote-engine.errors.ts';

/** A visitor waits for this; a service that wants longer is left alone. */
export const LONGEST_PAUSE_MS = 5_000;
const USUAL_PAUSE_MS = 500;

/**
 * Tries once more, after a short pause, what cannot have cost anything yet: the service turned us away
 * for a moment, or was never reached.
 * @param random from 0 to below 1: spreads those who were turned away together.
 */
export function createRetry(random: () => number): RetryPolicy {
  return retry(handleWhen(isWorthRetrying), {
    maxAttempts: 1,
    backoff: new DelegateBackoff(({ result }) => {
      const error = 'error' in result ? result.error : undefined;
      const pause = (error instanceof RemoteEngineError && error.retryAfterMs) || USUAL_PAUSE_MS;
      return pause + random() * USUAL_PAUSE_MS;
    }),
  });
}

function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof RemoteEngineError) || error.mayHaveBilled) return false;
  if (error.kind === 'unreachable') return true;
  return error.kind === 'busy' && (error.retryAfterMs ?? 0) <= LONGEST_PAUSE_MS;
}
