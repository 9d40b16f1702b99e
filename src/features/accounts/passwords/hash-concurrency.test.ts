import { expect, it } from 'vitest';
import { createHashConcurrency } from './hash-concurrency.ts';

/** Work that ends when it is told to. */
function createWork() {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  return {
    ends,
    most: () => most,
    run: async () => {
      running++;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running--;
    },
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('runs so many at once, lets so many wait in order, and turns the rest away', async () => {
  const gate = createHashConcurrency({ atOnce: 2, waiting: 1 });
  const work = createWork();
  const all = [1, 2, 3].map(() => gate.run(work.run));
  await expect(gate.run(work.run)).rejects.toMatchObject({ status: 503, code: 'auth.busy' });
  expect(work.ends).toHaveLength(2);
  work.ends[0]?.();
  await settle();
  expect(work.ends).toHaveLength(3);
  for (const end of work.ends) end();
  await Promise.all(all);
  expect(work.most()).toBe(2);
});

it('gives the place free after a failure too', async () => {
  const gate = createHashConcurrency({ atOnce: 1, waiting: 5 });
  const failing = gate.run(() => Promise.reject(new Error('no')));
  const next = gate.run(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
  expect(await gate.run(async () => 'again')).toBe('again');
});
