import { expect, test } from 'vitest';
import { createMemoryStorage } from './browser-storage.ts';
import { createKeptObservable } from './kept-observable.ts';

test('what another tab has written is seen here, and not written over', () => {
  const storage = createMemoryStorage();
  let tell: (event: { key: string | null }) => void = () => {};
  const words = createKeptObservable('words', (stored) => (Array.isArray(stored) ? stored.map(String) : []), {
    storage,
    listen: (listener) => {
      tell = listener;
    },
  });
  const add = (word: string) => words.set([...words.getSnapshot(), word]);
  add('ours');
  storage.setItem('words', '["ours","theirs"]');
  tell({ key: 'another' });
  expect(words.getSnapshot()).toEqual(['ours']);
  tell({ key: 'words' });
  add('ours again');
  expect(storage.getItem('words')).toBe('["ours","theirs","ours again"]');
  storage.setItem('words', '[half');
  tell({ key: null });
  expect(words.getSnapshot()).toEqual([]);
});
