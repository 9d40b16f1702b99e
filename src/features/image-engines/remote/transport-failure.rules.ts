import { RemoteEngineError } from './remote-engine.errors.ts';

/** No connection was made, so nothing was asked. */
const NEVER_SENT =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|UND_ERR_CONNECT_TIMEOUT|(ERR_TLS|CERT|DEPTH|SELF_SIGNED|UNABLE_TO)_.*|ERR_SSL_.*)$/;
const TOO_SLOW = /^UND_ERR_(HEADERS|BODY)_TIMEOUT$/;
const NOT_HTTP = /^(HPE_.*|Z_.*|ERR_.*|UND_ERR_(HEADERS_OVERFLOW|INVALID_ARG|NOT_SUPPORTED))$/;

/**
 * Sorts what fetch, or reading its body, throws. Messages are left out: they hold addresses.
 */
export function readTransportFailure(error: unknown): RemoteEngineError {
  if (error instanceof RemoteEngineError) return error;
  const code = findCode(error);
  const named = code ?? (error instanceof Error ? error.name : typeof error);
  if (code !== undefined && NEVER_SENT.test(code)) {
    return fail('unreachable', `There is no connection to it (${named}).`, false, error);
  }
  if (code !== undefined && TOO_SLOW.test(code)) {
    return fail('timeout', `It did not answer in time (${named}).`, true, error);
  }
  if (code !== undefined && NOT_HTTP.test(code)) {
    return fail('broken', `What it answered cannot be read (${named}).`, true, error);
  }
  return fail('unreachable', `The connection to it was lost (${named}).`, true, error);
}

function fail(
  kind: RemoteEngineError['kind'],
  reason: string,
  mayHaveBilled: boolean,
  cause: unknown,
): RemoteEngineError {
  return new RemoteEngineError({ kind, reason, mayHaveBilled, cause: nameCause(cause) });
}

/** The error itself may carry the request with its key. */
function nameCause(error: unknown): Error {
  const bare = new Error(findCode(error) ?? 'no code');
  bare.name = error instanceof Error ? error.name : typeof error;
  return bare;
}

/** The first system code on the way down the causes, also in a bundle of attempts. */
function findCode(error: unknown, depth = 0): string | undefined {
  if (!(error instanceof Error) || depth > 5) return undefined;
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === 'string' && /^[A-Z][A-Z_]{2,60}$/.test(code)) return code;
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  return findCode(inner, depth + 1);
}
