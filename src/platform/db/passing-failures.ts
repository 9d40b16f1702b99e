/** Of connections, by Node's names: the server is not there, or not any more. */
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
]);
/**
 * Of Postgres, by class (https://www.postgresql.org/docs/current/errcodes-appendix.html): connections,
 * resources that ran out, an operator's hand, and the system below. 57014 is a cancelled statement, 55P03 a lock
 * that did not come free in time,
 * 25006 a server that may only be read, as one that is about to take over.
 */
const POSTGRES_CODES = /^(?:08|53|57P|58)|^57014$|^55P03$|^25006$/;
/** pg's own words, which come without a code. */
const POSTGRES_WORDS =
  /connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|query read timeout/i;
/**
 * Of SQLite, by primary code (https://www.sqlite.org/rescode.html): read-only, input or output failed,
 * disk full, cannot open. A damaged file is no passing failure: trying again would hide it.
 */
const SQLITE_CODES = new Set([8, 10, 13, 14]);

/** Whether a query failed for a reason that lies outside of it and may be over in a moment. */
export function isPassingFailure(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isPassingFailure);
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') return SQLITE_CODES.has(errcode & 0xff);
  if (typeof code === 'string') return NETWORK_CODES.has(code) || POSTGRES_CODES.test(code);
  return POSTGRES_WORDS.test(error.message);
}
