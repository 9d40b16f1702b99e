import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { answerWith, FAILED, MALFORMED, toResponse } from './http-refusals.ts';
import { type IdleLimits, limitIdleConnections } from './idle-connections.ts';
import { answerRefusedRequests, BodyTooFragmentedError } from './refused-requests.ts';
import { JoinedRequest } from './request-pieces.ts';
import { closeSlowReaders, type SlowReaderLimits } from './slow-readers.ts';

export interface ConnectionLimits extends SlowReaderLimits, IdleLimits {
  /** Of the address and all headers together. */
  headerBytes: number;
  /** How long they may take to arrive; also how long a new connection may say nothing. */
  headersMs: number;
  /** How long a whole request may take to arrive. */
  requestMs: number;
}

const CONNECTION_LIMITS: ConnectionLimits = {
  // 4,000 characters of a prompt outside Latin take 36,000 bytes in the request line.
  headerBytes: 64 * 1024,
  headersMs: 20_000,
  // Pictures must come quicker; it is for what is smaller, over a line that stops and starts again.
  requestMs: 180_000,
  // A proxy must be the one to close: what it asks on a connection that we close at that moment is lost.
  // Caddy keeps one for two minutes, nginx and most load balancers for one; Node alone would for five seconds.
  idleMs: 125_000,
  crowdedIdleMs: 5_000,
  crowdedAt: 1_000,
  stalledMs: 30_000,
  longestMs: 15 * 60_000,
  // Nobody waits for pages at that pace; an archive of everything somebody made may come so for hours.
  leastBytes: 16 * 1024,
  checkMs: 5_000,
};

/**
 * A server that hostile, broken and slow clients cannot wear out: what is no request is refused in the
 * shape of all our errors, and whoever neither sends nor reads loses the connection.
 */
export function createHttpServer(listener: RequestListener, limits: Partial<ConnectionLimits> = {}): Server {
  const all = { ...CONNECTION_LIMITS, ...limits };
  const server = createServer(
    {
      maxHeaderSize: all.headerBytes,
      headersTimeout: all.headersMs,
      requestTimeout: all.requestMs,
      connectionsCheckingInterval: all.checkMs,
      // We say ourselves that a Host is missing.
      requireHostHeader: false,
      IncomingMessage: JoinedRequest,
    },
    (request, response) => {
      request.refuse = () => {
        // It has its answer: another would be taken for that of the next request.
        if (response.headersSent) request.socket.destroy();
        else server.emit('clientError', new BodyTooFragmentedError(), request.socket);
      };
      if (hasTwoHosts(request)) answerWith(response, MALFORMED);
      else listener(request, response);
    },
  );
  answerRefusedRequests(server);
  closeSlowReaders(server, all);
  limitIdleConnections(server, all);
  return server;
}

/** A proxy may go by one and we by the other (RFC 9112, 3.2). Node keeps the first and says nothing. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const name = rawHeaders[place];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Lets a handler of web requests answer Node's; an address or a host that is none is refused. */
export function createNodeListener(fetch: Parameters<typeof getRequestListener>[0]): RequestListener {
  return getRequestListener(fetch, {
    // What a handler throws it answers itself; without this the words of an error would go out.
    errorHandler: (error) => toResponse(error instanceof RequestError ? MALFORMED : FAILED),
  });
}
