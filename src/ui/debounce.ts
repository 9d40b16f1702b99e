/** How long after the last resize event redrawing waits, in milliseconds. */
export const RESIZE_DEBOUNCE_MS = 250;

/** The two timer functions that it needs; tests pass the fake ones. */
interface Timers {
  set: (callback: () => void, milliseconds: number) => unknown;
  clear: (timer: unknown) => void;
}

const realTimers: Timers = {
  set: (callback, milliseconds) => setTimeout(callback, milliseconds),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

interface DebounceOptions {
  milliseconds: number;
  /** Called once when the first event arrives. */
  onStart?: () => void;
  /** Called once when the last event is `milliseconds` old. */
  onEnd: () => void;
  timers?: Timers;
}

interface Debounce {
  /** Tell it about every event. */
  touch: () => void;
  /** Whether `onEnd` is still to come. */
  isWaiting: () => boolean;
  /** Forgets the events without calling `onEnd`. */
  dispose: () => void;
}

/** Holds work back while events come, and lets it go some time after the last one. */
export function createDebounce({
  milliseconds,
  onStart,
  onEnd,
  timers = realTimers,
}: DebounceOptions): Debounce {
  let timer: unknown = null;
  const end = () => {
    timer = null;
    onEnd();
  };
  return {
    touch() {
      if (timer === null) onStart?.();
      else timers.clear(timer);
      timer = timers.set(end, milliseconds);
    },
    isWaiting: () => timer !== null,
    dispose() {
      if (timer !== null) timers.clear(timer);
      timer = null;
    },
  };
}
