import { expect, test } from 'vitest';
import { slugFromAddress } from './slug-from-address.rules.ts';

test('T-13: a slug may carry .html', () => {
  expect(slugFromAddress('my-post.html')).toBe('my-post');
  expect(slugFromAddress('my-post')).toBe('my-post');
  expect(slugFromAddress('my.html.post')).toBe('my.html.post');
});
