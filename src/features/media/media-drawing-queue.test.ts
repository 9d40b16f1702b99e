import { expect, test } from 'vitest';
import { createDrawingQueue } from './media-drawing-queue.ts';

/** Work that ends when it is told to. */
function createWork(queue: ReturnType<typeof createDrawingQueue>) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string) =>
    queue.run(async () => {
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

test('few run at a time, and the last that came is the next', async () => {
  const { begun, add, end } = createWork(createDrawingQueue(2));
  const all = Promise.all(['a', 'b', 'c', 'd'].map(add));
  await end('');
  expect(begun).toEqual(['a', 'b']);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'd']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'd', 'c']);
  await end('c');
  await end('d');
  expect(await all).toEqual(['a', 'b', 'c', 'd']);
});

test('what fails makes room for the next', async () => {
  const queue = createDrawingQueue(1);
  const failed = queue.run(() => Promise.reject(new Error('no ink')));
  const next = queue.run(async () => 'drawn');
  await expect(failed).rejects.toThrow('no ink');
  expect(await next).toBe('drawn');
});
