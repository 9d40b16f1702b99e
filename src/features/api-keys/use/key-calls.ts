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
  /** A use that is no counted call. */
  seen(keyId: string): void;
  /** Writes down what was counted since. */
  write(): Promise<void>;
  job: RepeatedJob;
}

export function createKeyCalls({ store, clock, onFailure }: KeyCallsOptions): KeyCalls {
  let days = new Map<string, CountedCalls>();
  let lastUsed = new Map<string, number>();
  const count = ({ keyId, date, calls, errors, milliseconds }: CountedCalls) => {
    const name = `${date} ${keyId}`;
    const day = days.get(name) ?? { keyId, date, calls: 0, errors: 0, milliseconds: 0 };
    day.calls += calls;
    day.errors += errors;
    day.milliseconds += milliseconds;
    days.set(name, day);
  };
  const use = (keyId: string, at: number) => lastUsed.set(keyId, Math.max(at, lastUsed.get(keyId) ?? 0));
  const write = async () => {
    if (lastUsed.size === 0) return;
    const [counted, used] = [[...days.values()], lastUsed];
    days = new Map();
    lastUsed = new Map();
    try {
      await store.add(counted, used);
    } catch (error) {
      // The next round writes them down, with what came meanwhile.
      for (const day of counted) count(day);
      for (const [keyId, at] of used) use(keyId, at);
      throw error;
    }
  };
  return {
    note(keyId, { failed, milliseconds }) {
      const now = clock.now();
      count({
        keyId,
        date: utcDate(now),
        calls: 1,
        errors: failed ? 1 : 0,
        milliseconds: Math.round(milliseconds),
      });
      use(keyId, now);
    },
    seen: (keyId) => void use(keyId, clock.now()),
    write,
    job: createRepeatedJob(write, WRITE_EVERY_MS, onFailure),
  };
}
