import { expect, it } from 'vitest';
import { describeMinutes } from './describe-minutes.ts';

it.each([
  [0, 'a minute'],
  [60_000, 'a minute'],
  [60_001, '2 minutes'],
  [3_600_000, '60 minutes'],
])('%i ms are %s', (milliseconds, words) => {
  expect(describeMinutes(milliseconds)).toBe(words);
});
