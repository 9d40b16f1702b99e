import { isMarkedAsUntransferable, type MessagePort } from 'node:worker_threads';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { IllustrationStopped } from '../../../../illustrator/core/checkpoint.ts';
import type { Illustrate, Picture } from '../../../../illustrator/illustrator.types.ts';
import type { ImageFormat, ImageRequest } from '../../image-engines.types.ts';

/** Places in the memory that a task shares with the thread that asked for it. */
export const STOP_FLAG = 0;
export const STARTED_FLAG = 1;
export const FLAG_COUNT = 2;

export interface DrawTask {
  request: ImageRequest;
  /** FLAG_COUNT 32-bit flags: a thread that is busy drawing reads no messages, but it can look at memory. */
  flags: SharedArrayBuffer;
  /** Where progress is told, 0..1; missing when nobody listens. */
  progress?: MessagePort;
}

/**
 * Errors lose their class on the way between threads, so being stopped is a value. Anything thrown
 * is a failure of the illustrator itself.
 */
export type DrawOutcome =
  | { kind: 'drawn'; bytes: Uint8Array<ArrayBuffer>; understood: string[]; unknown: string[] }
  | { kind: 'stopped' };

export interface Drawing {
  illustrate: Illustrate;
  encode: (picture: Picture, format: ImageFormat) => Promise<Uint8Array>;
}

/** Makes the function that a worker runs for each task: draw, encode, hand the bytes over without a copy. */
export function createDrawTaskHandler({ illustrate, encode }: Drawing): (task: DrawTask) => Promise<unknown> {
  return async ({ request, flags, progress }) => {
    const shared = new Int32Array(flags);
    Atomics.store(shared, STARTED_FLAG, 1);
    const signal = {
      get aborted() {
        return Atomics.load(shared, STOP_FLAG) === 1;
      },
      progress: (done: number) => progress?.postMessage(done),
    };
    try {
      if (signal.aborted) return { kind: 'stopped' } satisfies DrawOutcome;
      const { picture, report } = await illustrate(request, signal);
      if (signal.aborted) return { kind: 'stopped' } satisfies DrawOutcome;
      const bytes = ownBuffer(await encode(picture, request.format));
      const { understood, unknown } = report;
      return handOver({ kind: 'drawn', bytes, understood, unknown }, bytes.buffer);
    } catch (error) {
      if (error instanceof IllustrationStopped) return { kind: 'stopped' } satisfies DrawOutcome;
      throw error;
    } finally {
      progress?.close();
    }
  };
}

/** Only a whole buffer can leave its thread, and not one that native code such as sharp still frees by itself. */
function ownBuffer(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = bytes;
  const canLeave =
    buffer instanceof ArrayBuffer &&
    buffer.byteLength === bytes.byteLength &&
    !isMarkedAsUntransferable(buffer);
  return canLeave ? new Uint8Array(buffer) : new Uint8Array(bytes);
}

function handOver(outcome: DrawOutcome, buffer: ArrayBuffer): unknown {
  return move({ [transferableSymbol]: [buffer], [valueSymbol]: outcome });
}
