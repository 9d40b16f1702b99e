import { expect, it } from 'vitest';
import { createLeaverTally } from './leaver-tally.ts';

it('counts each visitor by the day', () => {
  const tally = createLeaverTally(10);
  expect([tally.add('2026-03-14', 'a'), tally.add('2026-03-14', 'a'), tally.add('2026-03-14', 'b')]).toEqual([
    1, 2, 1,
  ]);
  expect(tally.add('2026-03-15', 'a')).toBe(1);
});

it('keeps the counts of today when somebody leaves an image of yesterday', () => {
  const tally = createLeaverTally(10);
  tally.add('2026-03-15', 'a');
  tally.add('2026-03-14', 'b');
  expect(tally.add('2026-03-15', 'a')).toBe(2);
});

it('remembers only so many visitors, those who left last', () => {
  const tally = createLeaverTally(2);
  for (const visitor of ['a', 'b', 'a', 'c']) tally.add('2026-03-14', visitor);
  expect(tally.add('2026-03-14', 'a')).toBe(3);
  expect(tally.add('2026-03-14', 'b')).toBe(1);
});

it('tells how often a visitor left on a day', () => {
  const tally = createLeaverTally(10);
  tally.add('2026-03-14', 'ann');
  tally.add('2026-03-14', 'ann');
  expect(tally.count('2026-03-14', 'ann')).toBe(2);
  expect(tally.count('2026-03-14', 'ben')).toBe(0);
  expect(tally.count('2026-03-15', 'ann')).toBe(0);
});
