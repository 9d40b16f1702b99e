import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createMemoryPosts, createPosts } from '../../../../tests/support/blogs/posts.ts';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { feedRequestSchema } from './feed-request.schema.ts';
import { createServedFeed } from './served-feed.usecases.ts';

/** A served feed that counts how many feeds are written at a time. */
function openServedFeed() {
  const { sitePosts } = createMemoryPosts(createPosts(3));
  let running = 0;
  let most = 0;
  const listLabels = async () => {
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    running -= 1;
    return sitePosts.listLabels();
  };
  const served = createServedFeed({
    sitePosts: { ...sitePosts, listLabels },
    siteInfo: () => ({ name: 'Testsite', root: 'https://site.test' }),
    clock: createTestClock(),
  });
  const ask = (start: number, caller = 'reader') => {
    const given = feedRequestSchema.parse({ 'start-index': String(start) });
    return served.answer({ ...given, kind: 'default', labels: [] }, caller);
  };
  return { ask, most: () => most };
}

test('of many different feeds at once two are written at a time, a caller has few waiting, and the rest come back later', async () => {
  const { ask, most } = openServedFeed();
  const kept = await ask(1);
  const asked = Array.from({ length: 14 }, (_, place) => ask(place + 2));
  const again = ask(1);
  const results = await Promise.allSettled(asked);
  expect(most()).toBe(2);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refusals[0]).toMatchObject({
    code: 'feed.busy',
    status: 503,
    message: 'Many feeds are being written right now. Please try again in a moment.',
    headers: { 'Retry-After': '2' },
  });
  expect((await again).etag).toBe(kept.etag);
  expect((await ask(31)).contentType).toContain('atom');
});

test('of many addresses that each ask for many feeds, none keeps another reader out', async () => {
  const { ask } = openServedFeed();
  const flood = Array.from({ length: 120 }, (_, place) => ask(place + 1, `address ${place % 20}`));
  const settled = Promise.allSettled(flood);
  const answered: string[] = [];
  void settled.then(() => answered.push('flood'));
  expect((await ask(500)).contentType).toContain('atom');
  expect(answered).toEqual([]);
  expect((await settled).filter(({ status }) => status === 'fulfilled')).toHaveLength(82);
});
