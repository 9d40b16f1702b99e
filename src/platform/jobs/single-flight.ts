/** Runs work that nobody else is at; whoever asks for the same meanwhile waits for that one result. */
type SingleFlight<Result> = (key: string, work: () => Promise<Result>) => Promise<Result>;

/** Nothing is kept: once the work has ended, well or not, the next to ask starts it anew. */
export function createSingleFlight<Result>(): SingleFlight<Result> {
  const running = new Map<string, Promise<Result>>();
  return (key, work) => {
    const known = running.get(key);
    if (known) return known;
    const started = work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
