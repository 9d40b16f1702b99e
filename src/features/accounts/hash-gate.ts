import { createBusyError } from './accounts.errors.ts';

export interface HashGateOptions {
  /** How many pieces of work run at once. */
  atOnce: number;
  /** How many more may wait for their turn. */
  waiting: number;
}

export interface HashGate {
  /**
   * Runs `work` when there is room.
   * @throws {AppError} 503 `auth.busy` when too many wait already.
   */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** A full queue of the default length is worked off in about this time. */
const RETRY_MS = 5_000;

/**
 * Hashing a password takes a tenth of a second of a core and 32 MB, by design. A flood of sign-ins
 * must leave cores and memory for everybody else.
 */
export function createHashGate({ atOnce, waiting }: HashGateOptions): HashGate {
  let running = 0;
  const queue: (() => void)[] = [];

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running++;
      return;
    }
    if (queue.length >= waiting) throw createBusyError(RETRY_MS);
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  /** The next in line takes over the place, so nobody who arrives meanwhile can slip in. */
  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else running--;
  }

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
