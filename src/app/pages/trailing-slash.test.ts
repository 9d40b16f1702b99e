import { expect, test } from 'vitest';
import { withoutTrailingSlash } from './trailing-slash.ts';

const move = (address: string) => withoutTrailingSlash(new URL(`http://site.test${address}`));

test.each([
  ['/about/', '/about'],
  ['/blog/my-post/?page=2', '/blog/my-post?page=2'],
])('%s moves to %s', (from, to) => {
  expect(move(from)).toBe(to);
});

test.each([
  '/',
  '/about',
  '//elsewhere.test/',
  '/%5Celsewhere.test/',
  '/\\elsewhere.test/',
  '/%2Felsewhere.test/',
  '/a%0d%0aSet-Cookie:x=1/',
  '/about//',
])('%s is left where it is', (address) => {
  expect(move(address)).toBeNull();
});
