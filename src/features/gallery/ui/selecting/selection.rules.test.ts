import { expect, test } from 'vitest';
import { changeRange, keepShown, NOTHING, toggle } from './selection.rules.ts';

const ORDER = Array.from({ length: 900 }, (_, number) => `${number}`);

test('one after the other, and not any more', () => {
  const two = toggle(toggle(NOTHING, '3'), '1');
  expect([...two.ids]).toEqual(['3', '1']);
  expect([...toggle(two, '3').ids]).toEqual(['1']);
});

test('a range in either direction is chosen, or let go, and the others stay', () => {
  const started = toggle(toggle(NOTHING, '9'), '2');
  const down = changeRange(started, ORDER, { from: '2', to: '4', isChosen: true });
  expect([...down.ids]).toEqual(['9', '2', '3', '4']);
  const up = changeRange(down, ORDER, { from: '2', to: '0', isChosen: true });
  expect([...up.ids].sort()).toEqual(['0', '1', '2', '3', '4', '9']);
  expect([...changeRange(up, ORDER, { from: '1', to: '3', isChosen: false }).ids].sort()).toEqual([
    ...['0', '4', '9'],
  ]);
  expect(changeRange(up, ORDER, { from: 'gone', to: '3', isChosen: true })).toBe(up);
});

test('no more than one call takes, the nearest to where it began', () => {
  const { ids } = changeRange(NOTHING, ORDER, { from: '800', to: '0', isChosen: true });
  expect([ids.size, ids.has('800'), ids.has('0')]).toEqual([500, true, false]);
});

test('what is gone is not chosen any more', () => {
  const two = toggle(toggle(NOTHING, '3'), '1');
  expect([...keepShown(two, ['1', '2']).ids]).toEqual(['1']);
  expect(keepShown(two, ORDER)).toBe(two);
});
