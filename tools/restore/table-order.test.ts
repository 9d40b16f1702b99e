import { expect, test } from 'vitest';
import { sortByReferences } from './table-order.ts';

test('each table comes after those that it refers to', () => {
  const references = [
    { from: 'entry', to: 'purse' },
    { from: 'image', to: 'entry' },
    { from: 'image', to: 'object' },
  ];
  const sorted = sortByReferences(['entry', 'image', 'object', 'purse'], references);
  for (const { from, to } of references) expect(sorted.indexOf(from)).toBeGreaterThan(sorted.indexOf(to));
  expect([...sorted].sort()).toEqual(['entry', 'image', 'object', 'purse']);
});

test('a circle is told instead of going round in it', () => {
  const circle = [
    { from: 'egg', to: 'hen' },
    { from: 'hen', to: 'egg' },
  ];
  expect(() => sortByReferences(['egg', 'hen'], circle)).toThrow('in a circle: egg, hen');
});
