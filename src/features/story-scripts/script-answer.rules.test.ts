import { describe, expect, test } from 'vitest';
import { readScript } from './script-answer.rules.ts';
import { InvalidScriptError } from './story-scripts.errors.ts';

const page = (number: unknown, title: unknown = `Title ${number}`, text: unknown = `Text ${number}.`) => ({
  page: number,
  title,
  text,
});

describe('GEN-15, GEN-16, O-26: no script', () => {
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a word', 'hello'],
    ['a number', 5],
    ['a list', [page(1)]],
    ['an object without story', {}],
    ['a story that is a text', { story: 'x' }],
    ['a story that is an object', { story: { 0: page(1), length: 1 } }],
    ['an empty story', { story: [] }],
    ['a hole', { story: [page(1), null] }],
    ['a page without number', { story: [{ title: 'a', text: 'b' }] }],
    ['a page without title', { story: [{ page: 1, text: 'b' }] }],
    ['a page without text', { story: [{ page: 1, title: 'a' }] }],
    ['a number as text', { story: [page('1')] }],
    ['a number that is not whole', { story: [page(1.5)] }],
    ['a number below 1', { story: [page(0)] }],
    ['an empty title', { story: [page(1, ' ')] }],
    ['an empty text', { story: [page(1, 'a', '')] }],
    ['a list as text', { story: [page(1, 'a', ['b'])] }],
  ])('%s', (_, answer) => {
    expect(() => readScript(answer)).toThrow(InvalidScriptError);
    expect(() => readScript(answer)).toThrow('Received an invalid story format from the AI.');
  });
});

test('a note comes along, and anything else in its place does not', () => {
  const answer = { story: [page(1)], writer: 'built-in', builtIn: true };
  expect(readScript({ ...answer, note: 'Fill the gaps.' }).note).toBe('Fill the gaps.');
  for (const note of [5, '', null, ['x']]) expect(readScript({ ...answer, note })).not.toHaveProperty('note');
});

test('GEN-21: pages, titles and texts are taken as they are, and who wrote them', () => {
  const story = [page(1, ' Dawn ', 'A "quoted"\nline <b>'), page(2)];
  expect(readScript({ story, writer: 'gemini', builtIn: false, more: 1 })).toEqual({
    story,
    writer: 'gemini',
    builtIn: false,
  });
  expect(readScript({ story, writer: 'built-in', builtIn: true }).builtIn).toBe(true);
});

test('an answer that does not say who wrote it is a script too', () => {
  expect(readScript({ story: [page(1)] })).toEqual({ story: [page(1)], writer: '', builtIn: false });
});

test.each([
  ['O-26: one page', [1], ['Title 1']],
  ['O-26: seven pages', [1, 2, 3, 4, 5, 6, 7], [1, 2, 3, 4, 5, 6, 7].map((number) => `Title ${number}`)],
  ['pages in another order come in theirs', [2, 3, 1], ['Title 1', 'Title 2', 'Title 3']],
  ['pages that do not start at 1 stay in their order', [9, 7, 8], ['Title 9', 'Title 7', 'Title 8']],
  ['pages with the same number stay in their order', [1, 1, 2], ['Title 1', 'Title 1', 'Title 2']],
])('%s', (_, numbers, titles) => {
  const { story } = readScript({ story: numbers.map((number) => page(number)) });
  expect(story.map(({ title }) => title)).toEqual(titles);
  expect(story.map(({ page: shown }) => shown)).toEqual(numbers.map((_number, place) => place + 1));
});
