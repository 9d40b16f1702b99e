export interface DrawingQueue {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/**
 * Lets few drawings run at a time. The one asked for last is next: it is the one that somebody looks
 * at now, while those asked for earlier may have been scrolled away.
 */
export function createDrawingQueue(concurrency: number): DrawingQueue {
  const waiting: (() => void)[] = [];
  let free = concurrency;
  const enter = () => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise<void>((resolve) => waiting.push(resolve));
  };
  /** Whoever waits takes the place over, so that nobody slips in between. */
  const leave = () => {
    const next = waiting.pop();
    if (next) next();
    else free += 1;
  };
  return {
    async run(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
