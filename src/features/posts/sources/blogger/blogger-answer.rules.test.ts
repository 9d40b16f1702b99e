import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PostsError } from '../../posts.errors.ts';
import { parseAnswer, readPage, readSingle } from './blogger-answer.rules.ts';

const unreadable = expect.objectContaining({ problem: 'unreadable' });

describe('FEED-01: an answer is data', () => {
  test.each([
    ['plain', '{"feed":{}}'],
    ['with a byte order mark', '\ufeff {"feed":{}}\n'],
    ['in a script', '// API callback\nreadPosts({"feed":{}});'],
    ['in a script without an end', 'readPosts( {"feed":{}} )'],
    ['in a guarded script', '/**/ typeof readPosts === "function" && readPosts({"feed":{}});'],
  ])('when it comes %s', (_, text) => {
    expect(parseAnswer(text)).toEqual({ feed: {} });
  });

  test('parentheses inside it stay', () => {
    expect(parseAnswer('x({"a":"f({});"});')).toEqual({ a: 'f({});' });
    expect(parseAnswer('{"a":"f({});"}')).toEqual({ a: 'f({});' });
  });

  test('a script that does more is not run, and is no answer', () => {
    const text = 'globalThis.hacked = true; readPosts({"feed":{}}); globalThis.hacked = f();';
    expect(() => parseAnswer(text)).toThrow(unreadable);
    expect(Object.hasOwn(globalThis, 'hacked')).toBe(false);
  });

  test.each(['', '(', ')', '){', '<html></html>', 'x({"a":1}', 'x();', 'null', '[1]({})'])(
    '%j is none',
    (text) => {
      expect(() => readPage(parseAnswer(text), { startIndex: 1, maxResults: 25 })).toThrow(unreadable);
    },
  );

  test('no text at all makes anything else than a PostsError', () => {
    const anyText = fc.oneof(
      fc.string(),
      fc.json().map((json) => `read(${json});`),
      fc.json(),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        try {
          parseAnswer(text);
        } catch (error) {
          expect(error).toBeInstanceOf(PostsError);
        }
      }),
    );
  });
});

describe('FEED-05, T-28: a page', () => {
  const totalOf = (total: string) => ({ feed: { openSearch$totalResults: { $t: total } } });

  test.each([
    ['of an empty blog', '0', { startIndex: 1, maxResults: 25 }],
    ['behind the last one', '352', { startIndex: 353, maxResults: 25 }],
    ['that asked for the total alone', '352', { startIndex: 1, maxResults: 0 }],
    ['of a search, whose total is a guess', '352', { startIndex: 26, maxResults: 25, search: 'fox' }],
    ['for a path', '352', { startIndex: 1, maxResults: 1, path: '/fox.html' }],
  ])('without entries is empty when it is the one %s; its total is a text', (_, total, request) => {
    expect(readPage(totalOf(total), request)).toMatchObject({
      entries: [],
      totalResults: Number(total),
      nextIndex: undefined,
      labels: [],
    });
  });

  test('without the entries that it counts, or without entries and total, is unreadable', () => {
    for (const startIndex of [1, 352]) {
      expect(() => readPage(totalOf('352'), { startIndex, maxResults: 25 })).toThrow(unreadable);
      expect(() => readPage({ feed: {} }, { startIndex, maxResults: 25 })).toThrow(unreadable);
    }
  });

  test('without a total has as many as it shows', () => {
    expect(readPage({ feed: { entry: [{}, {}] } }, { startIndex: 7, maxResults: 25 }).totalResults).toBe(8);
    expect(
      readPage({ feed: { entry: [{}, {}], openSearch$totalResults: 'x' } }, { startIndex: 1, maxResults: 25 })
        .totalResults,
    ).toBe(2);
    expect(
      readPage({ feed: { entry: [{}, {}], openSearch$totalResults: 1 } }, { startIndex: 1, maxResults: 25 })
        .totalResults,
    ).toBe(2);
  });

  test('is followed by another when its link says so, however few it carries', () => {
    const link = [
      { rel: 'self', href: 'https://a.example/' },
      {
        rel: 'next',
        type: 'application/atom+xml',
        href: 'https://www.blogger.com/feeds/1/posts/default?start-index=3',
      },
    ];
    expect(readPage({ feed: { entry: [{}, {}], link } }, { startIndex: 11, maxResults: 25 }).nextIndex).toBe(
      13,
    );
    expect(
      readPage({ feed: { entry: [{}, {}], link: link[0] } }, { startIndex: 11, maxResults: 25 }).nextIndex,
    ).toBeUndefined();
    expect(
      readPage({ feed: { link, openSearch$totalResults: '9' } }, { startIndex: 11, maxResults: 25 })
        .nextIndex,
    ).toBeUndefined();
    const html = { rel: 'next', type: 'text/html', href: 'https://a.example/' };
    expect(
      readPage({ feed: { entry: [{}], link: [html] } }, { startIndex: 1, maxResults: 25 }).nextIndex,
    ).toBeUndefined();
  });

  test('lists all labels of the blog', () => {
    const category = [
      { term: 'Light' },
      { term: 'http://schemas.google.com/blogger/2008/kind#post' },
      { term: 'Light' },
    ];
    expect(readPage({ feed: { category, entry: {} } }, { startIndex: 1, maxResults: 25 }).labels).toEqual([
      'Light',
    ]);
  });
});

test('a single post has an entry and no feed', () => {
  expect(readSingle({ version: '1.0', entry: { id: { $t: 'x' } } })).toEqual({ id: { $t: 'x' } });
  for (const payload of [null, 1, [], {}, { entry: [] }, { feed: {} }]) {
    expect(() => readSingle(payload)).toThrow(unreadable);
  }
});
