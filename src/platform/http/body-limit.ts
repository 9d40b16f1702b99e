import type { MiddlewareHandler } from 'hono';
import { AppError } from '../../shared/app-error.ts';
import { type BodyRoom, createBodyRoom } from './body-room.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** Smaller ones are not worth counting. */
const LARGE_BYTES = 256 * KILOBYTE;
/**
 * Six of the largest bodies, or sixty pictures as they usually are. A body is copied several times
 * until it is a picture, so all of them together may take some hundred megabytes.
 */
const ROOM_BYTES = 96 * MEGABYTE;
/** Memory belongs to the process, whatever runs in it. */
const processRoom = createBodyRoom(ROOM_BYTES);
/** Bodies that a limit counts already, each in its room: a route's own limit stands behind the site's. */
const countedIn = new WeakMap<Request, BodyRoom>();
const NO_ROOM_NEEDED: BodyRoom = { take: () => undefined, giveBack: () => undefined };

export interface BodyLimitOptions {
  /** What all large bodies share; by default the memory of this process. */
  room?: BodyRoom;
  /** What is thrown for a larger one. */
  tooLarge?: () => AppError;
}

/**
 * Refuses larger bodies with 413 `request.too_large`: before they are read when their length is said,
 * else as soon as more has come. Nothing is read before a handler asks for it, so whoever is refused
 * for another reason costs no memory. Large bodies share `room`; without any left they are 503. Once the
 * handler has answered, whoever still reads the body gets an error.
 */
export function limitBody(
  maxBytes: number,
  { room = processRoom, tooLarge = () => createTooLargeError(maxBytes) }: BodyLimitOptions = {},
): MiddlewareHandler {
  return async (c, next) => {
    const declared = c.req.header('Content-Length');
    if (Number(declared) > maxBytes) throw tooLarge();
    const mayBeLarge = maxBytes > LARGE_BYTES && !(Number(declared) <= LARGE_BYTES);
    if (declared !== undefined && !mayBeLarge) return await next();
    const { body } = c.req.raw;
    if (!body) return await next();
    const isCounted = countedIn.get(c.req.raw) === room;
    const counter = createCounter(maxBytes, { room: isCounted ? NO_ROOM_NEEDED : room, tooLarge });
    const counted: RequestInit & { duplex: 'half' } = {
      body: body.pipeThrough(counter.stream),
      duplex: 'half',
    };
    c.req.raw = new Request(c.req.raw, counted);
    countedIn.set(c.req.raw, room);
    try {
      return await next();
    } finally {
      counter.release();
    }
  };
}

function createCounter(maxBytes: number, { room, tooLarge }: Required<BodyLimitOptions>) {
  let size = 0;
  let taken = 0;
  let isAnswered = false;
  const stream = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      // Its room is given back by then; what came later would be counted for ever.
      if (isAnswered) throw new Error('This request was answered already.');
      size += chunk.length;
      if (size > maxBytes) throw tooLarge();
      if (size > LARGE_BYTES) {
        room.take(size - taken);
        taken = size;
      }
      controller.enqueue(chunk);
    },
  });
  const release = () => {
    isAnswered = true;
    room.giveBack(taken);
  };
  return { stream, release };
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
