import { createAbortError } from '../../image-engines/image-engines.errors.ts';

interface SharedWork<Result, News> {
  /**
   * Joins the work that is under way for `key`, or starts it. It is stopped when everyone who
   * joined has left.
   * @throws {DOMException} named AbortError at once when this caller's signal is aborted.
   */
  join(key: string, caller: Caller<News>, start: StartWork<Result, News>): Promise<Result>;
  /** Whether there is work to join. */
  has(key: string): boolean;
}

interface Caller<News> {
  signal: AbortSignal;
  /** Told what the work says of itself; who joins late is told the latest at once. */
  onNews?: (news: News) => void;
}

/** `tell` reaches everyone who has joined. */
type StartWork<Result, News> = (signal: AbortSignal, tell: (news: News) => void) => Promise<Result>;

interface Running<Result, News> {
  result: Promise<Result>;
  controller: AbortController;
  callers: Set<Caller<News>>;
  latest: { news: News } | undefined;
}

/** Lets identical requests that arrive together share one piece of work. */
export function createSharedWork<Result, News = never>(): SharedWork<Result, News> {
  const all = new Map<string, Running<Result, News>>();

  function forget(key: string, running: Running<Result, News>): void {
    if (all.get(key) === running) all.delete(key);
  }

  function begin(key: string, start: StartWork<Result, News>): Running<Result, News> {
    const running = startWork(start);
    all.set(key, running);
    running.result.then(
      () => forget(key, running),
      () => forget(key, running),
    );
    return running;
  }

  return {
    has: (key) => all.has(key),
    async join(key, caller, start) {
      const { signal, onNews } = caller;
      if (signal.aborted) throw createAbortError();
      const running = all.get(key) ?? begin(key, start);
      running.callers.add(caller);
      if (running.latest) onNews?.(running.latest.news);
      return await new Promise<Result>((resolve, reject) => {
        const leave = () => {
          running.callers.delete(caller);
          reject(createAbortError());
          if (running.callers.size > 0) return;
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

function startWork<Result, News>(start: StartWork<Result, News>): Running<Result, News> {
  const controller = new AbortController();
  const callers: Running<Result, News>['callers'] = new Set();
  let latest: Running<Result, News>['latest'];
  const tell = (news: News) => {
    latest = { news };
    for (const { onNews } of callers) onNews?.(news);
  };
  return {
    result: start(controller.signal, tell),
    controller,
    callers,
    get latest() {
      return latest;
    },
  };
}
