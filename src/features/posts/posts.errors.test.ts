import { expect, test } from 'vitest';
import { PostsError } from './posts.errors.ts';

test('posts that are away for a moment say when to come back, and others do not', () => {
  expect(new PostsError('temporary')).toMatchObject({ status: 503, headers: { 'Retry-After': '30' } });
  expect(new PostsError('private_or_blocked')).toMatchObject({ status: 502, headers: {} });
});
