import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { pageCacheKey } from './page-address.ts';
import { acceptedEncoding, type PageCache, type StoredPage } from './page-cache.ts';

/** What was answered from memory, for the log and the figures. */
export interface KeptPageAnswer {
  method: 'GET' | 'HEAD';
  path: string;
  status: 200 | 304;
  requestId: string;
  milliseconds: number;
}

export interface KeptPagesOptions {
  cache: PageCache;
  /** What every answer of the site carries. */
  siteHeaders: readonly (readonly [name: string, value: string])[];
  newRequestId: () => string;
  /** Told before the answer leaves, with the path that was asked for. */
  onRead: (path: string) => void;
  onAnswered: (answer: KeptPageAnswer) => void;
}

/**
 * Answers pages that are kept in memory on the socket itself. The way through the middleware and the
 * web's Request and Response answers the same bytes at a fifth of the pace (docs/decisions/0026).
 * @returns a listener that says whether it answered; what it leaves alone belongs to the app.
 */
export function createKeptPages(options: KeptPagesOptions) {
  const { cache, siteHeaders, newRequestId, onRead, onAnswered } = options;
  return function answerKeptPage(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !isPlain(headers)) return false;
    const started = performance.now();
    const address = readAddress(url);
    const key = address && pageCacheKey(address);
    const page = key ? cache.get(key) : undefined;
    if (!address || !page) return false;
    const path = address.pathname;
    onRead(path);
    const requestId = newRequestId();
    const status = send(page, request, response, [...siteHeaders, ['X-Request-Id', requestId]]);
    onAnswered({ method, path, status, requestId, milliseconds: performance.now() - started });
    return true;
  };
}

/** A question without a host, or with a body, is the app's to refuse or to read. */
function isPlain(headers: IncomingHttpHeaders): boolean {
  return Boolean(headers.host) && !headers['content-length'] && !headers['transfer-encoding'];
}

/** Addresses in any other form than a path are left to the app, which knows how to refuse them. */
function readAddress(url: string): URL | null {
  const isPath = url.startsWith('/') && !url.startsWith('//') && !url.includes('\\');
  return isPath ? URL.parse(url, 'http://localhost') : null;
}

function send(
  page: StoredPage,
  request: IncomingMessage,
  response: ServerResponse,
  siteHeaders: readonly (readonly [string, string])[],
): 200 | 304 {
  const headers = [...siteHeaders, ...page.headers, ['ETag', page.etag]].flat();
  if (isKnown(page, request.headers['if-none-match'])) {
    response.writeHead(304, headers).end();
    return 304;
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const body = page.bodies[encoding];
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  headers.push('Content-Length', String(body.length));
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
  return 200;
}

/** Whether the browser has exactly this page: RFC 9110, section 13.1.2, by the weak comparison. */
function isKnown({ etag }: StoredPage, ifNoneMatch: string | undefined): boolean {
  return ifNoneMatch?.split(/,\s*/).includes(etag) ?? false;
}
