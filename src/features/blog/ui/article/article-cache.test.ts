import { expect, test } from 'vitest';
import type { ArticleAnswer } from './article-answer.ts';
import { createArticleCache } from './article-cache.ts';
import { readArticleLinkState } from './article-link-state.ts';

const missing: ArticleAnswer = { kind: 'missing', isUnreachable: false };

function found(title: string): ArticleAnswer {
  return {
    kind: 'found',
    article: {
      id: '1',
      slug: 'a',
      title,
      excerpt: '',
      published: '',
      updated: '',
      featuredImage: '',
      featuredImageAlt: '',
      categories: [],
      author: { name: '', avatarUrl: '', bio: '', location: '' },
      isShortened: false,
      html: '',
      tableOfContents: [],
      readingMinutes: 1,
    },
  };
}

function createCache() {
  let now = 0;
  const cache = createArticleCache(() => now);
  return { ...cache, pass: (ms: number) => (now += ms) };
}

test('an article that was not seen yet is on its way, and there at once the next time', async () => {
  const cache = createCache();
  const first = cache.open('a', async () => found('one'));
  expect(first).toBeInstanceOf(Promise);
  expect(await first).toEqual(found('one'));
  expect(cache.open('a', () => Promise.reject(new Error('asked again')))).toEqual(found('one'));
});

test('an older one is shown, and asked for again for the next time', async () => {
  const cache = createCache();
  await cache.open('a', async () => found('one'));
  cache.pass(20_000);
  expect(cache.open('a', async () => found('two'))).toEqual(found('one'));
  await Promise.resolve();
  await Promise.resolve();
  expect(cache.open('a', async () => found('three'))).toEqual(found('two'));
});

test('what went wrong is asked for again after a moment, or when the visitor says so', async () => {
  const cache = createCache();
  await cache.open('a', async () => missing);
  expect(cache.open('a', async () => found('one'))).toEqual(missing);
  cache.forget('a');
  expect(await cache.open('a', async () => found('one'))).toEqual(found('one'));
});

test('ART-07, ERR-03: whatever is thrown on the way becomes a failure with its message, or ours', async () => {
  const cache = createCache();
  expect(await cache.open('a', () => Promise.reject(new Error('offline')))).toEqual({
    kind: 'failed',
    message: 'offline',
  });
  expect(await cache.open('b', () => Promise.reject('odd'))).toEqual({
    kind: 'failed',
    message: 'Failed to load article data.',
  });
});

test('an outage does not replace what is remembered', async () => {
  const cache = createCache();
  await cache.open('a', async () => found('one'));
  cache.pass(20_000);
  cache.open('a', () => Promise.reject(new Error('offline')));
  await Promise.resolve();
  cache.pass(20_000);
  expect(cache.open('a', async () => found('two'))).toEqual(found('one'));
});

test('T-35: of the state of a link only what fits the address is taken', () => {
  const post = { slug: 'a', title: 'A' };
  expect(readArticleLinkState({ page: 3, post }, 'a')).toEqual({ page: 3, post });
  expect(readArticleLinkState({ page: 3, post }, 'b')).toEqual({ page: 3 });
  for (const state of [null, undefined, 'x', 3, {}, { page: 0 }, { page: 1.5 }, { page: '3', post: 'x' }]) {
    expect(readArticleLinkState(state, 'a')).toEqual({});
  }
});
