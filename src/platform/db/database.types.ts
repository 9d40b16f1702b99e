import type { Kysely, Transaction } from 'kysely';

/**
 * The rows of every table. Each feature adds its own from its `.tables.ts` by declaration merging,
 * so that one transaction can pass through the stores of several features:
 *
 *     declare module '../../platform/db/database.types.ts' {
 *       interface Tables { guest_allowance: GuestAllowanceRow }
 *     }
 */
export interface Tables {
  schema_migration: { name: string; applied_at: number };
}

/** A write transaction; every query of its work goes through it. */
export type DatabaseTransaction = Transaction<Tables>;

/**
 * One database, SQLite or Postgres, behind the same queries. Values that mean the same on both:
 * whole numbers (also for times in milliseconds and for yes/no as 1/0), text (also for JSON), and bytes.
 */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /** For reading. On SQLite it is a connection of its own that never waits for a writer. */
  readonly reader: Kysely<Tables>;
  /** For a write that is a single statement, and for libraries that bring their own queries. */
  readonly writer: Kysely<Tables>;
  /**
   * Runs `work` in one write transaction: all of it is stored, or nothing when it throws.
   * Inside, await queries of the given transaction and nothing else: on SQLite everyone else's
   * writes wait until it ends, and using `writer` in it throws. On Postgres `work` runs again when
   * the database asks for that after a deadlock, so it has no effects outside the transaction.
   */
  transaction<Result>(work: (transaction: DatabaseTransaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** In milliseconds; 0 is no timeout. */
export interface DatabaseTimeouts {
  statementMs: number;
  lockMs: number;
  /** A pooler lends its connections for a transaction each, so nothing can be set for longer than that. */
  isPooled: boolean;
}

export interface DatabaseOptions {
  /** '' for the embedded database in `dataDir`, `file:` and a path, or `postgres://`. */
  url: string;
  dataDir: string;
  /** Of statements and locks on Postgres; none when left out, as tools need it. */
  timeouts?: DatabaseTimeouts;
  /**
   * Refuse an SQLite file that another server uses. Tools that only look at a running site's data
   * pass false. Postgres takes several servers and ignores this.
   */
  exclusive?: boolean;
  /** Told when an idle Postgres connection breaks; the pool replaces it by itself. */
  onConnectionLost?: (error: Error) => void;
  /** Told why each time that somebody is told the database is unavailable. */
  onUnavailable?: (reason: unknown) => void;
}
