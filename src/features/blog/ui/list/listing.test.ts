import { expect, test } from 'vitest';
import { createListingMemory, type Listing } from './listing.ts';

const describeFailure = (error: unknown) => `Failed: ${error instanceof Error ? error.message : 'unknown'}`;
const answers = async <Page>(page: Page): Promise<Listing<Page>> => ({ outcome: { page } });

test('a page that was never seen is on its way', async () => {
  const memory = createListingMemory<string>({ describeFailure });
  const listing = memory.open('/blog', () => answers('first'));
  expect(listing.outcome).toBeInstanceOf(Promise);
  expect(await listing.outcome).toEqual({ page: 'first' });
  expect(listing.refreshed).toBeUndefined();
});

test('BLOG-20: a page that was seen is there at once, and asked for again beside it', async () => {
  const memory = createListingMemory<string>({ describeFailure });
  await memory.open('/blog', () => answers('old')).outcome;
  const again = memory.open('/blog', () => answers('new'));
  expect(again.outcome).toEqual({ page: 'old' });
  expect(await again.refreshed).toEqual({ page: 'new' });
  expect(memory.open('/blog', () => answers('newer')).outcome).toEqual({ page: 'new' });
});

test('a page of another address is not taken for it', async () => {
  const memory = createListingMemory<string>({ describeFailure });
  memory.remember('/blog', 'first');
  expect(memory.open('/blog?page=2', () => answers('second')).outcome).toBeInstanceOf(Promise);
});

test('C-16: whatever goes wrong on the way becomes a failure, and is not remembered', async () => {
  const memory = createListingMemory<string>({ describeFailure });
  const failed = memory.open('/blog', () => Promise.reject(new Error('offline')));
  expect(await failed.outcome).toEqual({ failure: 'Failed: offline' });
  const refused = memory.open('/blog', async () => ({ outcome: { failure: 'The blog is down.' } }));
  expect(await refused.outcome).toEqual({ failure: 'The blog is down.' });
});

test('the memory is bounded, and keeps what was seen last', async () => {
  const memory = createListingMemory<number>({ describeFailure });
  for (let page = 1; page <= 40; page += 1) memory.remember(`/blog?page=${page}`, page);
  expect(memory.open('/blog?page=40', () => answers(40)).outcome).toEqual({ page: 40 });
  expect(memory.open('/blog?page=10', () => answers(10)).outcome).toBeInstanceOf(Promise);
});

test('pages that arrive are told', async () => {
  const arrived: string[] = [];
  const memory = createListingMemory<string>({ describeFailure, onPage: (page) => arrived.push(page) });
  await memory.open('/blog', () => answers('first')).outcome;
  expect(arrived).toEqual(['first']);
});
