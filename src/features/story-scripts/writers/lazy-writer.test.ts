import { expect, test } from 'vitest';
import type { Writer } from '../writers.types.ts';
import { createLazyWriter } from './lazy-writer.ts';

const REQUEST = {
  title: 'The bay',
  image: { bytes: new Uint8Array(), mediaType: 'image/jpeg', width: 1, height: 1 },
} as const;

const WRITER: Writer = {
  name: 'quick',
  builtIn: false,
  write: async ({ title }) => ({ story: [{ page: 1, title, text: 'Once.' }] }),
};

test('a writer is loaded with its first story, and once', async () => {
  let loads = 0;
  const writer = createLazyWriter('quick', async () => {
    loads += 1;
    return WRITER;
  });
  expect(loads).toBe(0);
  const { signal } = new AbortController();
  await Promise.all([writer.write(REQUEST, signal), writer.write(REQUEST, signal)]);
  expect(loads).toBe(1);
});

test('a writer that could not be loaded is loaded anew for the next story', async () => {
  const loads = [() => Promise.reject(new Error('too many open files')), async () => WRITER];
  const writer = createLazyWriter('quick', () => loads.shift()?.() ?? Promise.reject(new Error('once more')));
  const { signal } = new AbortController();
  await expect(writer.write(REQUEST, signal)).rejects.toThrow('too many open files');
  await expect(writer.write(REQUEST, signal)).resolves.toMatchObject({ story: [{ title: 'The bay' }] });
});
