import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { isPlainPath, pageCacheKey } from './page-address.ts';
import { acceptedEncoding, type Encoding, type PageCache, type StoredPage } from './page-cache.ts';

/** What was answered from memory, for the log and the figures. */
export interface CachedPageAnswer {
  method: 'GET' | 'HEAD';
  path: string;
  status: 200 | 304;
  requestId: string;
  milliseconds: number;
}

interface CachedPagesOptions {
  cache: PageCache;
  /** What every answer of the site carries. */
  siteHeaders: readonly (readonly [name: string, value: string])[];
  newRequestId: () => string;
  /** Told before the answer leaves, with the path that was asked for. */
  onRead: (path: string) => void;
  onAnswered: (answer: CachedPageAnswer) => void;
}

/**
 * Answers pages that are kept in memory on the socket itself. The way through the middleware and the
 * web's Request and Response answers the same bytes at a fifth of the pace (docs/decisions/0026).
 * @returns a listener that says whether it answered; what it leaves alone belongs to the app.
 */
export function createCachedPages(options: CachedPagesOptions) {
  const { cache, newRequestId, onRead, onAnswered } = options;
  const readyAnswer = createReadyAnswers(options.siteHeaders);
  return function answerCachedPage(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !isPlain(headers)) return false;
    const started = performance.now();
    const asked = readAddress(url);
    const page = asked ? cache.get(asked.key) : undefined;
    if (!asked || !page) return false;
    const { path } = asked;
    onRead(path);
    const requestId = newRequestId();
    const status = send({ page, readyAnswer, requestId, request, response });
    onAnswered({ method, path, status, requestId, milliseconds: performance.now() - started });
    return true;
  };
}

/** A question without a host, or with a body, is the app's to refuse or to read. */
function isPlain(headers: IncomingHttpHeaders): boolean {
  return Boolean(headers.host) && !headers['content-length'] && !headers['transfer-encoding'];
}

/** Addresses in any other form than a path are left to the app, which knows how to refuse them. */
function readAddress(url: string): { path: string; key: string } | null {
  // Nearly all are their own key, and need no taking apart.
  if (isPlainPath(url)) return { path: url, key: url };
  const isPath = url.startsWith('/') && !url.startsWith('//') && !url.includes('\\');
  const address = isPath ? URL.parse(url, 'http://localhost') : null;
  const key = address && pageCacheKey(address);
  return key ? { path: address.pathname, key } : null;
}

/** An answer but for its number. */
interface ReadyAnswer {
  /** Names and values in turn. */
  headers: readonly string[];
  body: string;
}

type AnswerKind = Encoding | 'unchanged';
type ReadyAnswers = (page: StoredPage, kind: AnswerKind) => ReadyAnswer;

/** Answers are put together once for each page that is kept, when somebody first asks for them. */
function createReadyAnswers(siteHeaders: CachedPagesOptions['siteHeaders']): ReadyAnswers {
  const known = new WeakMap<StoredPage, Map<AnswerKind, ReadyAnswer>>();
  const site = siteHeaders.flat();
  return function readyAnswer(page, kind) {
    const answers = known.get(page) ?? new Map<AnswerKind, ReadyAnswer>();
    const ready = answers.get(kind);
    if (ready) return ready;
    const made = getReady(page, kind, site);
    known.set(page, answers.set(kind, made));
    return made;
  };
}

function getReady(page: StoredPage, kind: AnswerKind, site: readonly string[]): ReadyAnswer {
  const headers = [...site, ...page.headers.flat(), 'ETag', page.etag];
  if (kind === 'unchanged') return { headers, body: '' };
  if (kind !== 'identity') headers.push('Content-Encoding', kind);
  const body = page.bodies[kind];
  headers.push('Content-Length', String(body.length));
  return { headers, body };
}

interface CachedAnswer {
  page: StoredPage;
  readyAnswer: ReadyAnswers;
  requestId: string;
  request: IncomingMessage;
  response: ServerResponse;
}

function send({ page, readyAnswer, requestId, request, response }: CachedAnswer): 200 | 304 {
  const isUnchanged = isKnown(page, request.headers['if-none-match']);
  const status = isUnchanged ? 304 : 200;
  const kind = isUnchanged ? 'unchanged' : acceptedEncoding(request.headers['accept-encoding']);
  const { headers, body } = readyAnswer(page, kind);
  response.writeHead(status, headers.concat('X-Request-Id', requestId));
  if (isUnchanged || request.method === 'HEAD') response.end();
  else response.end(body, 'latin1');
  return status;
}

/** Whether the browser has exactly this page: RFC 9110, section 13.1.2, by the weak comparison. */
function isKnown({ etag }: StoredPage, ifNoneMatch: string | undefined): boolean {
  return ifNoneMatch?.split(/,\s*/).includes(etag) ?? false;
}
