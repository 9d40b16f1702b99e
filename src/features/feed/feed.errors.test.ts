import { expect, test } from 'vitest';
import { FeedError } from './feed.errors.ts';

test('posts that are away for a moment say when to come back, and others do not', () => {
  expect(new FeedError('temporary')).toMatchObject({ status: 503, headers: { 'Retry-After': '30' } });
  expect(new FeedError('private_or_blocked')).toMatchObject({ status: 502, headers: {} });
});
