import { FeedError } from '../../feed.errors.ts';

export interface CrowdLimit {
  /** @throws {FeedError} `temporary` when too many wait already. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/**
 * Lets few of many run at a time, in the order in which they came. Whoever makes up thousands of
 * addresses makes neither the blog nor the other visitors wait for all of them.
 */
export function createCrowdLimit({ running, waiting }: { running: number; waiting: number }): CrowdLimit {
  const queue: (() => void)[] = [];
  let free = running;

  const enter = () => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    if (queue.length >= waiting) {
      throw new FeedError('temporary', { cause: new Error('too many questions at once') });
    }
    return new Promise<void>((resolve) => queue.push(resolve));
  };
  /** Whoever waits takes the place over. */
  const leave = () => {
    const next = queue.shift();
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
