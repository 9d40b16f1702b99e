import { createVisitorQueues } from './whose-turn.ts';

interface FairWorkLimitOptions {
  /** How many pieces of work run at once. */
  atOnce: number;
  /** How many more may wait for their turn, altogether and for each caller. */
  waiting: number;
  waitingPerCaller: number;
  /** What is thrown when too many wait already. */
  tooMany: () => Error;
}

export interface FairWorkLimit {
  /** Runs `work` when it is its caller's turn. */
  run<Result>(caller: string, work: () => Promise<Result>): Promise<Result>;
}

/**
 * Lets few of many run at a time, and no caller fill the line: whoever has the fewest in work is
 * next, and among equals whoever had a turn longest ago.
 */
export function createFairWorkLimit(options: FairWorkLimitOptions): FairWorkLimit {
  const { atOnce, waiting, waitingPerCaller, tooMany } = options;
  const queues = createVisitorQueues<() => void>();
  const running: string[] = [];
  const countRunning = (caller: string) => running.filter((other) => other === caller).length;

  const enter = async (caller: string): Promise<void> => {
    if (running.length < atOnce) {
      running.push(caller);
      return;
    }
    if (queues.count() >= waiting || queues.countOf(caller) >= waitingPerCaller) throw tooMany();
    await new Promise<void>((start) => queues.add(caller, start));
  };

  /** Whoever waits takes the place over, so nobody who arrives meanwhile can slip in. */
  const leave = (caller: string) => {
    running.splice(running.indexOf(caller), 1);
    const next = queues.takeNext(countRunning);
    if (!next) return;
    running.push(next.visitor);
    next.task();
  };

  return {
    async run(caller, work) {
      await enter(caller);
      try {
        return await work();
      } finally {
        leave(caller);
      }
    },
  };
}
