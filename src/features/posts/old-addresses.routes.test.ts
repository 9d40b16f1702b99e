import { expect, test } from 'vitest';
import { createOldAddressRoutes } from './old-addresses.routes.ts';
import { PostsError } from './posts.errors.ts';
import type { Post } from './posts.types.ts';

/** A blog with two posts of one slug, and one without a twin. */
const ADDRESSES: Readonly<Record<string, string>> = {
  'the-lighthouse': 'the-lighthouse',
  'the-lighthouse-2012-06': 'the-lighthouse-2012-06',
  gone: 'gone',
  'bánh-xèo': 'bánh-xèo',
};

const routes = createOldAddressRoutes({
  sitePosts: {
    async findBySlug(slug) {
      if (slug.startsWith('down')) throw new PostsError('temporary');
      const found = ADDRESSES[slug];
      return found === undefined ? null : ({ slug: found } as Post);
    },
  },
});

test.each([
  ['/2012/06/the-lighthouse.html', '/blog/the-lighthouse-2012-06'],
  ['/2016/11/the-lighthouse.html?m=1', '/blog/the-lighthouse'],
  ['/2013/02/gone.html', '/blog/gone'],
  ['/2020/02/b%C3%A1nh-x%C3%A8o.html', '/blog/b%C3%A1nh-x%C3%A8o'],
  ['/2020/02/down.html', '/blog/down'],
])('the old address %s leads to %s', async (address, place) => {
  const answer = await routes.request(address);
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, place]);
});

test.each([
  '/2012/06/no-such-post.html',
  '/2012/06/',
  '/2012/6/gone.html',
  '/2012/06/gone',
  '/a/b/gone.html',
])('%s is none', async (address) => expect((await routes.request(address)).status).toBe(404));
