import { createAbortError } from '../image-engines/image-engines.errors.ts';

export interface SharedWork<Result> {
  /**
   * Joins the work that is under way for `key`, or starts it. It is stopped when everyone who
   * joined has left.
   * @throws {DOMException} named AbortError at once when this caller's signal is aborted.
   */
  join(key: string, signal: AbortSignal, start: (signal: AbortSignal) => Promise<Result>): Promise<Result>;
  /** Whether there is work to join. */
  has(key: string): boolean;
}

interface Running<Result> {
  result: Promise<Result>;
  controller: AbortController;
  callers: number;
}

/** Lets identical requests that arrive together share one piece of work. */
export function createSharedWork<Result>(): SharedWork<Result> {
  const all = new Map<string, Running<Result>>();

  function forget(key: string, running: Running<Result>): void {
    if (all.get(key) === running) all.delete(key);
  }

  function begin(key: string, start: (signal: AbortSignal) => Promise<Result>): Running<Result> {
    const controller = new AbortController();
    const running: Running<Result> = { result: start(controller.signal), controller, callers: 0 };
    all.set(key, running);
    running.result.then(
      () => forget(key, running),
      () => forget(key, running),
    );
    return running;
  }

  return {
    has: (key) => all.has(key),
    async join(key, signal, start) {
      if (signal.aborted) throw createAbortError();
      const running = all.get(key) ?? begin(key, start);
      running.callers++;
      return await new Promise<Result>((resolve, reject) => {
        const leave = () => {
          running.callers--;
          reject(createAbortError());
          if (running.callers > 0) return;
          // Nobody may join work that is being stopped.
          forget(key, running);
          running.controller.abort();
        };
        signal.addEventListener('abort', leave, { once: true });
        running.result.finally(() => signal.removeEventListener('abort', leave)).then(resolve, reject);
      });
    },
  };
}
