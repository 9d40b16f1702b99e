import { expect, test } from 'vitest';
import { createListingCache, type Listing } from './listing.ts';

const describeFailure = (error: unknown) => `Failed: ${error instanceof Error ? error.message : 'unknown'}`;
const answers = async <Page>(page: Page): Promise<Listing<Page>> => ({ outcome: { page } });

test('a page that was never seen is on its way', async () => {
  const cache = createListingCache<string>({ describeFailure });
  const listing = cache.open('/blog', () => answers('first'));
  expect(listing.outcome).toBeInstanceOf(Promise);
  expect(await listing.outcome).toEqual({ page: 'first' });
  expect(listing.refreshed).toBeUndefined();
});

test('BLOG-20: a page that was seen is there at once, and asked for again beside it', async () => {
  const cache = createListingCache<string>({ describeFailure });
  await cache.open('/blog', () => answers('old')).outcome;
  const again = cache.open('/blog', () => answers('new'));
  expect(again.outcome).toEqual({ page: 'old' });
  expect(await again.refreshed).toEqual({ page: 'new' });
  expect(cache.open('/blog', () => answers('newer')).outcome).toEqual({ page: 'new' });
});

test('a page of another address is not taken for it', async () => {
  const cache = createListingCache<string>({ describeFailure });
  cache.remember('/blog', 'first');
  expect(cache.open('/blog?page=2', () => answers('second')).outcome).toBeInstanceOf(Promise);
});

test('C-16: whatever goes wrong on the way becomes a failure, and is not remembered', async () => {
  const cache = createListingCache<string>({ describeFailure });
  const failed = cache.open('/blog', () => Promise.reject(new Error('offline')));
  expect(await failed.outcome).toEqual({ failure: 'Failed: offline' });
  const refused = cache.open('/blog', async () => ({ outcome: { failure: 'The blog is down.' } }));
  expect(await refused.outcome).toEqual({ failure: 'The blog is down.' });
});

test('the memory is bounded, and keeps what was seen last', async () => {
  const cache = createListingCache<number>({ describeFailure });
  for (let page = 1; page <= 40; page += 1) cache.remember(`/blog?page=${page}`, page);
  expect(cache.open('/blog?page=40', () => answers(40)).outcome).toEqual({ page: 40 });
  expect(cache.open('/blog?page=10', () => answers(10)).outcome).toBeInstanceOf(Promise);
});

test('pages that arrive are told', async () => {
  const arrived: string[] = [];
  const cache = createListingCache<string>({ describeFailure, onPage: (page) => arrived.push(page) });
  await cache.open('/blog', () => answers('first')).outcome;
  expect(arrived).toEqual(['first']);
});
