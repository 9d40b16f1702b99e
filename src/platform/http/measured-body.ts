import { AppError } from '../../shared/app-error.ts';
import { withinTime } from '../jobs/within-time.ts';
import { TOO_SLOW } from './http-refusals.ts';

/** How steadily a large body has to arrive. */
export interface BodyPace {
  /** On average, over any time longer than `timeoutMs`. */
  bytesPerSecond: number;
  /** How long a body may pause that arrived at no more than this pace. */
  timeoutMs: number;
}

interface MeasuredBodyOptions {
  maxBytes: number;
  tooLarge: () => AppError;
  /** Told of all bytes so far whenever more have come; may refuse them by throwing. */
  onArrived?: (size: number) => void;
  /** Without it a body may take as long as a request may. */
  pace?: BodyPace | undefined;
}

interface MeasuredBody {
  stream: ReadableStream<Uint8Array>;
  /** From now on whoever still reads gets an error. */
  stop(): void;
}

/** Hands a body on as it is read, and ends it with an error when it is too large or too slow. */
export function measureBody(
  body: ReadableStream<Uint8Array>,
  { maxBytes, tooLarge, onArrived = () => undefined, pace }: MeasuredBodyOptions,
): MeasuredBody {
  const reader = body.getReader();
  const read = pace ? createPacedRead(reader, pace) : () => reader.read();
  let size = 0;
  let isStopped = false;
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await read();
        // Nobody counts any more what comes now.
        if (isStopped) throw new Error('This request was answered already.');
        if (done) return controller.close();
        size += value.length;
        if (size > maxBytes) throw tooLarge();
        onArrived(size);
        controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return {
    stream,
    stop() {
      isStopped = true;
    },
  };
}

/** Only the time in which we wait for the sender counts, and a quick start earns no longer pause. */
function createPacedRead(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  { bytesPerSecond, timeoutMs }: BodyPace,
) {
  let timeLeft = timeoutMs;
  return async () => {
    const began = performance.now();
    const result = await withinTime(reader.read(), timeLeft, refuseSlowBody);
    const earned = ((result.value?.length ?? 0) / bytesPerSecond) * 1000;
    timeLeft = Math.min(timeoutMs, Math.max(0, timeLeft - (performance.now() - began)) + earned);
    return result;
  };
}

function refuseSlowBody(): never {
  throw new AppError(TOO_SLOW, { Connection: 'close' });
}
