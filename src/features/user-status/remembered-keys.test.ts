import { expect, it } from 'vitest';
import { createRememberedKeys } from './remembered-keys.ts';

it('remembers the newest keys and lets the oldest go', () => {
  const keys = createRememberedKeys(2);
  for (const key of ['one', 'two', 'three']) keys.add(key);
  expect(['one', 'two', 'three'].map((key) => keys.has(key))).toEqual([false, true, true]);
});
