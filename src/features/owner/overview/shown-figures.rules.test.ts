import { expect, test } from 'vitest';
import { toCsv, totalOf } from './shown-figures.rules.ts';

const DAYS = ['2026-01-14', '2026-01-15', '2026-01-16'];

test('days are added up, or the newest counts, by what a chart counts in', () => {
  const line = { name: 'a', values: [2, null, 3] };
  expect(totalOf('dollars', line)).toBe(5);
  expect(totalOf('bytes', { ...line, values: [2, 3, null] })).toBe(3);
  expect(totalOf('percent', { ...line, values: [null, null, null] })).toBeNull();
});

test('a file has a line for each day, and computes no name', () => {
  const series = [
    { name: 'Booster, refunded', values: [20, 0, 0] },
    { name: '=1+1', values: [1.5, null, 2] },
  ];
  expect(toCsv(DAYS, series).split('\r\n')).toEqual([
    'day,"Booster, refunded",\'=1+1',
    '2026-01-14,20,1.5',
    '2026-01-15,0,',
    '2026-01-16,0,2',
    '',
  ]);
});
