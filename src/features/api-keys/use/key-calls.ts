import { createRepeatedJob, type RepeatedJob } from '../../../platform/jobs/repeated-job.ts';
import { type Clock, utcDate } from '../../../shared/clock.ts';
import type { CountedCalls, createKeyDaysStore } from './key-days.store.ts';

const WRITE_EVERY_MS = 60_000;

interface KeyCallsOptions {
  store: Pick<ReturnType<typeof createKeyDaysStore>, 'add'>;
  clock: Clock;
  onFailure: (error: unknown) => void;
}

/** Counts calls in memory and writes them down once a minute: a call of its own costs no commit. */
export interface KeyCalls {
  note(keyId: string, call: { failed: boolean; milliseconds: number }): void;
  /** Writes down what was counted since. */
  write(): Promise<void>;
  job: RepeatedJob;
}

export function createKeyCalls({ store, clock, onFailure }: KeyCallsOptions): KeyCalls {
  let days = new Map<string, CountedCalls>();
  let lastUsed = new Map<string, number>();
  const write = async () => {
    if (lastUsed.size === 0) return;
    const [counted, used] = [[...days.values()], lastUsed];
    days = new Map();
    lastUsed = new Map();
    await store.add(counted, used);
  };
  return {
    note(keyId, { failed, milliseconds }) {
      const now = clock.now();
      const date = utcDate(now);
      const name = `${date} ${keyId}`;
      const day = days.get(name) ?? { keyId, date, calls: 0, errors: 0, milliseconds: 0 };
      day.calls += 1;
      day.errors += failed ? 1 : 0;
      day.milliseconds += Math.round(milliseconds);
      days.set(name, day);
      lastUsed.set(keyId, now);
    },
    write,
    job: createRepeatedJob(write, WRITE_EVERY_MS, onFailure),
  };
}
