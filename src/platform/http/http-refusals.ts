import { type ServerResponse, STATUS_CODES } from 'node:http';

/** What the server itself answers, before any of our handlers sees a request. */
export interface HttpRefusal {
  status: number;
  code: string;
  message: string;
}

export const TOO_LONG: HttpRefusal = {
  status: 431,
  code: 'http.headers_too_large',
  message: 'The address or the headers of this request are too long. A shorter prompt will work.',
};
export const TOO_SLOW: HttpRefusal = {
  status: 408,
  code: 'http.request_timeout',
  message: 'The request did not arrive in time. Please try again.',
};
export const MALFORMED: HttpRefusal = {
  status: 400,
  code: 'http.malformed_request',
  message: 'The server could not understand this request.',
};
export const TOO_FRAGMENTED: HttpRefusal = {
  status: 400,
  code: 'http.body_too_fragmented',
  message: 'The body of this request comes in too many tiny pieces. Please send it in larger chunks.',
};
export const UNMET_EXPECTATION: HttpRefusal = {
  status: 417,
  code: 'http.expectation_failed',
  message: 'The server cannot do what the Expect header asks for.',
};
export const FAILED: HttpRefusal = {
  status: 500,
  code: 'internal.error',
  message: 'Something went wrong on our side. Please try again.',
};

const HEADERS = {
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** In the shape that every error of the site has. */
export function toResponse({ status, code, message }: HttpRefusal): Response {
  return new Response(JSON.stringify({ message, code }), { status, headers: HEADERS });
}

/** Answers a request that Node handed out, and closes its connection. */
export function answerWith(response: ServerResponse, { status, code, message }: HttpRefusal): void {
  const body = JSON.stringify({ message, code });
  const headers = { ...HEADERS, 'Content-Length': Buffer.byteLength(body), Connection: 'close' };
  response.writeHead(status, headers).end(body);
}

/** As it goes over a connection that is closed after it. */
export function writeRefusal({ status, code, message }: HttpRefusal): string {
  const body = JSON.stringify({ message, code });
  const headers = { ...HEADERS, 'Content-Length': Buffer.byteLength(body), Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
