import { expect, test } from 'vitest';
import { createWorkLimit, type WorkLimit } from './work-limit.ts';

/** Work that ends when it is told to. */
function createWork(limit: WorkLimit) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string) =>
    limit.run(async () => {
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

test.each([
  { next: 'first', order: ['a', 'b', 'c', 'd'] },
  { next: 'last', order: ['a', 'b', 'd', 'c'] },
] as const)('few run at a time, and the $next that came is the next', async ({ next, order }) => {
  const { begun, add, end } = createWork(createWorkLimit({ atOnce: 2, next }));
  const all = Promise.all(['a', 'b', 'c', 'd'].map(add));
  await end('');
  expect(begun).toEqual(order.slice(0, 2));
  await end('a');
  expect(begun).toEqual(order.slice(0, 3));
  await end('b');
  expect(begun).toEqual(order);
  await end('c');
  await end('d');
  expect(await all).toEqual(['a', 'b', 'c', 'd']);
});

test('whoever comes when too many wait is told so', async () => {
  const limit = createWorkLimit({ atOnce: 1, waiting: 1, tooMany: () => new Error('full') });
  const { begun, add, end } = createWork(limit);
  const both = Promise.all([add('a'), add('b')]);
  await expect(add('c')).rejects.toThrow('full');
  await end('a');
  await end('b');
  expect(await both).toEqual(['a', 'b']);
  expect(begun).toEqual(['a', 'b']);
});

test('what fails makes room for the next', async () => {
  const limit = createWorkLimit({ atOnce: 1 });
  const failed = limit.run(() => Promise.reject(new Error('no ink')));
  const next = limit.run(async () => 'drawn');
  await expect(failed).rejects.toThrow('no ink');
  expect(await next).toBe('drawn');
  expect(await limit.run(async () => 'again')).toBe('again');
});
