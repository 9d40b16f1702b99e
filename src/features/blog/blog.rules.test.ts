import { describe, expect, test } from 'vitest';
import {
  cardExcerpt,
  listFailureMessage,
  pageCount,
  pageFromAddress,
  queryFromAddress,
  shownLabels,
  startIndexOf,
} from './blog.rules.ts';

test.each([
  ['1', 1],
  ['12', 12],
  [null, 1],
  ['', 1],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['1e3', 1],
  ['02', 1],
  [' 2', 1],
  ['abc', 1],
  ['9999999', 1],
])('BLOG-01: the address ?page=%j asks for page %i', (text, page) => {
  expect(pageFromAddress(text)).toBe(page);
});

test('BLOG-03, T-49: the search text of an address is trimmed; spaces only are none', () => {
  expect(queryFromAddress('  red fox ')).toBe('red fox');
  expect(queryFromAddress('   ')).toBe('');
  expect(queryFromAddress(null)).toBe('');
  expect(queryFromAddress(`${'a'.repeat(199)} b`)).toBe('a'.repeat(199));
});

test('FEED-02: pages 1, 2 and 3 start at 1, 7 and 13', () => {
  expect([1, 2, 3].map(startIndexOf)).toEqual([1, 7, 13]);
});

test('BLOG-08, O-36: 20 posts are 4 pages, 6 are 1, 7 are 2, and none is still page 1', () => {
  expect([20, 6, 7, 0].map(pageCount)).toEqual([4, 1, 2, 1]);
});

describe('ENT-11: a card shows at most 150 characters', () => {
  test.each([149, 150])('%i stay as they are', (length) => {
    expect(cardExcerpt('a'.repeat(length))).toBe('a'.repeat(length));
  });

  test('151 are cut to 150 and an ellipsis', () => {
    expect(cardExcerpt('a'.repeat(151))).toBe(`${'a'.repeat(150)}…`);
  });

  test('no character is cut in two, and no space stands before the ellipsis', () => {
    expect(cardExcerpt('😀'.repeat(151))).toBe(`${'😀'.repeat(150)}…`);
    expect(cardExcerpt(`${'a'.repeat(149)} b`)).toBe(`${'a'.repeat(149)}…`);
  });
});

test('C-16, ERR-02: the panel names what went wrong, or nothing in particular', () => {
  expect(listFailureMessage(new Error('The wire is cut.'))).toBe(
    'An unexpected error occurred: The wire is cut.',
  );
  expect(listFailureMessage('the wire')).toBe('Failed to load articles.');
  const refused = { status: 429, data: '{"message":"Please wait a moment.","code":"x.y"}' };
  expect(listFailureMessage(refused)).toBe('Please wait a moment.');
  expect(listFailureMessage({ ...refused, status: 500 })).toBe('Failed to load articles.');
  expect(listFailureMessage({ ...refused, data: '<html>' })).toBe('Failed to load articles.');
});

test('the label that makes a story of a post is no word for readers', () => {
  expect(shownLabels(['Light', 'webstories', 'Places'])).toEqual(['Light', 'Places']);
  expect(shownLabels(['webstories'])).toEqual([]);
});
