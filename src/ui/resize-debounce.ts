/** How long after the last resize event redrawing waits, in milliseconds. */
const RESIZE_DEBOUNCE_MS = 250;

/** The two timer functions that it needs; tests pass the fake ones. */
interface Timers {
  set: (callback: () => void, milliseconds: number) => unknown;
  clear: (timer: unknown) => void;
}

const realTimers: Timers = {
  set: (callback, milliseconds) => setTimeout(callback, milliseconds),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

interface ResizeDebounceOptions {
  /** Called once when the first event of a resize arrives. */
  onStart?: () => void;
  /** Called once when the last event is `RESIZE_DEBOUNCE_MS` old. */
  onEnd: () => void;
  timers?: Timers;
}

interface ResizeDebounce {
  /** Tell it about every resize event. */
  touch: () => void;
  isResizing: () => boolean;
  /** Forgets a resize without calling `onEnd`. */
  dispose: () => void;
}

/** Holds work back while a window is being resized, and lets it go 250 ms after the last event. */
export function createResizeDebounce({
  onStart,
  onEnd,
  timers = realTimers,
}: ResizeDebounceOptions): ResizeDebounce {
  let timer: unknown = null;
  const end = () => {
    timer = null;
    onEnd();
  };
  return {
    touch() {
      if (timer === null) onStart?.();
      else timers.clear(timer);
      timer = timers.set(end, RESIZE_DEBOUNCE_MS);
    },
    isResizing: () => timer !== null,
    dispose() {
      if (timer !== null) timers.clear(timer);
      timer = null;
    },
  };
}
