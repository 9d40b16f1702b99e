import { expect, test } from 'vitest';
import { createPost } from '../../../tests/support/blogs/posts.ts';
import { toLatestPosts } from './latest-posts.rules.ts';

test('HOME-14: the first post is the lead, with an excerpt and a large picture', () => {
  const [lead, brief] = toLatestPosts([createPost(2), createPost(1)]);
  expect(lead).toEqual({
    href: '/blog/post-2',
    isStory: false,
    label: 'Diary',
    title: 'Post number 2',
    excerpt: 'What day 2 brought.',
    date: 'Jan 3, 2026',
    picture: '/media/s640/post-2-cover.webp?v=0123456789ab',
    pictures:
      '/media/s480/post-2-cover.webp?v=0123456789ab 480w, /media/s640/post-2-cover.webp?v=0123456789ab 640w, /media/s960/post-2-cover.webp?v=0123456789ab 960w',
  });
  expect(brief?.excerpt).toBeUndefined();
  expect(brief?.picture).toBe('/media/s320/post-1-cover.webp?v=0123456789ab');
});

test('BLOG-12: a story is named so, and opens as one', () => {
  const [story] = toLatestPosts([createPost(1, { categories: ['webstories', 'Light'] })]);
  expect(story).toMatchObject({ href: '/web-stories/post-1', isStory: true, label: 'Web Story' });
});

test('FEED-09: a post without picture, label, text or date is a card all the same', () => {
  const sparse = { categories: [], featuredImage: '', excerpt: '', published: '' };
  expect(toLatestPosts([createPost(1, sparse)])).toEqual([
    { href: '/blog/post-1', isStory: false, label: 'Article', title: 'Post number 1' },
  ]);
});
