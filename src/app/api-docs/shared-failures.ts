import { FINE_PIECES } from '../../platform/http/request-pieces.ts';
import type { ApiFailure } from './api-operation.types.ts';

export const NEEDS_TOKEN: ApiFailure = {
  status: 401,
  codes: ['auth.required', 'auth.invalid_token'],
  when: 'The identity token is missing or has expired, or its session has ended.',
};

/** Where a token may be missing: one that is wrong is never taken for none. */
export const STALE_TOKEN: ApiFailure = {
  status: 401,
  codes: ['auth.invalid_token'],
  when: 'There is an identity token, and it has expired or its session has ended. The request is never treated as a guest’s.',
};

export const NOT_SIGNED_IN: ApiFailure = {
  status: 401,
  codes: ['auth.required'],
  when: 'Nobody is signed in.',
};

export const INVALID_BODY: ApiFailure = {
  status: 400,
  codes: ['request.not_json', 'request.too_complex', 'request.invalid'],
  when: 'The body is not JSON, has more than 5,000 values or is nested more than 32 deep, or a field is missing or wrong; the message names the first such field.',
};

export const BODY_TOO_LARGE: ApiFailure = {
  status: 413,
  codes: ['request.too_large'],
  when: 'The request is larger than 64 KB.',
};

export const READ_ONLY: ApiFailure = {
  status: 503,
  codes: ['site.read_only'],
  when: 'The site is not accepting new work right now.',
};

/** What the server answers by itself, whatever is asked for. */
export const ANSWERED_ANYWHERE: readonly ApiFailure[] = [
  {
    status: 400,
    codes: ['http.malformed_request'],
    when: 'This is not valid HTTP, or its URL or host is invalid.',
  },
  {
    status: 400,
    codes: ['http.body_too_fragmented'],
    when: `The body comes in more than ${FINE_PIECES.most.toLocaleString('en-US')} chunks of less than ${FINE_PIECES.leastBytes} bytes on average.`,
  },
  { status: 404, codes: ['api.unknown'], when: 'There’s nothing at this address.' },
  {
    status: 405,
    codes: ['api.method_not_allowed'],
    when: 'This URL does not support this method. See Allow.',
  },
  {
    status: 408,
    codes: ['http.request_timeout'],
    when: 'The request did not arrive in time. A body of more than 256 KB must arrive at 32 KB per second or more.',
  },
  { status: 413, codes: ['request.too_large'], when: 'The body is larger than is accepted here.' },
  { status: 417, codes: ['http.expectation_failed'], when: 'The Expect header asks for something else.' },
  { status: 431, codes: ['http.headers_too_large'], when: 'The address or the headers are too long.' },
  {
    status: 429,
    codes: ['request.too_many_at_once'],
    when: 'This account or this network address is sending several large bodies already. See Retry-After.',
  },
  {
    status: 503,
    codes: ['request.busy'],
    when: 'Many large requests are arriving at the same time. See Retry-After.',
  },
  {
    status: 503,
    codes: ['database.busy', 'database.unavailable'],
    when: 'The site can’t reach its data right now. See Retry-After.',
  },
  { status: 500, codes: ['internal.error'], when: 'Something went wrong on our side.' },
];
