import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitRule } from '../../shared/limit-rule.ts';
import type { AttemptLimit, AttemptLimits } from './attempt-limits.types.ts';
import { countAmongProcesses, type Limiter } from './process-attempts.ts';
import {
  createSharedAttempts,
  type SharedAttempts,
  type SharedAttemptsOptions,
} from './shared-attempts.store.ts';

/** Limits of this process alone. */
export function createMemoryLimits(): AttemptLimits {
  return createLimits(undefined);
}

interface AttemptLimitsOptions extends SharedAttemptsOptions {
  /** One of several processes of a server, which count together what is not shared by all servers. */
  isOneOfSeveral?: boolean;
}

/**
 * Limits as one server needs them: in memory where it is alone, on SQLite; on Postgres those that are
 * shared are counted there for all servers, and in memory while the database fails.
 */
export function createAttemptLimits(options: AttemptLimitsOptions): AttemptLimits {
  return createLimits(
    options.database.kind === 'postgres' ? createSharedAttempts(options) : undefined,
    options.isOneOfSeveral ? countAmongProcesses : undefined,
  );
}

function createLimits(
  shared: SharedAttempts | undefined,
  ofServer: (...given: Parameters<SharedAttempts['open']>) => Limiter = (_rule, _attempts, memory) => memory,
): AttemptLimits {
  const opened: LimitRule[] = [];
  return {
    opened,
    open(rule, given) {
      opened.push(rule);
      const attempts = { points: attemptsOf(rule, given), duration: rule.windowMs / 1000 };
      const memory = new RateLimiterMemory(attempts);
      const open = rule.shared && shared ? shared.open : ofServer;
      return keepTo(open(rule, attempts, memory));
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
