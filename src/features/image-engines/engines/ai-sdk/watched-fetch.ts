import { OutsideFetchError } from '../../../../platform/http/outside-fetch/outside-fetch-error.ts';
import { parseJson, readFailedAnswer } from '../../remote/answer-failure.rules.ts';
import { type Fetch, readWithin } from '../../remote/ask-service.ts';
import type { PictureDownload } from '../../remote/picture-download.ts';
import { afterWorkBegan, RemoteEngineError, type RemoteFailure } from '../../remote/remote-engine.errors.ts';
import { retryUntil } from '../../remote/retry-until.ts';
import { readTransportFailure } from '../../remote/transport-failure.rules.ts';

/** A picture of the largest size as base64, with what stands around it. */
const LARGEST_ANSWER_BYTES = 48 * 1024 * 1024;
/** Whether a picture is drawn is answered at once, or not at all. */
const LOOK_TIMEOUT_MS = 15_000;
const KEY_HEADERS = ['authorization', 'x-key', 'x-goog-api-key'];

export interface WatchedFetchOptions {
  /** Where the provider's API is. */
  url: string;
  fetch?: Fetch;
  /** Asks other hosts of the service, which its answers name, with the key; never a private address. */
  askElsewhere: Fetch;
  /** Fetches what the SDK asks for without a key at other origins. */
  download: PictureDownload;
  readFailure(body: unknown): RemoteFailure | undefined;
  /** Told of every answer that went well, parsed. */
  onAnswer?: (body: unknown) => void;
  /** Of the whole picture. */
  signal: AbortSignal;
  /** When the picture comes too late, as performance.now() counts. */
  until: number;
  /** Before asking again how far it is when that went wrong. */
  pauseMs: number;
}

/**
 * The fetch that the SDK is given for one picture. It follows no redirect, because the key would follow too, breaks
 * off what is too large, asks strangers' addresses as such, and sorts failures where they arrive: the
 * SDK's own errors hold the whole request and everything the service said. Once a picture was begun,
 * questions how far it is are asked again when they go wrong: it is paid already.
 */
export function createWatchedFetch(options: WatchedFetchOptions): Fetch {
  const { url: serviceUrl, download, signal, until, pauseMs } = options;
  const { origin } = new URL(serviceUrl);
  /** The first question asks for the picture; those after it only ask how far it is. */
  let hasBegun = false;
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const headers = new Headers(init.headers);
    const carriesKey = KEY_HEADERS.some((name) => headers.has(name));
    if (!carriesKey && url.origin !== origin) {
      const bytes = await download.get(url, init.signal ?? signal);
      return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'application/octet-stream' } });
    }
    if (!isSameSite(url, serviceUrl)) throw createElsewhereError();
    if (hasBegun && (init.method ?? 'GET') === 'GET') {
      return await retryUntil(() => look(url, init, options), { pauseMs, until, signal });
    }
    const answer = await askOnce(url, init, options);
    hasBegun = true;
    return answer;
  };
}

/** One question how far a picture is. */
async function look(url: URL, init: RequestInit, options: WatchedFetchOptions): Promise<Response> {
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(LOOK_TIMEOUT_MS)]);
  try {
    return await askOnce(url, { ...init, signal }, options);
  } catch (error) {
    throw error instanceof RemoteEngineError ? afterWorkBegan(error) : error;
  }
}

async function askOnce(url: URL, init: RequestInit, options: WatchedFetchOptions): Promise<Response> {
  const isOwn = url.origin === new URL(options.url).origin;
  const doFetch = isOwn ? (options.fetch ?? fetch) : options.askElsewhere;
  const { signal } = options;
  try {
    return await watch(await doFetch(url, { ...init, redirect: 'manual' }), options);
  } catch (error) {
    if (signal.aborted) throw error;
    throw wasNotAsked(error) ? createElsewhereError() : readTransportFailure(error);
  }
}

/** Hosts of one service end alike, as api.bfl.ai and api.eu.bfl.ai; nobody else is shown its key. */
function isSameSite(url: URL, serviceUrl: string): boolean {
  const service = new URL(serviceUrl);
  if (url.origin === service.origin) return true;
  // Addresses in digits have no such ending.
  if (!/[a-z]$/.test(service.hostname)) return false;
  const siteOf = ({ hostname }: URL) => hostname.split('.').slice(-2).join('.');
  return url.protocol === 'https:' && url.port === '' && siteOf(url) === siteOf(service);
}

/** Whether our own rules refused the address, before anything was sent. */
function wasNotAsked(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if (cause instanceof OutsideFetchError) return true;
  }
  return false;
}

function createElsewhereError(): RemoteEngineError {
  return new RemoteEngineError({
    kind: 'broken',
    reason: 'It said to ask at an address elsewhere, where no key is sent.',
  });
}

async function watch(
  response: Response,
  { readFailure, onAnswer }: Pick<WatchedFetchOptions, 'readFailure' | 'onAnswer'>,
): Promise<Response> {
  const { status } = response;
  const bytes = await readWithin(response, LARGEST_ANSWER_BYTES);
  const body = parseJson(bytes);
  if (!response.ok) {
    const headers = Object.fromEntries(response.headers);
    throw new RemoteEngineError(readFailedAnswer({ status, headers, body }));
  }
  const failure = readFailure(body);
  if (failure) throw new RemoteEngineError(failure);
  onAnswer?.(body);
  // Lengths and encodings are those of the packed body.
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  return new Response(bytes.byteLength > 0 ? bytes : null, { status, headers: { 'Content-Type': type } });
}
