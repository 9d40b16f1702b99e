import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createMemoryFeed, createPosts } from '../../../../tests/support/blogs/posts.ts';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { feedRequestSchema } from './feed-request.schema.ts';
import { createServedFeed } from './served-feed.usecases.ts';

/** A served feed that counts how many feeds are written at a time. */
function openServedFeed() {
  const { feed } = createMemoryFeed(createPosts(3));
  let running = 0;
  let most = 0;
  const listLabels = async () => {
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    running -= 1;
    return feed.listLabels();
  };
  const served = createServedFeed({
    feed: { ...feed, listLabels },
    siteInfo: () => ({ name: 'Testsite', root: 'https://site.test' }),
    clock: createTestClock(),
  });
  const ask = (start: number) => {
    const given = feedRequestSchema.parse({ 'start-index': String(start) });
    return served.answer({ ...given, kind: 'default', labels: [] });
  };
  return { ask, most: () => most };
}

test('of many different feeds at once two are written at a time, few wait, and the rest come back later', async () => {
  const { ask, most } = openServedFeed();
  const kept = await ask(1);
  const asked = Array.from({ length: 30 }, (_, place) => ask(place + 2));
  const again = ask(1);
  const results = await Promise.allSettled(asked);
  expect(most()).toBe(2);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(22);
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(refusals).toHaveLength(8);
  expect(refusals[0]).toMatchObject({
    code: 'feed.busy',
    status: 503,
    message: 'Many feeds are being written right now. Please try again in a moment.',
    headers: { 'Retry-After': '2' },
  });
  expect((await again).etag).toBe(kept.etag);
  expect((await ask(31)).contentType).toContain('atom');
});
