/** How long after the last resize event redrawing waits, in milliseconds. */
export const RESIZE_HOLD_MS = 250;

/** The two timer functions that a hold needs; tests pass the fake ones. */
export interface Timers {
  set: (callback: () => void, milliseconds: number) => unknown;
  clear: (timer: unknown) => void;
}

const realTimers: Timers = {
  set: (callback, milliseconds) => setTimeout(callback, milliseconds),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

interface ResizeHoldOptions {
  /** Called once when the first event of a resize arrives. */
  onHold?: () => void;
  /** Called once when the last event is `RESIZE_HOLD_MS` old. */
  onRelease: () => void;
  timers?: Timers;
}

export interface ResizeHold {
  /** Tell it about every resize event. */
  touch: () => void;
  isHeld: () => boolean;
  /** Forgets a hold without releasing it. */
  dispose: () => void;
}

/** Holds work back while a window is being resized, and lets it go 250 ms after the last event. */
export function createResizeHold({ onHold, onRelease, timers = realTimers }: ResizeHoldOptions): ResizeHold {
  let timer: unknown = null;
  const release = () => {
    timer = null;
    onRelease();
  };
  return {
    touch() {
      if (timer === null) onHold?.();
      else timers.clear(timer);
      timer = timers.set(release, RESIZE_HOLD_MS);
    },
    isHeld: () => timer !== null,
    dispose() {
      if (timer !== null) timers.clear(timer);
      timer = null;
    },
  };
}
