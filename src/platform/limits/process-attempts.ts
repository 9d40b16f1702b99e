import { RateLimiterCluster, RateLimiterClusterMaster, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitRule } from '../../shared/limit-rule.ts';

/** The first process counts in memory; one that does not answer so soon is away or stands still. */
const LONGEST_WAIT_MS = 5_000;

/** What is asked of a limiter of the library. */
export interface Limiter {
  consume(key: string): Promise<unknown>;
  reward(key: string): Promise<unknown>;
}

/** Counts for all processes that this one starts. Call it in the first process, before it starts others. */
export function countForProcesses(): void {
  new RateLimiterClusterMaster();
}

/**
 * A limit of all processes of this server, counted by the first.
 * @param insurance counts while that one does not answer.
 */
export function countAmongProcesses(
  { name }: LimitRule,
  attempts: { points: number; duration: number },
  insurance: Limiter,
): Limiter {
  const together = new RateLimiterCluster({ ...attempts, keyPrefix: name, timeoutMs: LONGEST_WAIT_MS });
  const insured = (ask: (limiter: Limiter) => Promise<unknown>) =>
    ask(together).catch((error: unknown) => {
      if (error instanceof RateLimiterRes) throw error;
      return ask(insurance);
    });
  return {
    consume: (key) => insured((limiter) => limiter.consume(key)),
    reward: (key) => insured((limiter) => limiter.reward(key)),
  };
}
