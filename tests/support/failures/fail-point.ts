/** Places at which a process may be made to die, as `kill -9` would kill it. */
export interface FailPoints {
  /** Called at each such place; the process ends here when this hit was asked for. */
  reach(window: string): void;
  /** As `reach`, for a caller who ends the process at a moment of its own. @returns whether to do so. */
  isDue(window: string): boolean;
  die(): void;
  /** The process dies at the `hit`-th time from now that it reaches the window. */
  arm(window: string, hit: number): void;
  /** How often each window was reached since the start or the last call. */
  takeHits(): Record<string, number>;
}

/** @param die ends the process at once, without any clean-up. */
export function createFailPoints(die: () => void): FailPoints {
  let hits = new Map<string, number>();
  let armed: { window: string; left: number } | undefined;
  const isTime = (window: string) => {
    hits.set(window, (hits.get(window) ?? 0) + 1);
    if (armed?.window !== window) return false;
    armed.left -= 1;
    return armed.left === 0;
  };
  return {
    reach(window) {
      if (isTime(window)) die();
    },
    isDue: isTime,
    die,
    arm(window, hit) {
      armed = { window, left: hit };
    },
    takeHits() {
      const taken = Object.fromEntries(hits);
      hits = new Map();
      return taken;
    },
  };
}
