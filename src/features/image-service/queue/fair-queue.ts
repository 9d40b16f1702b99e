import { createVisitorQueues } from '../../../platform/jobs/whose-turn.ts';
import { createAbortError } from '../../image-engines/image-engines.errors.ts';
import { createQueueFullError, createVisitorQueueFullError } from '../image-service.errors.ts';
import type { AskPlace, QueuePlace } from '../image-service.types.ts';

/** The site's own work, which waits its turn but falls under no limit and takes no visitor's place. */
export const SITE_ITSELF = 'site';

interface FairQueueOptions {
  /** How many tasks run at the same time; asked for each time, because it may change. */
  readonly concurrency: number;
  /** How many may wait, altogether and for each visitor. */
  limit: number;
  limitPerVisitor: number;
  /** How long one waits before it is told to come back; for ever when left out. */
  longestWaitMs?: number;
}

export interface FairQueue {
  /**
   * Runs `work` when it is its visitor's turn: visitors with the fewest running tasks first, and
   * among those the one whose last turn is longest ago.
   * @param onWaiting told once how to ask where in the queue it stands.
   * @throws {AppError} 503 or 429 at once when too many wait, 503 when its turn does not come in time.
   * @throws {DOMException} named AbortError when the signal is aborted before the work began.
   */
  run<Result>(
    visitor: string,
    signal: AbortSignal,
    work: () => Promise<Result>,
    onWaiting?: (ask: AskPlace) => void,
  ): Promise<Result>;
  /**
   * Keeps room for a task that is about to come, until the returned function is called.
   * @throws {AppError} 503 or 429 at once when too many wait.
   */
  claimPlace(visitor: string): () => void;
  status(): { running: number; waiting: number };
}

type Start = () => void;

export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { limit, limitPerVisitor, longestWaitMs } = options;
  const queues = createVisitorQueues<Start>();
  const running = createRunningTasks();
  const claims = createClaims();

  const guessWait = () => ((queues.count() + running.count()) / options.concurrency) * running.averageMs();

  function assertRoom(visitor: string): void {
    if (visitor === SITE_ITSELF) return;
    const { concurrency } = options;
    const free = concurrency - countVisitors(running) - countVisitors(queues);
    if (claims.count() < free) return;
    const own = queues.countOf(visitor) + Math.max(0, claims.countOf(visitor) - Math.max(0, free));
    const wait = guessWait();
    if (claims.count() >= free + limit) throw createQueueFullError(wait);
    if (own >= limitPerVisitor) throw createVisitorQueueFullError(own, wait);
  }

  function startWaiting(): void {
    while (running.count() < options.concurrency) {
      const next = queues.takeNext(running.countOf);
      if (!next) return;
      next.task();
    }
  }

  function findPlace(visitor: string, start: Start): QueuePlace | undefined {
    const before = queues.countBefore(visitor, start, running.countOf);
    if (before === undefined) return undefined;
    const place = before + 1;
    // Its turn, and then its own time.
    const milliseconds = (place / options.concurrency + 1) * running.averageMs();
    return { place, seconds: Math.max(1, Math.round(milliseconds / 1000)) };
  }

  function waitForTurn(
    visitor: string,
    signal: AbortSignal,
    onWaiting?: (ask: AskPlace) => void,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const stopWaiting = (reason: Error) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
        queues.remove(visitor, start);
        reject(reason);
      };
      const leave = () => stopWaiting(createAbortError());
      const start = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
        running.begin(visitor);
        resolve();
      };
      if (longestWaitMs !== undefined && visitor !== SITE_ITSELF) {
        timer = setTimeout(() => stopWaiting(createQueueFullError(guessWait())), longestWaitMs);
      }
      signal.addEventListener('abort', leave, { once: true });
      queues.add(visitor, start);
      startWaiting();
      onWaiting?.(() => findPlace(visitor, start));
    });
  }

  return {
    async run(visitor, signal, work, onWaiting) {
      if (signal.aborted) throw createAbortError();
      assertRoom(visitor);
      await waitForTurn(visitor, signal, onWaiting);
      const started = performance.now();
      try {
        return await work();
      } finally {
        running.end(visitor, performance.now() - started);
        startWaiting();
      }
    },
    claimPlace(visitor) {
      assertRoom(visitor);
      claims.add(visitor);
      let held = true;
      return () => {
        if (held) claims.remove(visitor);
        held = false;
      };
    },
    status: () => ({ running: running.count(), waiting: queues.count() }),
  };
}

interface CountedByVisitor {
  count(): number;
  countOf(visitor: string): number;
}

function countVisitors(tasks: CountedByVisitor): number {
  return tasks.count() - tasks.countOf(SITE_ITSELF);
}

function createClaims() {
  const visitors: string[] = [];
  return {
    count: () => visitors.length,
    countOf: (visitor: string) => visitors.filter((other) => other === visitor).length,
    add: (visitor: string) => void visitors.push(visitor),
    remove: (visitor: string) => void visitors.splice(visitors.indexOf(visitor), 1),
  };
}

/** Guesses how long a task takes before any has run. */
const FIRST_GUESS_MS = 1000;
/** How much the newest task counts in the average. */
const NEWEST_WEIGHT = 0.2;

function createRunningTasks() {
  const counts = new Map<string, number>();
  let total = 0;
  let averageMs = FIRST_GUESS_MS;
  const countOf = (visitor: string) => counts.get(visitor) ?? 0;
  return {
    countOf,
    count: () => total,
    averageMs: () => averageMs,
    begin(visitor: string) {
      total++;
      counts.set(visitor, countOf(visitor) + 1);
    },
    end(visitor: string, durationMs: number) {
      total--;
      averageMs += (durationMs - averageMs) * NEWEST_WEIGHT;
      if (countOf(visitor) === 1) counts.delete(visitor);
      else counts.set(visitor, countOf(visitor) - 1);
    },
  };
}
