import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface AttemptLimitOptions {
  attempts: number;
  windowMs: number;
}

/** Counts attempts by key, in the memory of this process; a window begins with its first attempt. */
export interface AttemptLimit {
  /**
   * Counts one attempt before it is made, so that many at the same moment cannot slip through.
   * @returns 0, or the milliseconds to wait when the attempt may not be made.
   */
  take(key: string): Promise<number>;
  /** Forgets an attempt that should not count. */
  giveBack(key: string): Promise<void>;
}

export function createAttemptLimit({ attempts, windowMs }: AttemptLimitOptions): AttemptLimit {
  const limiter = new RateLimiterMemory({ points: attempts, duration: windowMs / 1000 });
  return {
    async take(key) {
      try {
        await limiter.consume(key);
        return 0;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, refusal.msBeforeNext);
        throw refusal;
      }
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
  };
}
