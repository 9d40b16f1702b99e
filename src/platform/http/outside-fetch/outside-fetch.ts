import type { LookupFunction } from 'node:net';
import { Agent, errors } from 'undici';
import { type AddressRuleOptions, createAddressRule, createCheckedLookup } from './outside-fetch-address.ts';
import { ACCEPTED_ENCODINGS, readCapped } from './outside-fetch-body.ts';
import { OutsideFetchError, type OutsideFetchReason } from './outside-fetch-error.ts';
import { checkTarget, redirectTarget } from './outside-fetch-target.ts';

const MAX_REDIRECTS = 5;
const DEFAULT_MAX_BYTES = 16 * 1024 * 1024;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** What is read of a redirect's body so that its connection can be used again. */
const REDIRECT_BODY_BYTES = 16_384;

export interface OutsideFetchOptions extends AddressRuleOptions {
  /** Whether plain http may be spoken. */
  allowHttp: boolean;
  /** For one answer with all its redirects, from the name's lookup to the last byte. */
  timeoutMs: number;
  /** Of an unpacked body. Default 16 MB. */
  maxBytes?: number;
  userAgent: string;
  /** Replaces the system's names and the rule which addresses are public, for tests. */
  lookup?: LookupFunction;
}

export interface OutsideRequest {
  /** There is no way to send credentials: a redirect could carry them to somebody else. */
  headers?: Partial<Record<'accept' | 'if-none-match' | 'if-modified-since', string>>;
  signal?: AbortSignal;
}

export interface OutsideAnswer {
  /** Any status but a redirect's: an error page is an answer, too. */
  status: number;
  /** Where the last redirect led. */
  address: string;
  /** By lower-case name. */
  headers: ReadonlyMap<string, string>;
  body: Buffer;
}

export interface OutsideFetch {
  /** @throws {OutsideFetchError} when no whole answer arrives. */
  get(address: string, request?: OutsideRequest): Promise<OutsideAnswer>;
  close(): Promise<void>;
}

/**
 * Reads addresses that somebody else chose: an owner's setting, or where a redirect of such an
 * address leads. The answer may be slow, endless or hostile, and an address may point back into our
 * own network; none of that may harm the site.
 */
export function createOutsideFetch(options: OutsideFetchOptions): OutsideFetch {
  const { allowHttp, allowPrivate, timeoutMs, maxBytes = DEFAULT_MAX_BYTES, userAgent } = options;
  const isAllowed = createAddressRule(options);
  const agent = new Agent({
    connections: 4,
    allowH2: false,
    connect: { lookup: createCheckedLookup(isAllowed, options.lookup), timeout: timeoutMs },
    maxResponseSize: maxBytes,
  });

  const follow = async (start: URL, headers: Record<string, string>, signal: AbortSignal) => {
    let url = start;
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      checkTarget(url, { allowHttp, isAllowed, anyPort: allowPrivate });
      const answer = await ask(agent, url, headers, signal);
      const location = REDIRECTS.has(answer.statusCode) ? answer.headers.get('location') : undefined;
      if (location === undefined) {
        const encoding = answer.headers.get('content-encoding') ?? '';
        const body = await readCapped(answer.body, encoding, maxBytes);
        return { status: answer.statusCode, address: url.href, headers: answer.headers, body };
      }
      await answer.body.dump({ limit: REDIRECT_BODY_BYTES, signal });
      url = redirectTarget(url, location);
    }
    throw new OutsideFetchError('too_many_redirects');
  };

  return {
    async get(address, request = {}) {
      const timeout = AbortSignal.timeout(timeoutMs);
      const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout;
      const headers = { ...request.headers, 'user-agent': userAgent, 'accept-encoding': ACCEPTED_ENCODINGS };
      try {
        return await follow(new URL(address), headers, signal);
      } catch (error) {
        throw asOutsideFetchError(error, { timeout, signal });
      }
    },
    close: () => agent.destroy(),
  };
}

async function ask(agent: Agent, url: URL, headers: Record<string, string>, signal: AbortSignal) {
  const {
    statusCode,
    headers: raw,
    body,
  } = await agent.request({
    origin: url.origin,
    path: url.pathname + url.search,
    method: 'GET',
    headers,
    signal,
  });
  const known = new Map<string, string>();
  for (const [name, value] of Object.entries(raw)) {
    if (value !== undefined) known.set(name.toLowerCase(), Array.isArray(value) ? (value[0] ?? '') : value);
  }
  return { statusCode, headers: known, body };
}

function asOutsideFetchError(
  error: unknown,
  { timeout, signal }: { timeout: AbortSignal; signal: AbortSignal },
): OutsideFetchError {
  const own = findOwn(error);
  if (own) return own;
  return new OutsideFetchError(reasonOf(error, { timeout, signal }), { cause: error });
}

/** A refusal while connecting arrives as the cause of the connection's failure. */
function findOwn(error: unknown): OutsideFetchError | undefined {
  if (error instanceof OutsideFetchError) return error;
  if (error instanceof AggregateError) return error.errors.map(findOwn).find(Boolean);
  return error instanceof Error && error.cause ? findOwn(error.cause) : undefined;
}

const TIMEOUTS = [errors.ConnectTimeoutError, errors.HeadersTimeoutError, errors.BodyTimeoutError];

function reasonOf(
  error: unknown,
  { timeout, signal }: { timeout: AbortSignal; signal: AbortSignal },
): OutsideFetchReason {
  if (timeout.aborted || TIMEOUTS.some((kind) => error instanceof kind)) return 'timeout';
  if (signal.aborted) return 'aborted';
  if (error instanceof errors.ResponseExceededMaxSizeError) return 'too_large';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(?:Z_|ERR_|HPE_|UND_ERR_HEADERS_OVERFLOW)/.test(code) ? 'broken_answer' : 'unreachable';
}
