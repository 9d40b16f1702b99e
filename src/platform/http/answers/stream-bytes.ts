/** A browser that takes nothing for so long has gone, whatever its connection says. */
const IDLE_MS = 60_000;
/** A slow line takes a whole picture in minutes, and a piece of it in seconds. */
const PIECE_BYTES = 64 * 1024;

interface StreamBytesOptions {
  idleMs?: number;
  /** Called once, when no more will be read: all was taken, reading failed, or nobody takes it any more. */
  onEnd?: () => void;
}

/**
 * Hands bytes out as fast as they are taken and no faster. Whoever stops taking them, or never begins,
 * ends the work.
 */
export function streamBytes(
  bytes: AsyncIterable<Uint8Array>,
  { idleMs = IDLE_MS, onEnd = () => undefined }: StreamBytesOptions = {},
): ReadableStream<Uint8Array> {
  const iterator = cutIntoPieces(bytes);
  let idle: NodeJS.Timeout | undefined;
  let ending: Promise<void> | undefined;
  const end = (): Promise<void> => {
    clearTimeout(idle);
    ending ??= iterator
      .return()
      .then(() => undefined)
      .finally(onEnd);
    return ending;
  };
  const watch = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    idle = setTimeout(() => {
      controller.error(new Error('Nobody takes what is sent any more.'));
      end().catch(() => undefined);
    }, idleMs);
    idle.unref();
  };
  return new ReadableStream<Uint8Array>(
    {
      start: watch,
      async pull(controller) {
        clearTimeout(idle);
        const next = await iterator.next().catch(async (error: unknown) => {
          await end();
          throw error;
        });
        if (next.done) {
          await end();
          return controller.close();
        }
        controller.enqueue(next.value);
        watch(controller);
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}

async function* cutIntoPieces(files: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  for await (const bytes of files) {
    for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
      yield bytes.subarray(start, start + PIECE_BYTES);
    }
  }
}
