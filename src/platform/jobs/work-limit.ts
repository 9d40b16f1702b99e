interface WorkLimitOptions {
  /** How many pieces of work run at once. */
  atOnce: number;
  /** How many more may wait for their turn; without it any number. */
  waiting?: number;
  /** Who is next: the one that came `first`, or `last` where what was asked for last is looked at now. */
  next?: 'first' | 'last';
  /** What is thrown when too many wait already. */
  tooMany?: () => Error;
}

export interface WorkLimit {
  /** Runs `work` when there is room. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Lets few of many run at a time. */
export function createWorkLimit(options: WorkLimitOptions): WorkLimit {
  const { atOnce, waiting = Number.POSITIVE_INFINITY, next = 'first' } = options;
  const { tooMany = () => new Error('Too much work is waiting.') } = options;
  const queue: (() => void)[] = [];
  let free = atOnce;

  const enter = async (): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (queue.length >= waiting) throw tooMany();
    await new Promise<void>((resolve) => queue.push(resolve));
  };
  /** Whoever waits takes the place over, so nobody who arrives meanwhile can slip in. */
  const leave = () => {
    const follower = next === 'first' ? queue.shift() : queue.pop();
    if (follower) follower();
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
