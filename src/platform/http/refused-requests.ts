import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { hasDisconnected } from './client-disconnected.ts';
import {
  answerWith,
  type HttpRefusal,
  MALFORMED,
  TOO_FRAGMENTED,
  TOO_LONG,
  TOO_SLOW,
  UNMET_EXPECTATION,
  writeRefusal,
} from './http-refusals.ts';

const REFUSALS: Record<string, HttpRefusal> = {
  HPE_HEADER_OVERFLOW: TOO_LONG,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: TOO_LONG,
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
  ERR_BODY_TOO_FRAGMENTED: TOO_FRAGMENTED,
};

/** Told to the server like the errors of Node's parser. */
export class BodyTooFragmentedError extends Error {
  readonly code = 'ERR_BODY_TOO_FRAGMENTED';
}

/** How long the rest of a refused request is read and thrown away. */
const DRAIN_MS = 1000;

/**
 * Answers requests that Node's parser refuses, before any of our handlers sees them, with the same
 * JSON as every other error. A prompt far over the limit ends here, since it travels in the address.
 */
export function answerRefusedRequests(server: Server): void {
  const unanswered = watchUnanswered(server);
  server.on('checkExpectation', (_, response) => answerWith(response, UNMET_EXPECTATION));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    // The rest of a refused request is refused again, piece by piece, while it is thrown away.
    if (socket.writableEnded) return;
    if (error.code === 'ECONNRESET' || !socket.writable || !mayAnswer(unanswered.get(socket))) {
      socket.destroy();
      return;
    }
    socket.end(writeRefusal(REFUSALS[error.code ?? ''] ?? MALFORMED));
    // Closing with unread bytes makes the system discard our answer before the client has read it.
    setTimeout(() => socket.destroy(), DRAIN_MS).unref();
  });
}

/** The answers that each connection still waits for, in their order. */
function watchUnanswered(server: Server): WeakMap<Duplex, ServerResponse[]> {
  const unanswered = new WeakMap<Duplex, ServerResponse[]>();
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    // Answered before we were told.
    if (hasDisconnected(response)) return;
    const waiting = unanswered.get(socket) ?? [];
    waiting.push(response);
    unanswered.set(socket, waiting);
    response.once('close', () => waiting.splice(waiting.indexOf(response), 1));
  });
  return unanswered;
}

/**
 * Before or within the answer to an earlier request on the connection, ours would be taken for a part
 * of it. A request that is refused while it still arrives has a place for an answer of its own.
 */
function mayAnswer([first, second]: readonly ServerResponse[] = []): boolean {
  if (!first) return true;
  return !second && !first.headersSent && !first.req.complete;
}
