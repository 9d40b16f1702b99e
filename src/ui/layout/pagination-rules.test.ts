import { describe, expect, test } from 'vitest';
import { atLeastOnePage, pageFromInput } from './pagination-rules.ts';

describe('BLOG-09: the page box accepts only an integer from 1 to the total', () => {
  test.each(['0', '-1', '5', '1.5', '1e1', 'abc', '', '   ', '٣', '+2', '0x2', '99999999999'])(
    'reverts %j of 4 pages',
    (text) => {
      expect(pageFromInput(text, 4)).toBeNull();
    },
  );

  test.each([
    ['1', 1],
    ['4', 4],
    [' 3 ', 3],
    ['02', 2],
  ])('reads %j as page %i', (text, page) => {
    expect(pageFromInput(text, 4)).toBe(page);
  });
});

test('O-36: nothing found is still one page', () => {
  expect(atLeastOnePage(0)).toBe(1);
  expect(atLeastOnePage(7)).toBe(7);
});
