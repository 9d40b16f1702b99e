import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { answerEntry, answerFeed, type FeedSettings } from './blogger-answers.ts';

/** Every way in which blogs were seen to fail, and some in which a hostile one could. */
export type BloggerFailure =
  | 'removed'
  | 'private'
  | 'sign-in'
  | 'unauthorised'
  | 'forbidden'
  | 'bad-request'
  | 'too-many'
  | 'broken'
  | 'unavailable'
  | 'hang'
  | 'drip'
  | 'disconnect'
  | 'garbage'
  | 'truncated'
  | 'wrong-shape'
  /** A feed without a single entry, and without a total. */
  | 'hollow'
  /** A feed without entries that says how many there are. */
  | 'no-entries'
  | 'huge'
  | 'bomb'
  | 'redirect-loop';

/** A request that the blog received. */
interface BloggerRequest {
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
}

export interface BloggerServerOptions extends Partial<FeedSettings> {
  port?: number;
}

export interface BloggerServer extends FeedSettings {
  /** e.g. `http://127.0.0.1:4000`: what BLOG_FEED_URL takes. */
  readonly origin: string;
  /** Every request so far, the oldest first. May be emptied by setting its length to 0. */
  readonly requests: BloggerRequest[];
  /** How long every answer takes. */
  delayMs: number;
  /** Answers whatever matches with a failure, everything by default. `null` ends all failures. */
  fail(failure: BloggerFailure | null, matches?: (request: BloggerRequest) => boolean): void;
  /** Closes the port and every connection, as if the blog had no power. `plugIn` opens the same port again. */
  pullPlug(): Promise<void>;
  plugIn(): Promise<void>;
  close(): Promise<void>;
}

const SIGN_IN_PAGE =
  '<!DOCTYPE html><html><head><title>Sign in</title></head><body>This blog is open to invited readers only</body></html>';
const SIGN_IN_PATH = '/sign-in.g';
const MEGABYTE = 1024 * 1024;

/**
 * A blog on Blogger, as far as its public feeds show it: JSON and JSON-in-script, labels in the path,
 * search, paging by rel=next, single posts. Posts, delay and failures may be changed at any time.
 */
export async function startBloggerServer(options: BloggerServerOptions = {}): Promise<BloggerServer> {
  const sockets = new Set<Socket>();
  let failing: { failure: BloggerFailure; matches: (request: BloggerRequest) => boolean } | null = null;
  let port = options.port ?? 0;

  const server = createServer(async (incoming, response) => {
    const address = new URL(incoming.url ?? '/', blog.origin);
    const request = { path: address.pathname, query: address.searchParams, headers: incoming.headers };
    blog.requests.push(request);
    if (blog.delayMs > 0) await wait(blog.delayMs);
    if (request.path === SIGN_IN_PATH) sendHtml(response, 200, SIGN_IN_PAGE);
    else if (failing?.matches(request)) await sendFailure(failing.failure, response);
    else sendAnswer(request, response, blog);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const listen = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  };
  const stop = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await listen();
  const blog: BloggerServer = {
    posts: options.posts ?? [],
    pageLimit: options.pageLimit ?? 150,
    paths: options.paths ?? 'last-part',
    isShort: options.isShort ?? false,
    title: options.title ?? 'A blog for tests',
    description: options.description ?? '',
    neverEnds: options.neverEnds ?? false,
    announced: options.announced,
    origin: `http://127.0.0.1:${port}`,
    requests: [],
    delayMs: 0,
    fail(failure, matches = () => true) {
      failing = failure && { failure, matches };
    },
    pullPlug: stop,
    plugIn: listen,
    close: stop,
  };
  return blog;
}

function sendAnswer(request: BloggerRequest, response: ServerResponse, blog: BloggerServer): void {
  const answer = findAnswer(request, blog);
  if (answer) sendJson(request, response, JSON.stringify(answer));
  else sendHtml(response, 404, '<html><body>Not Found</body></html>');
}

const FEED_PATH = /^\/feeds\/(?:\d+\/)?posts\/(default|summary)(?:\/-((?:\/[^/]+)+)|\/(\d+))?$/;

function findAnswer({ path, query }: BloggerRequest, blog: BloggerServer): object | undefined {
  const match = FEED_PATH.exec(path);
  if (!match) return undefined;
  const [, detail, labelPath = '', id] = match;
  if (id) return answerEntry(id, blog.origin, blog);
  return answerFeed(
    {
      origin: blog.origin,
      detail: detail === 'summary' ? 'summary' : 'default',
      labels: labelPath.split('/').filter(Boolean).map(decodeURIComponent),
      query,
    },
    blog,
  );
}

/** Google escapes slashes and ampersands in its JSON, and knows what a reader has already. */
function sendJson({ query, headers }: BloggerRequest, response: ServerResponse, json: string): void {
  const etag = `W/"${createHash('sha256').update(json).digest('hex')}"`;
  response.setHeader('ETag', etag);
  if (headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  const escaped = json.replaceAll('/', '\\/').replaceAll('&', '\\u0026');
  if (query.get('alt') === 'json-in-script') {
    response.writeHead(200, { 'Content-Type': 'text/javascript; charset=UTF-8' });
    response.end(`// API callback\n${query.get('callback') ?? ''}(${escaped});`);
  } else if (query.get('alt') === 'json') {
    response.writeHead(200, { 'Content-Type': 'application/json; charset=UTF-8' });
    response.end(escaped);
  } else {
    response.writeHead(200, { 'Content-Type': 'application/atom+xml; charset=UTF-8' });
    response.end("<?xml version='1.0' encoding='UTF-8'?><feed xmlns='http://www.w3.org/2005/Atom'></feed>");
  }
}

async function sendFailure(failure: BloggerFailure, response: ServerResponse): Promise<void> {
  switch (failure) {
    case 'removed':
      return sendHtml(response, 404, '<html><body>Blog has been removed</body></html>');
    case 'private':
      return sendHtml(response, 200, SIGN_IN_PAGE);
    case 'sign-in':
      return sendRedirect(response, `${SIGN_IN_PATH}?blogspotURL=secret`);
    case 'unauthorised':
      return sendHtml(response, 401, SIGN_IN_PAGE);
    case 'forbidden':
      return sendHtml(response, 403, SIGN_IN_PAGE);
    case 'bad-request':
      return sendHtml(response, 400, 'Invalid value');
    case 'too-many':
      return sendHtml(response, 429, 'Rate limit', { 'Retry-After': '7' });
    case 'broken':
      return sendHtml(response, 500, '<html><body>We&#39;re sorry</body></html>');
    case 'unavailable':
      return sendHtml(response, 503, 'Unavailable');
    case 'redirect-loop':
      return sendRedirect(response, `/feeds/posts/default?again=${Date.now()}`);
    case 'hang':
      return;
    case 'disconnect':
      response.destroy();
      return;
    default:
      return sendBadBody(failure, response);
  }
}

async function sendBadBody(failure: BloggerFailure, response: ServerResponse): Promise<void> {
  response.setHeader('Content-Type', 'text/javascript; charset=UTF-8');
  switch (failure) {
    case 'garbage':
      response.end('// API callback\nread({"feed": {"entry": [}}<script>alert(1)</script>');
      return;
    case 'truncated':
      response.end('// API callback\nread({"version":"1.0","feed":{"entry":[{"id":{"$t":"tag:blo');
      return;
    case 'wrong-shape':
      response.end('// API callback\nread({"version":"1.0","error":"something else"});');
      return;
    case 'hollow':
      response.end(
        '// API callback\nread({"version":"1.0","feed":{"updated":{"$t":"2026-01-01T00:00:00Z"}}});',
      );
      return;
    case 'no-entries':
      response.end(
        '// API callback\nread({"version":"1.0","feed":{"openSearch$totalResults":{"$t":"20"},"link":[]}});',
      );
      return;
    case 'bomb':
      response.setHeader('Content-Encoding', 'gzip');
      // A gzip file may have several parts.
      response.end(Buffer.concat(new Array(100).fill(gzipSync(Buffer.alloc(MEGABYTE, ' ')))));
      return;
    case 'huge':
      return writeUntilClosed(response, Buffer.alloc(MEGABYTE, ' '), { pieces: 100, pauseMs: 0 });
    default:
      return writeUntilClosed(response, Buffer.from(' '), { pieces: 10_000, pauseMs: 50 });
  }
}

/** Whoever hangs up is no failure of the blog. */
async function writeUntilClosed(
  response: ServerResponse,
  piece: Buffer,
  { pieces, pauseMs }: { pieces: number; pauseMs: number },
): Promise<void> {
  const body = async function* () {
    for (let written = 0; written < pieces; written += 1) {
      yield piece;
      if (pauseMs > 0) await wait(pauseMs);
    }
  };
  await pipeline(Readable.from(body()), response).catch(() => undefined);
}

function sendRedirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { Location: location, 'Content-Type': 'text/html' });
  response.end('<html><body>Moved</body></html>');
}

function sendHtml(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=UTF-8', ...headers });
  response.end(body);
}
