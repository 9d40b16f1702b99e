import { createAbortError } from '../image-engines/image-engines.errors.ts';
import { createQueueFullError, createVisitorQueueFullError } from './image-service.errors.ts';

export interface FairQueueOptions {
  /** How many tasks run at the same time. */
  concurrency: number;
  /** How many may wait, altogether and for each visitor. */
  limit: number;
  limitPerVisitor: number;
}

export interface FairQueue {
  /**
   * Runs `work` when it is its visitor's turn: visitors with the fewest running tasks first, and
   * among those the one who has waited longest since the last turn.
   * @throws {AppError} 503 or 429 at once when too many wait.
   * @throws {DOMException} named AbortError when the signal is aborted before the work began.
   */
  run<Result>(visitor: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
  status(): { running: number; waiting: number };
}

interface Task {
  start(): void;
}

/** Guesses how long a task takes before any has run. */
const FIRST_GUESS_MS = 1000;
/** How much the newest task counts in the average. */
const NEWEST_WEIGHT = 0.2;

export function createFairQueue({ concurrency, limit, limitPerVisitor }: FairQueueOptions): FairQueue {
  const waiting = new Map<string, Task[]>();
  const running = new Map<string, number>();
  let averageMs = FIRST_GUESS_MS;

  const countWaiting = () => sum([...waiting.values()].map((tasks) => tasks.length));
  const countRunning = () => sum([...running.values()]);
  const estimateWait = () => ((countWaiting() + countRunning()) / concurrency) * averageMs;

  function assertRoom(visitor: string): void {
    const own = waiting.get(visitor)?.length ?? 0;
    if (countRunning() < concurrency) return;
    if (countWaiting() >= limit) throw createQueueFullError(estimateWait());
    if (own >= limitPerVisitor) throw createVisitorQueueFullError(own, estimateWait());
  }

  function startNext(): void {
    while (countRunning() < concurrency) {
      const visitor = chooseVisitor(waiting, running);
      const task = visitor === undefined ? undefined : takeTask(waiting, visitor);
      if (!task) return;
      task.start();
    }
  }

  async function runNow<Result>(visitor: string, work: () => Promise<Result>): Promise<Result> {
    running.set(visitor, (running.get(visitor) ?? 0) + 1);
    const started = performance.now();
    try {
      return await work();
    } finally {
      averageMs += (performance.now() - started - averageMs) * NEWEST_WEIGHT;
      const left = (running.get(visitor) ?? 1) - 1;
      if (left === 0) running.delete(visitor);
      else running.set(visitor, left);
      startNext();
    }
  }

  return {
    async run(visitor, signal, work) {
      if (signal.aborted) throw createAbortError();
      assertRoom(visitor);
      return await new Promise((resolve, reject) => {
        const onAbort = () => {
          removeTask(waiting, visitor, task);
          reject(createAbortError());
        };
        const task: Task = {
          start() {
            signal.removeEventListener('abort', onAbort);
            runNow(visitor, work).then(resolve, reject);
          },
        };
        signal.addEventListener('abort', onAbort, { once: true });
        waiting.set(visitor, [...(waiting.get(visitor) ?? []), task]);
        startNext();
      });
    },
    status: () => ({ running: countRunning(), waiting: countWaiting() }),
  };
}

/** The map keeps visitors in the order of their turns, and looking for "fewer" keeps the first of equals. */
function chooseVisitor(waiting: Map<string, Task[]>, running: Map<string, number>): string | undefined {
  let chosen: string | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const visitor of waiting.keys()) {
    const count = running.get(visitor) ?? 0;
    if (count < fewest) {
      chosen = visitor;
      fewest = count;
    }
  }
  return chosen;
}

function takeTask(waiting: Map<string, Task[]>, visitor: string): Task | undefined {
  const [task, ...others] = waiting.get(visitor) ?? [];
  // Whoever had a turn goes to the end of the line.
  waiting.delete(visitor);
  if (others.length > 0) waiting.set(visitor, others);
  return task;
}

function removeTask(waiting: Map<string, Task[]>, visitor: string, task: Task): void {
  const others = (waiting.get(visitor) ?? []).filter((other) => other !== task);
  if (others.length > 0) waiting.set(visitor, others);
  else waiting.delete(visitor);
}

function sum(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
