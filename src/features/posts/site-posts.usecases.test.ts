import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestClock } from '../../../tests/support/test-clock.ts';
import { createDerivedSource } from './derived/derived-source.ts';
import { PostsError } from './posts.errors.ts';
import type { PostSource } from './posts.types.ts';
import { createSitePosts } from './site-posts.usecases.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A feed over a source of one revision, which tests change or break. */
function createWatchedPosts() {
  const seen = { revision: 'first', asked: 0, lists: 0, changes: 0, failures: [] as unknown[] };
  let broken: PostsError | undefined;
  const answer = async <Result>(result: Result) => {
    if (broken) throw broken;
    return result;
  };
  const source: PostSource = {
    kind: 'library',
    description: 'posts of a test',
    list: () => {
      seen.lists += 1;
      return answer({ posts: [], totalResults: 0 });
    },
    findBySlug: () => answer(null),
    findById: () => answer(null),
    listLabels: () => answer([]),
    readRevision: () => {
      seen.asked += 1;
      return answer(seen.revision);
    },
  };
  const clock = createTestClock();
  const sitePosts = createSitePosts({
    source: createDerivedSource(source),
    clock,
    health: () => ({ source: 'library', status: 'ok' }),
    watchEveryMs: 1000,
    onChange: () => {
      seen.changes += 1;
    },
    onFailure: (error) => seen.failures.push(error),
  });
  sitePosts.start();
  return {
    sitePosts,
    seen,
    breakDown: (error: PostsError) => {
      broken = error;
    },
    async pass(milliseconds: number) {
      for (let passed = 0; passed < milliseconds; passed += 500) {
        clock.advance(500);
        await vi.advanceTimersByTimeAsync(500);
      }
    },
  };
}

test('while somebody reads, a change of the posts is noticed, once', async () => {
  const { sitePosts, seen, pass } = createWatchedPosts();
  sitePosts.noticeReader();
  await pass(2500);
  // Pages may have been made before the first look.
  expect(seen).toMatchObject({ asked: 2, changes: 1 });
  seen.revision = 'second';
  await pass(3000);
  expect(seen.changes).toBe(2);
  await sitePosts.stop();
});

test('nobody is asked while nobody reads', async () => {
  const { sitePosts, seen, pass } = createWatchedPosts();
  await pass(10_000);
  expect(seen.asked).toBe(0);
  sitePosts.noticeReader();
  await pass(60_000);
  const askedWhileRead = seen.asked;
  await pass(600_000);
  expect(askedWhileRead).toBe(60);
  expect(seen.asked).toBeLessThan(200);
  await sitePosts.stop();
});

test('a change while nobody read is noticed by the next reader', async () => {
  const { sitePosts, seen, pass } = createWatchedPosts();
  sitePosts.noticeReader();
  await pass(1000);
  await pass(600_000);
  seen.revision = 'second';
  sitePosts.noticeReader();
  await pass(1000);
  expect(seen.changes).toBe(2);
  await sitePosts.stop();
});

test('what visitors are spared is told to the owner', async () => {
  const { sitePosts, seen, breakDown } = createWatchedPosts();
  const error = new PostsError('temporary', { cause: new Error('the disk is gone') });
  breakDown(error);
  await expect(sitePosts.list({ startIndex: 1, maxResults: 6 })).rejects.toBe(error);
  await expect(sitePosts.findBySlug('a')).rejects.toBe(error);
  expect(seen.failures).toEqual([error, error]);
  await sitePosts.stop();
});

test('one search serves all who search for the same at that moment', async () => {
  const { sitePosts, seen } = createWatchedPosts();
  const search = (words: string) => sitePosts.list({ startIndex: 1, maxResults: 6, search: words });
  await Promise.all([search('fox'), search('fox'), search('owl'), search('fox')]);
  expect(seen.lists).toBe(2);
  await search('fox');
  expect(seen.lists).toBe(3);
});
