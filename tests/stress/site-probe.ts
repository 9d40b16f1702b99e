/**
 * Loaded into a server before its own code (`node --import`), so that tests can weigh it from outside:
 * it answers over the channel between the two processes, and the product knows nothing of it.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/** How a server stands at one moment, after it threw away what nobody needs. */
export interface SiteWeight {
  /** Bytes of objects and of buffers outside of V8's heap that something still refers to. */
  heldBytes: number;
  residentBytes: number;
  /** How late the event loop was since the last question, in milliseconds. */
  loopDelay: { p50: number; p99: number; longest: number };
}

const NANOSECONDS = 1e6;

if (isMainThread && process.send) answerQuestions();

function answerQuestions(): void {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  process.on('message', () => {
    const loopDelay = {
      p50: delay.percentile(50) / NANOSECONDS,
      p99: delay.percentile(99) / NANOSECONDS,
      longest: delay.max / NANOSECONDS,
    };
    globalThis.gc?.();
    globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    const weight: SiteWeight = { heldBytes: heapUsed + external, residentBytes: rss, loopDelay };
    process.send?.(weight);
    delay.reset();
  });
  // A server that has ended its work must not be kept alive by being watched.
  process.channel?.unref();
}
