export interface WorkTime {
  /** Aborted when the time is used up. */
  readonly isUp: AbortSignal;
  /** Stops the clock, or lets it go on. */
  pause(isPaused: boolean): void;
  end(): void;
}

/** Time that only runs while work is done. */
export function createWorkTime(milliseconds: number): WorkTime {
  const up = new AbortController();
  let left = milliseconds;
  let since = 0;
  let timer: NodeJS.Timeout | undefined;
  const run = () => {
    since = performance.now();
    timer = setTimeout(() => up.abort(), left);
    timer.unref();
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  run();
  return {
    isUp: up.signal,
    pause(isPaused) {
      if (isPaused && timer) {
        left = Math.max(0, left - (performance.now() - since));
        stop();
      } else if (!isPaused && !timer) run();
    },
    end: stop,
  };
}
