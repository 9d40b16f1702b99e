export interface RepeatedJob {
  /** Runs it for the first time after a pause. */
  start(): void;
  /** Resolves when it runs no more. */
  stop(): Promise<void>;
}

/**
 * Runs `work` again and again with a pause in between; it never keeps the process alive, and never ends it:
 * what fails is told to `onFailure`, and the next round tries again.
 */
export function createRepeatedJob(
  work: () => Promise<void>,
  pauseMs: number,
  onFailure: (error: unknown) => void,
): RepeatedJob {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const schedule = () => {
    timer = setTimeout(() => {
      running = work()
        .catch(onFailure)
        .then(() => {
          if (timer) schedule();
        });
    }, pauseMs);
    timer.unref();
  };
  return {
    start() {
      if (!timer) schedule();
    },
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await running;
    },
  };
}
