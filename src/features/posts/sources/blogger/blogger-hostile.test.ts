import { expect, test } from 'vitest';
import { createTestClock } from '../../../../../tests/support/test-clock.ts';
import type { OutsideFetch } from '../../../../platform/http/outside-fetch/outside-fetch.ts';
import { sanitiseForeignPost } from './blogger-post.ts';
import { createBloggerSource } from './blogger-source.ts';

type Entry = Record<string, unknown>;

const entryOf = (slug: string, more: Entry = {}): Entry => ({
  id: { $t: `tag:blogger.com,1999:blog-1.post-${slug.length}${slug.codePointAt(0)}` },
  published: { $t: '2026-11-01T10:00:00Z' },
  title: { $t: slug },
  link: [{ rel: 'alternate', type: 'text/html', href: `https://blog.test/2026/11/${slug}.html` }],
  ...more,
});

/** A blog that answers every question with the same entries. */
function blogOf(entries: readonly Entry[], more: Entry = {}) {
  const asked: string[] = [];
  const body = Buffer.from(JSON.stringify({ feed: { entry: entries, ...more } }));
  const headers = new Map([['content-type', 'application/json']]);
  const fetch: OutsideFetch = {
    async get(address) {
      asked.push(address);
      return { status: 200, address, headers, body };
    },
    close: async () => {},
  };
  const source = createBloggerSource({
    feedUrl: 'https://blog.test',
    fetch,
    clock: createTestClock(),
    sanitise: sanitiseForeignPost,
  });
  return { source, asked };
}

const many = <Item>(count: number, make: (number: number) => Item) =>
  Array.from({ length: count }, (_, number) => make(number));

test('a post has no more labels than a page can show, and no label or title longer than Blogger allows', async () => {
  const category = [{ term: 'x'.repeat(201) }, ...many(100_000, (number) => ({ term: `label ${number}` }))];
  const author = [{ name: { $t: 'n'.repeat(100_000) } }];
  const { source } = blogOf([entryOf('fox', { category, author, title: { $t: 'word '.repeat(100_000) } })], {
    category,
  });
  const { posts } = await source.list({ startIndex: 1, maxResults: 6 });
  expect(posts[0]?.categories).toEqual(many(100, (number) => `label ${number}`));
  expect(posts[0]?.title).toHaveLength(300);
  expect(posts[0]?.author.name).toHaveLength(200);
  expect((await source.listLabels()).length).toBe(5_000);
});

test('a blog that sends more posts than it was asked for is read no further', async () => {
  const link = [{ rel: 'next', type: 'application/atom+xml', href: 'https://blog.test/next' }];
  const { source, asked } = blogOf(
    many(20_000, (number) => entryOf(`post-${number}`)),
    { link },
  );
  const { posts } = await source.list({ startIndex: 1, maxResults: 6 });
  expect(posts.map(({ slug }) => slug)).toEqual(many(6, (number) => `post-${number}`));
  expect(asked.filter((address) => address.includes('max-results=6'))).toHaveLength(1);
  expect(asked.length).toBeLessThan(6);
});

test('of two posts with one address a list has the newer, and each address once', async () => {
  const older = entryOf('fox', { id: { $t: 'post-2' }, title: { $t: 'The older' } });
  const { source } = blogOf([entryOf('fox'), older, entryOf('owl')]);
  const { posts } = await source.list({ startIndex: 1, maxResults: 6 });
  expect(posts.map(({ title }) => title)).toEqual(['fox', 'owl']);
});

test('a total that lies is no more than a number', async () => {
  for (const [written, total] of [
    ['-5', 1],
    ['1e9', 1],
    ['999999999999999', 999_999_999_999_999],
    ['9999999999999999', 1],
  ] as const) {
    const { source } = blogOf([entryOf('fox')], { openSearch$totalResults: { $t: written } });
    expect((await source.list({ startIndex: 1, maxResults: 6 })).totalResults, written).toBe(total);
  }
});

test('a revision is short, whatever the blog says', async () => {
  const updated = { $t: 'x'.repeat(1_000_000) };
  const { source } = blogOf([entryOf('fox', { updated, id: updated })], { updated });
  expect((await source.readRevision()).length).toBeLessThan(2_000);
});

test('a summary of unclosed elements keeps nobody waiting', async () => {
  const { source } = blogOf([entryOf('fox', { summary: { type: 'html', $t: '<b>'.repeat(1_000_000) } })]);
  const started = performance.now();
  await source.list({ startIndex: 1, maxResults: 6, detail: 'summary' });
  expect(performance.now() - started).toBeLessThan(10_000);
});

test('a post is cut at half a million characters, pictures written into it not counted', async () => {
  const inline = `<img src="data:image/png;base64,${'A'.repeat(2_000_000)}">`;
  const { source } = blogOf([
    entryOf('fox', { content: { type: 'html', $t: `${inline}<p>words</p>` } }),
    entryOf('owl', { content: { type: 'html', $t: 'a'.repeat(3_000_000) } }),
  ]);
  const { posts } = await source.list({ startIndex: 1, maxResults: 6 });
  expect(posts[0]?.content).toBe('<p>words</p>');
  expect(posts[1]?.content).toHaveLength(500_000);
});

test('pictures of a blog that is read over https are, too, whatever it calls its posts', async () => {
  const link = [{ rel: 'alternate', type: 'text/html', href: 'http://blog.test/2026/11/fox.html' }];
  const content = { type: 'html', $t: '<img src="http://pictures.test/a.png"><img src="/b.png">' };
  const { source } = blogOf([entryOf('fox', { link, content })]);
  const { posts } = await source.list({ startIndex: 1, maxResults: 6 });
  expect(posts[0]?.featuredImage).toBe('https://pictures.test/a.png');
  expect(posts[0]?.content).toContain('src="https://blog.test/b.png"');
});

test.each(['..%2Fx', '%2e%2e', 'a%2Fb', '%00', 'a%0Ab', `${'x'.repeat(301)}`])(
  'a post whose address ends in %s is left out, the others stay',
  async (slug) => {
    const { source } = blogOf([entryOf(slug), entryOf('fox')]);
    const { posts } = await source.list({ startIndex: 1, maxResults: 6 });
    expect(posts.map((post) => post.slug)).not.toContain(slug);
    expect(posts.map((post) => post.slug)).toContain('fox');
    for (const post of posts) expect(post.slug).toMatch(/^[^/\\\s]{1,300}$/);
  },
);
