export interface FairWorkLimitOptions {
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

interface Waiting {
  caller: string;
  start: () => void;
}

/**
 * Lets few of many run at a time, and no caller fill the line: whoever has the fewest in work is
 * next, and among equals whoever had a turn longest ago.
 */
export function createFairWorkLimit(options: FairWorkLimitOptions): FairWorkLimit {
  const { atOnce, waiting, waitingPerCaller, tooMany } = options;
  const running: string[] = [];
  let line: Waiting[] = [];
  const countIn = (callers: readonly string[], caller: string) =>
    callers.filter((other) => other === caller).length;

  const enter = async (caller: string): Promise<void> => {
    if (running.length < atOnce) {
      running.push(caller);
      return;
    }
    const own = line.filter((other) => other.caller === caller).length;
    if (line.length >= waiting || own >= waitingPerCaller) throw tooMany();
    await new Promise<void>((start) => line.push({ caller, start }));
  };

  /** Whoever waits takes the place over, so nobody who arrives meanwhile can slip in. */
  const leave = (caller: string) => {
    running.splice(running.indexOf(caller), 1);
    const inWork = line.map((place) => countIn(running, place.caller));
    const next = line[inWork.indexOf(Math.min(...inWork))];
    if (!next) return;
    const others = line.filter((place) => place !== next);
    // The rest of the same caller goes behind everybody else.
    line = [
      ...others.filter((place) => place.caller !== next.caller),
      ...others.filter((place) => place.caller === next.caller),
    ];
    running.push(next.caller);
    next.start();
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
