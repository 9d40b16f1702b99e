import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

export interface QueuedRun {
  promptId: string;
  clientId: string;
  graph: Record<string, { class_type: string; inputs: Record<string, unknown> }>;
}

export type RunEnd = 'well' | 'interrupted' | 'taken back';

export interface ComfyUiRuns {
  readonly running: QueuedRun | undefined;
  readonly pending: readonly QueuedRun[];
  add(run: Omit<QueuedRun, 'promptId'>, execute: (run: QueuedRun) => Promise<RunEnd>): QueuedRun;
  delete(promptIds: readonly string[]): void;
  /** Ends the work of whatever is running. */
  interrupt(): void;
  /** Waits as work does; says whether it was interrupted meanwhile. */
  work(milliseconds: number): Promise<boolean>;
}

/** ComfyUI's queue: one run after the other. */
export function createComfyUiRuns(): ComfyUiRuns {
  let last: Promise<unknown> = Promise.resolve();
  let running: QueuedRun | undefined;
  let pending: QueuedRun[] = [];
  let interruption = new AbortController();

  async function runInTurn(run: QueuedRun, execute: (run: QueuedRun) => Promise<RunEnd>): Promise<void> {
    if (!pending.includes(run)) return;
    pending = pending.filter((other) => other !== run);
    running = run;
    interruption = new AbortController();
    await execute(run);
    running = undefined;
  }

  return {
    get running() {
      return running;
    },
    get pending() {
      return pending;
    },
    add(order, execute) {
      const run = { ...order, promptId: randomUUID() };
      pending.push(run);
      last = last.then(() => runInTurn(run, execute));
      return run;
    },
    delete(promptIds) {
      pending = pending.filter(({ promptId }) => !promptIds.includes(promptId));
    },
    interrupt: () => interruption.abort(),
    async work(milliseconds) {
      const { signal } = interruption;
      await wait(milliseconds, undefined, { signal }).catch(() => {});
      return signal.aborted;
    },
  };
}
