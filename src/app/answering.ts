import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { hasCallerLeft } from '../platform/http/caller.ts';
import { FAILED, type HttpRefusal } from '../platform/http/http-refusals.ts';
import type { Logger } from '../platform/logging/logger.ts';
import { AppError } from '../shared/app-error.ts';
import type { createAnswerRecord } from './metrics/answer-record.ts';

/** Nobody reads it; logs know it as the status of callers who have left. */
const CALLER_LEFT = 499;

export interface ServerEnvironment {
  Variables: { logger: Logger; requestId: string };
}

/** Makes an answer of what a handler threw. */
export function answerFailure(error: Error, c: Context<ServerEnvironment>): Response {
  const requestId = c.get('requestId');
  if (error instanceof AppError) return answerError(error, requestId);
  if (hasCallerLeft(c)) {
    // What was being read or made broke off because nobody is there any more.
    c.get('logger').info({ err: error }, 'caller left');
    return new Response(null, { status: CALLER_LEFT });
  }
  c.get('logger').error({ err: error }, 'request failed');
  return answerError(FAILED, requestId);
}

/** The number is the one of the log: whoever reports an error can say which it was. */
function answerError(
  { message, code, status, headers, facts }: HttpRefusal & Partial<AppError>,
  requestId: string,
) {
  return Response.json(
    { message, code, ...facts, requestId },
    { status, headers: { ...headers, 'Cache-Control': 'no-store' } },
  );
}

/** Gives each request a number and a logger, and tells of its answer. */
export function logRequests(
  logger: Logger,
  answered: ReturnType<typeof createAnswerRecord>,
): MiddlewareHandler<ServerEnvironment> {
  return async (c, next) => {
    const requestId = randomUUID();
    const child = logger.child({ requestId });
    c.set('requestId', requestId);
    c.set('logger', child);
    const started = performance.now();
    answered.began();
    await next();
    // Hono's own way to set a header now would turn the bytes of a picture into a copy and a stream.
    c.res.headers.set('X-Request-Id', requestId);
    answered.ended({
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      requestId,
      milliseconds: performance.now() - started,
    });
  };
}
