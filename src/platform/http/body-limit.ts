import type { Context, MiddlewareHandler } from 'hono';
import { AppError } from '../../shared/app-error.ts';
import { createWorkLimit, type WorkLimit } from '../jobs/work-limit.ts';
import {
  type BodyBudget,
  type BodySender,
  createBodyBudget,
  createTooManyAtOnceError,
} from './body-memory-budget.ts';
import { type BodyPace, measureBody } from './measured-body.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** Enough for everything but pictures and posts; reading megabytes of JSON would only keep others waiting. */
export const SHORT_BYTES = 64 * KILOBYTE;
/** Smaller ones are not worth counting, and may take their time. */
export const LARGE_BYTES = 256 * KILOBYTE;
export const BODY_PACE: BodyPace = { bytesPerSecond: 32 * KILOBYTE, timeoutMs: 10_000 };
/** Large bodies of one account that wait while another of its own arrives or is worked on. */
export const WAITING_PER_ACCOUNT = 4;
/** Memory belongs to the process, whatever runs in it. */
const processBudget = createBodyBudget();

interface BodyLimitOptions {
  /** What is thrown for a larger one. */
  tooLarge?: () => AppError;
}

/**
 * Refuses larger bodies with 413 `request.too_large`: before they are read when their length is said,
 * else as soon as more has come. Nothing is read before a handler asks for it, so whoever is refused
 * for another reason costs no memory.
 */
export function limitBody(
  maxBytes: number,
  { tooLarge = () => createTooLargeError(maxBytes) }: BodyLimitOptions = {},
): MiddlewareHandler {
  return async (c, next) => {
    const declared = c.req.header('Content-Length');
    if (Number(declared) > maxBytes) throw tooLarge();
    const { body } = c.req.raw;
    // Nobody can send more than the length that they say.
    if (declared !== undefined || !body) return await next();
    replaceBody(c, measureBody(body, { maxBytes, tooLarge }).stream);
    return await next();
  };
}

export interface LargeBodyOptions extends BodyLimitOptions {
  /** Asked before anything is read. */
  senderOf: (c: Context) => BodySender;
  /** What all large bodies share; by default the memory of this process. */
  budget?: BodyBudget;
  pace?: BodyPace;
}

/**
 * Does the same for bodies that may be megabytes, and shares the memory between those who send them:
 * an account sends one at a time, an address and all strangers have a part of it, and whoever does not
 * go on sending is refused with 408. What was taken is given back when the handler has answered.
 */
export function limitLargeBody(
  maxBytes: number,
  {
    senderOf,
    budget = processBudget,
    pace = BODY_PACE,
    tooLarge = () => createTooLargeError(maxBytes),
  }: LargeBodyOptions,
): MiddlewareHandler {
  const takeTurns = createTurns();
  return async (c, next) => {
    const declared = c.req.header('Content-Length');
    if (Number(declared) > maxBytes) throw tooLarge();
    const { body } = c.req.raw;
    if (!body || Number(declared) <= LARGE_BYTES) return await next();
    const sender = senderOf(c);
    return await takeTurns(sender.account, async () => {
      let taken = 0;
      const onArrived = (size: number) => {
        if (size <= LARGE_BYTES) return;
        budget.take(sender, size - taken);
        taken = size;
      };
      const measured = measureBody(body, { maxBytes, tooLarge, onArrived, pace });
      replaceBody(c, measured.stream);
      try {
        return await next();
      } finally {
        measured.stop();
        budget.giveBack(sender, taken);
      }
    });
  };
}

/** One at a time for each account; whoever waits holds no bytes. */
function createTurns() {
  const limits = new Map<string, { limit: WorkLimit; inside: number }>();
  return async <Result>(account: string | undefined, work: () => Promise<Result>): Promise<Result> => {
    if (account === undefined) return await work();
    const turns = limits.get(account) ?? {
      limit: createWorkLimit({ atOnce: 1, waiting: WAITING_PER_ACCOUNT, tooMany: createTooManyAtOnceError }),
      inside: 0,
    };
    limits.set(account, turns);
    turns.inside += 1;
    try {
      return await turns.limit.run(work);
    } finally {
      turns.inside -= 1;
      if (turns.inside === 0) limits.delete(account);
    }
  };
}

function replaceBody(c: Context, body: ReadableStream<Uint8Array>): void {
  const measured: RequestInit & { duplex: 'half' } = { body, duplex: 'half' };
  c.req.raw = new Request(c.req.raw, measured);
}

function createTooLargeError(maxBytes: number): AppError {
  const limit =
    maxBytes < MEGABYTE ? `${Math.floor(maxBytes / KILOBYTE)} KB` : `${Math.floor(maxBytes / MEGABYTE)} MB`;
  return new AppError({
    code: 'request.too_large',
    status: 413,
    message: `This is too large (the limit is ${limit}).`,
  });
}
