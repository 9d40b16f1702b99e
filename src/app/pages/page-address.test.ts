import { expect, test } from 'vitest';
import { isMadeOfPosts, pageCacheKey } from './page-address.ts';

const key = (address: string) => pageCacheKey(new URL(address, 'http://site.test'));

test.each([
  '/',
  '/about',
  '/about.data',
  '/_root.data',
  '/blog/my-post',
  '/blog/blog-post_12.data',
  '/blog/my-post/company',
  '/blog?page=2',
  '/web-stories.data?page=3',
])('%s is shared', (address) => {
  expect(key(address)).toBe(address);
});

test.each([
  '/blog?page=2&page=3',
  '/blog.data?_routes=root',
  '/blog.data?_routes=article',
  '/blog?_routes=blog',
  '/about.data?_routes=blog',
  '/blog?query=fox',
  '/blog?page=2&query=fox',
  '/blog?page=0',
  '/blog?page=1.5',
  '/blog?page=abc',
  '/blog?page=99999',
  '/about?page=7',
  '/?x=1',
  '/ABOUT',
  '/%61bout',
  '/about/.data',
])('%s is not kept', (address) => {
  expect(key(address)).toBeNull();
});

test('the part of a page that its loader in the browser asks for is shared, in one spelling', () => {
  const part = encodeURIComponent('blog');
  const kept = key(`/blog.data?_routes=${part}&page=2`);
  expect(kept).toBe(`/blog.data?_routes=${part}&page=2`);
  expect(key(`/blog.data?page=2&_routes=blog`)).toBe(kept);
});

test.each([
  '/',
  '/_root.data',
  '/blog',
  '/blog.data',
  '/blog/my-post',
  '/web-stories',
  '/web-stories/a.data',
])('%s shows posts', (path) => {
  expect(isMadeOfPosts(path)).toBe(true);
});

test.each(['/about', '/blogs', '/about.data', '/history', '/web-storiesque'])('%s shows none', (path) => {
  expect(isMadeOfPosts(path)).toBe(false);
});
