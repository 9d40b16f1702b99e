import { expect, test } from 'vitest';
import { toPostCard } from './blog.rules.ts';
import { toLatestPosts } from './latest-posts.rules.ts';
import { postDay } from './post-day.rules.ts';

test.each([
  ['2016-11-30T22:30:00.000-08:00', '2016-11-30'],
  ['2020-05-10T05:30:00.000+07:00', '2020-05-10'],
  ['2020-03-29T01:15:00.000+02:00', '2020-03-29'],
  ['2026-11-19T23:59:59.000Z', '2026-11-19'],
])('%s is %s, whatever day it is in UTC', (published, day) => {
  expect(new Date(postDay(published)).toISOString().slice(0, 10)).toBe(day);
});

test('no time is no day', () => {
  expect(postDay('')).toBeNaN();
  expect(postDay('yesterday')).toBeNaN();
});

test("the start page shows the author's day", () => {
  const post = {
    id: '1',
    slug: 'the-lighthouse',
    title: 'The Lighthouse',
    excerpt: '',
    published: '2016-11-30T22:30:00.000-08:00',
    updated: '2016-12-01T17:00:00.000Z',
    featuredImage: '',
    featuredImageAlt: '',
    categories: [],
    author: { name: '', avatarUrl: '', bio: '', location: '' },
  };
  expect(toLatestPosts([toPostCard(post)])[0]?.date).toBe('Nov 30, 2016');
});
