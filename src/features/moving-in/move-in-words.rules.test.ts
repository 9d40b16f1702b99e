import { expect, test } from 'vitest';
import { describeLeft, describeMoved, describeOffer } from './move-in-words.rules.ts';

test.each([
  [1, 0, 'One picture is only in this browser so far. Your gallery keeps it at no cost.'],
  [0, 2, '2 looks are only in this browser so far. Your account keeps them at no cost.'],
  [3, 1, '3 pictures and one look are only in this browser so far. Your account keeps them at no cost.'],
])('%i pictures and %i looks are offered', (pictures, looks, text) => {
  expect(describeOffer({ pictures, looks })).toBe(text);
});

test('what moved and what did not is said', () => {
  expect(describeMoved({ pictures: 1, looks: 2 })).toBe(
    'One picture is in your gallery now, at no cost. 2 looks are in your account now.',
  );
  expect(describeLeft({ pictures: 0, looks: 1 }, 'No room.')).toBe(
    'One look is still only in this browser. No room.',
  );
});
