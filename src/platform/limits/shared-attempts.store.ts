import { createHmac } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { type RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import type { LimitRule } from '../../shared/limit-rule.ts';
import type { Database } from '../db/database.types.ts';
import { withinTime } from '../jobs/within-time.ts';
import type {} from './attempts.tables.ts';

const TABLE = 'attempt';
/** A visitor waits for the answer; a database that takes longer counts as one that fails. */
const LONGEST_WAIT_MS = 5_000;
/** Who is this far beyond a limit floods it, and is refused from memory until the window ends. */
const FLOOD = { times: 2, more: 50 };

export interface SharedAttemptsOptions {
  database: Database;
  /** Turns keys into marks before they are stored; at least 32 characters, the same on every server. */
  secret: string;
  /** After so many milliseconds a database that does not answer counts as one that fails; 5,000 when left out. */
  longestWaitMs?: number;
}

export interface Attempts {
  points: number;
  /** Seconds. */
  duration: number;
}

export interface SharedAttempts {
  /** @param insurance counts while the database fails. */
  open(rule: LimitRule, attempts: Attempts, insurance: RateLimiterMemory): MarkedLimiter;
  sweep(): Promise<void>;
}

interface MarkedLimiter {
  consume(key: string): Promise<unknown>;
  reward(key: string): Promise<unknown>;
}

/** Counts attempts in one table for all servers on it. Addresses and emails are not readable there. */
export function createSharedAttempts(options: SharedAttemptsOptions): SharedAttempts {
  const { database, secret, longestWaitMs = LONGEST_WAIT_MS } = options;
  const storeClient = { query: (query: Query) => withinTime(ask(database, query), longestWaitMs, giveUp) };
  return {
    open({ name }, { points, duration }, insuranceLimiter) {
      const limiter = new RateLimiterPostgres({
        storeClient,
        storeType: 'client',
        tableName: TABLE,
        // The table comes with a migration, and housekeeping forgets what is over.
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration,
        inMemoryBlockOnConsumed: points * FLOOD.times + FLOOD.more,
        insuranceLimiter,
      });
      const mark = (key: string) =>
        createHmac('sha256', secret).update(`${name}\n${key}`).digest('base64url');
      return {
        consume: (key) => limiter.consume(mark(key)),
        reward: (key) => limiter.reward(mark(key)),
      };
    },
    async sweep() {
      await database.writer.deleteFrom('attempt').where('expire', '<', Date.now()).execute();
    },
  };
}

interface Query {
  text: string;
  values?: unknown[];
}

/** What the library expects of the client of `pg`, on our own connections. */
async function ask(database: Database, { text, values = [] }: Query) {
  const { rows } = await database.writer.executeQuery(CompiledQuery.raw(text, values));
  return { rows, rowCount: rows.length };
}

function giveUp(): never {
  throw new Error('Attempts were not counted in time.');
}
