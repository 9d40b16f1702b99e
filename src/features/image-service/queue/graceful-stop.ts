import { isAbortError } from '../../image-engines/image-engines.errors.ts';
import { createStoppingError } from '../image-service.errors.ts';

export interface GracefulStop {
  /**
   * Does work that a stop waits for, with a signal that a stop aborts when its timeout is over.
   * @throws {AppError} 503 when the service is stopping already, or stopped before the work was done.
   */
  run<Result>(signal: AbortSignal, work: (signal: AbortSignal) => Promise<Result>): Promise<Result>;
  /**
   * Begins no more work, lets what has begun go on for at most `graceMs` milliseconds, then aborts
   * it. Resolves when all of it has ended, with whatever it does after being aborted.
   */
  drain(graceMs: number): Promise<void>;
}

export function createGracefulStop(): GracefulStop {
  const timeout = new AbortController();
  const running = new Set<Promise<unknown>>();
  let stopping = false;

  return {
    async run(signal, work) {
      if (stopping) throw createStoppingError();
      const result = work(AbortSignal.any([signal, timeout.signal]));
      running.add(result);
      try {
        return await result;
      } catch (error) {
        // A caller who has left is told nothing; one who waits is told that it was not the engine.
        if (isAbortError(error) && timeout.signal.aborted && !signal.aborted) throw createStoppingError();
        throw error;
      } finally {
        running.delete(result);
      }
    },
    async drain(graceMs) {
      stopping = true;
      const timer = setTimeout(() => timeout.abort(), graceMs);
      await Promise.allSettled(running);
      clearTimeout(timer);
    },
  };
}
