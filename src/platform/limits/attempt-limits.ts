import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitRule } from '../../shared/limit-rule.ts';
import type { AttemptLimit, AttemptLimits } from './attempt-limits.types.ts';
import {
  createSharedAttempts,
  type SharedAttempts,
  type SharedAttemptsOptions,
} from './shared-attempts.store.ts';

/** What is asked of a limiter of the library. */
interface Limiter {
  consume(key: string): Promise<unknown>;
  reward(key: string): Promise<unknown>;
}

/** Limits of this process alone. */
export function createMemoryLimits(): AttemptLimits {
  return createLimits(undefined);
}

/**
 * Limits as one server needs them: in memory where it is alone, on SQLite; on Postgres those that are
 * shared are counted there for all servers, and in memory while the database fails.
 */
export function createAttemptLimits(options: SharedAttemptsOptions): AttemptLimits {
  return createLimits(options.database.kind === 'postgres' ? createSharedAttempts(options) : undefined);
}

function createLimits(shared: SharedAttempts | undefined): AttemptLimits {
  const opened: LimitRule[] = [];
  return {
    opened,
    open(rule, given) {
      opened.push(rule);
      const attempts = { points: attemptsOf(rule, given), duration: rule.windowMs / 1000 };
      const memory = new RateLimiterMemory(attempts);
      return keepTo(rule.shared && shared ? shared.open(rule, attempts, memory) : memory);
    },
    sweep: async () => await shared?.sweep(),
  };
}

function attemptsOf({ name, most }: LimitRule, given: number | undefined): number {
  const attempts = given ?? (typeof most === 'number' ? most : undefined);
  if (attempts === undefined) throw new Error(`The limit ${name} needs the value of its setting.`);
  return attempts;
}

function keepTo(limiter: Limiter): AttemptLimit {
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
