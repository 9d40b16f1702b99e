const PAUSE_MS = 2_000;

export type Say = (line: string) => void;

/** Tells every few seconds how far long work has come; short work says nothing. */
export function createProgress(say: Say, what: string, total: number): (done: number) => void {
  let last = performance.now();
  return (done) => {
    const now = performance.now();
    if (now - last < PAUSE_MS) return;
    last = now;
    say(`${what}: ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`);
  };
}
