import { expect, test } from 'vitest';
import { isResting, readSwipe, tapStep } from './story-gestures.rules.ts';

test.each([
  [0.1, 'previous'],
  [0.32, 'previous'],
  [0.34, 'next'],
  [0.5, 'next'],
  [0.9, 'next'],
])('VIEW-11: a tap at %d of the width means %s', (share, step) => {
  expect(tapStep(share * 1280, 1280)).toBe(step);
  expect(tapStep(share * 320, 320)).toBe(step);
});

test.each([
  [-60, 20, 'next'],
  [60, -20, 'previous'],
  [10, 80, 'close'],
  [10, -80, null],
  [-47, 0, null],
])('a finger that goes %d across and %d down means %s', (x, y, swipe) => {
  expect(readSwipe(x, y)).toBe(swipe);
});

test('a finger that trembles rests', () => {
  expect(isResting(5, -5)).toBe(true);
  expect(isResting(12, 0)).toBe(false);
});
