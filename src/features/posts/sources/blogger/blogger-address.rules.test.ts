import { describe, expect, test } from 'vitest';
import { canAskFor, entryAddress, listAddress, readBloggerAddress } from './blogger-address.rules.ts';

describe('FEED-14: the feeds of a blog', () => {
  test.each([
    ['https://name.blogspot.com', 'https://name.blogspot.com/feeds'],
    ['https://name.blogspot.com/', 'https://name.blogspot.com/feeds'],
    ['https://name.blogspot.com/2026/11/a-post.html', 'https://name.blogspot.com/feeds'],
    ['https://www.example.com/feeds/posts/default?alt=rss', 'https://www.example.com/feeds'],
    ['https://www.example.com/feeds/posts/summary', 'https://www.example.com/feeds'],
    ['https://www.example.com/feeds/posts/default/-/Art', 'https://www.example.com/feeds'],
    ['https://www.example.com/feeds/comments/default', 'https://www.example.com/feeds'],
    [
      'https://www.blogger.com/feeds/1234567890123456789/posts/default',
      'https://www.blogger.com/feeds/1234567890123456789',
    ],
    [
      'https://www.blogger.com/feeds/1234567890123456789',
      'https://www.blogger.com/feeds/1234567890123456789',
    ],
    ['https://another-dreamseed.example/blog', 'https://another-dreamseed.example/feeds'],
    ['http://name.blogspot.com', 'https://name.blogspot.com/feeds'],
  ])('are found from %s', (address, feeds) => {
    expect(readBloggerAddress(address).feeds).toBe(feeds);
  });

  test('are read over plain http only where that is allowed', () => {
    expect(readBloggerAddress('http://127.0.0.1:4000', { allowHttp: true })).toEqual({
      feeds: 'http://127.0.0.1:4000/feeds',
      shown: 'http://127.0.0.1:4000',
    });
  });
});

describe('FEED-02: the address of a list', () => {
  const blog = readBloggerAddress('https://name.blogspot.com');

  test('asks for JSON in a script, with how many and from where', () => {
    const address = new URL(listAddress(blog, { startIndex: 13, maxResults: 6 }));
    expect(address.origin + address.pathname).toBe('https://name.blogspot.com/feeds/posts/default');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      alt: 'json-in-script',
      callback: expect.stringMatching(/^[A-Za-z]\w*$/),
      'max-results': '6',
      'start-index': '13',
      redirect: 'false',
    });
  });

  test('FEED-03: takes labels in its path and a search', () => {
    const query = { startIndex: 1, maxResults: 6, labels: ['Sci-Fi & Art', 'AC/DC'], search: ' red  fox\n' };
    const address = new URL(listAddress(blog, query));
    expect(address.pathname).toBe('/feeds/posts/default/-/Sci-Fi%20%26%20Art/AC%2FDC');
    expect(address.searchParams.get('q')).toBe('red fox');
  });

  test('FEED-06, T-13: takes the path of one post', () => {
    expect(listAddress(blog, { startIndex: 1, maxResults: 1, path: '/red-fox.html' })).toContain(
      '&path=/red-fox.html',
    );
  });

  test('asks for bounds of the last change in the only order that knows them', () => {
    const query = { startIndex: 1, maxResults: 6, updatedMin: '2026-01-01T00:00:00.000Z' };
    const { searchParams } = new URL(listAddress(blog, query));
    expect(searchParams.get('updated-min')).toBe('2026-01-01T00:00:00.000Z');
    expect(searchParams.get('orderby')).toBe('updated');
  });

  test('asks for short posts under another name', () => {
    const query = { startIndex: 1, maxResults: 6, detail: 'summary' } as const;
    expect(new URL(listAddress(blog, query)).pathname).toBe('/feeds/posts/summary');
  });

  test('leaves out an empty search, and is never endless', () => {
    expect(listAddress(blog, { startIndex: 1, maxResults: 6, search: ' \0 ' })).not.toContain('q=');
    const query = { startIndex: 1, maxResults: 6, search: '\ud83e fox '.repeat(5_000) };
    expect(listAddress(blog, query).length).toBeLessThan(4_000);
  });

  test('cannot carry a label of dots', () => {
    expect(canAskFor(['..'])).toBe(false);
    expect(canAskFor(['.'])).toBe(false);
    expect(canAskFor([''])).toBe(false);
    expect(canAskFor(['...', '日本'])).toBe(true);
    expect(canAskFor()).toBe(true);
  });
});

test('the address of a post holds its number', () => {
  const blog = readBloggerAddress('https://www.blogger.com/feeds/12/posts/default');
  expect(new URL(entryAddress(blog, '9876543210987654321')).pathname).toBe(
    '/feeds/12/posts/default/9876543210987654321',
  );
});
