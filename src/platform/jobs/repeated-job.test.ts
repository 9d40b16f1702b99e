import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRepeatedJob } from './repeated-job.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a job that fails is told of and runs again, and the process goes on', async () => {
  const told: unknown[] = [];
  let runs = 0;
  const work = async () => {
    runs += 1;
    if (runs < 3) throw new Error(`broken ${runs}`);
  };
  // An unhandled rejection would fail the test run, as it would end Node.
  const job = createRepeatedJob(work, 1_000, (error) => told.push(String(error)));
  job.start();
  await vi.advanceTimersByTimeAsync(3_500);
  expect(runs).toBe(3);
  expect(told).toEqual(['Error: broken 1', 'Error: broken 2']);
  await job.stop();
});

test('a stop waits for what runs, also when that fails, and nothing runs after it', async () => {
  const { promise: running, reject: fail } = Promise.withResolvers<void>();
  const told: unknown[] = [];
  let runs = 0;
  const work = () => {
    runs += 1;
    return running;
  };
  const job = createRepeatedJob(work, 1_000, (error) => told.push(error));
  job.start();
  await vi.advanceTimersByTimeAsync(1_000);
  const stopped = job.stop();
  fail(new Error('broken'));
  await stopped;
  await vi.advanceTimersByTimeAsync(5_000);
  expect([runs, told.length]).toEqual([1, 1]);
});
