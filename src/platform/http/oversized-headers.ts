import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

interface Refusal {
  status: number;
  code: string;
  message: string;
}

const TOO_LARGE: Refusal = {
  status: 431,
  code: 'http.headers_too_large',
  message: 'The address or the headers of this request are too long. A shorter prompt will work.',
};
const TOO_SLOW: Refusal = {
  status: 408,
  code: 'http.request_timeout',
  message: 'The request did not arrive in time. Please try again.',
};
const MALFORMED: Refusal = {
  status: 400,
  code: 'http.malformed_request',
  message: 'The server could not understand this request.',
};

const REFUSALS: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: TOO_LARGE,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: TOO_LARGE,
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
};

/** How long the rest of a refused request is read and thrown away. */
const DRAIN_MS = 1000;

/**
 * Answers requests that Node's parser refuses, before any of our handlers sees them, with the same
 * JSON as every other error. A prompt far over the limit ends here, since it travels in the address.
 */
export function answerOversizedHeaders(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    // The rest of a refused request is refused again, piece by piece, while it is thrown away.
    if (socket.writableEnded) return;
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    socket.end(formatRefusal(REFUSALS[error.code ?? ''] ?? MALFORMED));
    // Closing with unread bytes makes the system discard our answer before the client has read it.
    setTimeout(() => socket.destroy(), DRAIN_MS).unref();
  });
}

function formatRefusal({ status, code, message }: Refusal): string {
  const body = JSON.stringify({ message, code });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
