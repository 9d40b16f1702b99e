import type { MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { DrawOutcome, DrawTask } from './draw-task.ts';

/** Pages are answered before pictures are drawn: under load that cuts the slowest page answers to a fraction. */
const NICENESS = 5;

/**
 * Five times what the largest picture needs of a thread's heap; pixels lie outside of it. Whoever wants
 * more has gone wrong, and is to end alone: left to itself a thread takes gigabytes.
 */
const HEAP_MB = 256;
/**
 * Node gives a thread that is full 16 MB more to end in. One collection of a larger young generation
 * moves more than that at once, and V8 then ends the whole process.
 */
const YOUNG_HEAP_MB = 16;

interface DrawingPoolOptions {
  /** What each thread runs. */
  workerFile: string;
  /** How many threads, each drawing one picture at a time. */
  workers: number;
  /** How large the heap of a thread may become before it is ended. */
  heapMb?: number;
  /** Told when a thread breaks between two pictures. */
  onWorkerLost: (error: Error) => void;
}

export interface DrawingPool {
  /**
   * Draws on the next free thread.
   * @throws {Error} when drawing failed, the thread ran out of memory, or none could load the worker file.
   */
  run(task: DrawTask, options: { signal: AbortSignal; transferList: MessagePort[] }): Promise<DrawOutcome>;
  close(): Promise<void>;
}

type Threads = Piscina<DrawTask, DrawOutcome>;
/** What ends the tasks that have no outcome yet. */
type Waiting = Set<(reason: Error) => void>;

/**
 * Threads that draw. Once a thread has ended while it was being started, its set gets no new ones: when
 * the last one is gone it would leave its tasks waiting, so it is given up with them, and the next task
 * begins with a new set.
 */
export function createDrawingPool(options: DrawingPoolOptions): DrawingPool {
  const { workerFile, workers, heapMb = HEAP_MB, onWorkerLost } = options;
  let current: { threads: Threads; waiting: Waiting } | undefined;
  let isClosed = false;

  function open(): { threads: Threads; waiting: Waiting } {
    const threads: Threads = new Piscina({
      filename: workerFile,
      minThreads: workers,
      maxThreads: workers,
      concurrentTasksPerWorker: 1,
      niceIncrement: NICENESS,
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
    });
    const waiting: Waiting = new Set();
    const giveUpIfEmpty = (cause: Error) => {
      if (isClosed || current?.threads !== threads || threads.threads.length > 0) return;
      current = undefined;
      const reason = new Error(`No drawing thread could be started: ${cause.message}`, { cause });
      for (const reject of waiting) reject(reason);
      threads.destroy().catch(onWorkerLost);
    };
    threads.on('error', (error: Error) => {
      onWorkerLost(error);
      giveUpIfEmpty(error);
    });
    // A thread that was ended from outside, or ends itself, reports no error. One that was ready has a
    // successor by the next turn.
    threads.on('workerDestroy', () => setImmediate(giveUpIfEmpty, new Error('the last one ended.')));
    return { threads, waiting };
  }

  return {
    run(task, options) {
      current ??= open();
      const { threads, waiting } = current;
      return new Promise((resolve, reject) => {
        waiting.add(reject);
        threads
          .run(task, options)
          .finally(() => waiting.delete(reject))
          .then(resolve, reject);
      });
    },
    async close() {
      isClosed = true;
      await current?.threads.destroy();
    },
  };
}
