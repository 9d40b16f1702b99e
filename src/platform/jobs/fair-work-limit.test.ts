import { expect, test } from 'vitest';
import { createFairWorkLimit, type FairWorkLimit } from './fair-work-limit.ts';

const tooMany = () => new Error('full');

/** Work that ends when it is told to; a name begins with its caller. */
function createWork(limit: FairWorkLimit) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string) =>
    limit.run(name.charAt(0), async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, add, end };
}

test('callers take turns, however many each of them has waiting', async () => {
  const { begun, add, end } = createWork(
    createFairWorkLimit({ atOnce: 1, waiting: 20, waitingPerCaller: 4, tooMany }),
  );
  const all = Promise.all(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map(add));
  for (const turn of [0, 1, 2, 3, 4, 5, 6]) {
    await end('');
    await end(begun[turn] ?? '');
  }
  expect(await all).toHaveLength(7);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('whoever has nothing in work goes before whoever has', async () => {
  const { begun, add, end } = createWork(
    createFairWorkLimit({ atOnce: 2, waiting: 20, waitingPerCaller: 4, tooMany }),
  );
  const all = Promise.all(['a1', 'a2', 'a3', 'b1'].map(add));
  await end('');
  await end('a1');
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('a2');
  await end('b1');
  await end('a3');
  await all;
});

test('whoever fills a share is refused, and nobody else; a full line refuses everybody', async () => {
  const limit = createFairWorkLimit({ atOnce: 1, waiting: 3, waitingPerCaller: 2, tooMany });
  const { add, end } = createWork(limit);
  const names = ['a1', 'a2', 'a3'];
  const all = Promise.all(names.map(add));
  await expect(add('a4')).rejects.toThrow('full');
  const other = add('b1');
  await expect(add('c1')).rejects.toThrow('full');
  for (const name of ['', 'a1', 'a2', 'b1', 'a3']) await end(name);
  expect(await all).toEqual(names);
  expect(await other).toBe('b1');
});

test('what fails makes room for the next', async () => {
  const limit = createFairWorkLimit({ atOnce: 1, waiting: 1, waitingPerCaller: 1, tooMany });
  const failed = limit.run('a', () => Promise.reject(new Error('no ink')));
  const next = limit.run('a', async () => 'written');
  await expect(failed).rejects.toThrow('no ink');
  expect(await next).toBe('written');
});
