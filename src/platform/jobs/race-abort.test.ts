import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { raceAbort } from './race-abort.ts';

const never = new Promise<string>(() => {});

it('answers as the work does, and listens no longer', async () => {
  const { signal } = new AbortController();
  expect(await raceAbort(Promise.resolve('done'), signal)).toBe('done');
  await expect(raceAbort(Promise.reject(new Error('broken')), signal)).rejects.toThrow('broken');
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

it('leaves work that goes on, with the reason of the signal or its own', async () => {
  const controller = new AbortController();
  const waiting = [raceAbort(never, controller.signal), raceAbort(never, controller.signal, () => 'left')];
  controller.abort('gone');
  expect(await Promise.allSettled(waiting)).toMatchObject([{ reason: 'gone' }, { reason: 'left' }]);
});

it('leaves at once when it is over already, also work that has ended or breaks later', async () => {
  const signal = AbortSignal.abort('gone');
  await expect(raceAbort(Promise.resolve('done'), signal)).rejects.toBe('gone');
  // An unhandled rejection would fail the test run.
  await expect(raceAbort(Promise.reject(new Error('broken')), signal)).rejects.toBe('gone');
});
