/** A browser that takes nothing for so long has gone, whatever its connection says. */
const IDLE_MS = 60_000;
/** A slow line takes a whole picture in minutes, and a piece of it in seconds. */
const PIECE_BYTES = 64 * 1024;

/**
 * Hands bytes out as fast as they are taken and no faster. Whoever stops taking them ends the work.
 */
export function streamBytes(bytes: AsyncIterable<Uint8Array>, idleMs = IDLE_MS): ReadableStream<Uint8Array> {
  const iterator = cutIntoPieces(bytes);
  const end = async () => {
    await iterator.return();
  };
  let idle: NodeJS.Timeout | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        clearTimeout(idle);
        const next = await iterator.next();
        if (next.done) return controller.close();
        controller.enqueue(next.value);
        idle = setTimeout(() => {
          controller.error(new Error('Nobody takes what is sent any more.'));
          void end();
        }, idleMs);
        idle.unref();
      },
      async cancel() {
        clearTimeout(idle);
        await end();
      },
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
