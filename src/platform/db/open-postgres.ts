import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery, type Driver, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { DatabaseOpenError, DatabaseUnavailableError } from './database.errors.ts';
import type { Database, DatabaseOptions, DatabaseTimeouts, Tables } from './database.types.ts';
import { createTransactionScope } from './transaction-scope.ts';
import { watchDriver } from './watched-driver.ts';

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 10_000;
const ATTEMPTS = 5;
/** serialization_failure and deadlock_detected: Postgres asks to run the transaction again. */
const RETRY_CODES = new Set(['40001', '40P01']);

type PostgresOptions = Pick<DatabaseOptions, 'timeouts' | 'onConnectionLost' | 'onUnavailable'>;

/** @throws {DatabaseOpenError} when the server cannot be reached; the message holds no password. */
export async function openPostgres(
  url: string,
  { timeouts, onConnectionLost = () => {}, onUnavailable = () => {} }: PostgresOptions = {},
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    // A server whose machine lost its power says no goodbye.
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: { getTypeParser },
    // 0 leaves it to the server. A pooler does not know these words.
    ...(timeouts &&
      !timeouts.isPooled && {
        statement_timeout: timeouts.statementMs,
        lock_timeout: timeouts.lockMs,
      }),
  });
  pool.on('error', onConnectionLost);
  // The pool listens to idle connections only. One that breaks while it is lent fails its next query,
  // which tells its borrower; without a listener it would end the whole process as well.
  pool.on('connect', (client) => client.on('error', () => {}));
  const bare = new Kysely<Tables>({ dialect: new WatchedPostgresDialect(pool, timeouts, onUnavailable) });
  await sql`select 1`.execute(bare).catch(async (error) => {
    await bare.destroy();
    throw new DatabaseOpenError(`Postgres at ${withoutPassword(url)} cannot be used: ${describe(error)}.`);
  });
  const scope = createTransactionScope();
  const guarded = bare.withPlugin(scope.guard);
  return {
    kind: 'postgres',
    reader: bare,
    writer: guarded,
    transaction: (work) => scope.enter(() => repeatWhenAsked(() => bare.transaction().execute(work))),
    close: () => bare.destroy(),
  };
}

class WatchedPostgresDialect extends PostgresDialect {
  readonly #timeouts: DatabaseTimeouts | undefined;
  readonly #onUnavailable: (reason: unknown) => void;

  constructor(
    pool: pg.Pool,
    timeouts: DatabaseTimeouts | undefined,
    onUnavailable: (reason: unknown) => void,
  ) {
    super({ pool });
    this.#timeouts = timeouts;
    this.#onUnavailable = onUnavailable;
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    if (this.#timeouts?.isPooled) setInEachTransaction(driver, this.#timeouts);
    return watchDriver(driver, this.#onUnavailable);
  }
}

/** In the message that begins it, so that it takes no time of its own. */
function setInEachTransaction(driver: Driver, { statementMs, lockMs }: DatabaseTimeouts): void {
  const begin = `begin; set local statement_timeout = ${statementMs}; set local lock_timeout = ${lockMs}`;
  driver.beginTransaction = async (connection) =>
    void (await connection.executeQuery(CompiledQuery.raw(begin)));
}

async function repeatWhenAsked<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      const code = (error as { code?: unknown } | null)?.code;
      if (typeof code !== 'string' || !RETRY_CODES.has(code) || attempt === ATTEMPTS) throw error;
      await sleep(attempt * 5);
    }
  }
}

/** Counts and times come from Postgres as text because they may exceed 2^53; ours never do. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === pg.types.builtins.INT8) return parseSafeInteger;
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
}

function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number.`);
  return value;
}

function withoutPassword(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || 5432}${pathname}`;
}

/** A name that resolves to several addresses fails with several errors and no message of its own. */
function describe(error: unknown): string {
  if (error instanceof DatabaseUnavailableError) return describe(error.cause);
  if (error instanceof AggregateError) return describe(error.errors[0]);
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
}
