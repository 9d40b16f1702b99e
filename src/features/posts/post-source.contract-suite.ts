import { afterEach, describe, expect, test } from 'vitest';
import type { PostQuery, PostSource } from './posts.types.ts';
import type { LibraryPost } from './sources/library/library.types.ts';
import { createTestPost, createTestPosts } from './test-posts.ts';

/** A source whose posts a test decides. What was put or removed is read from the next call on. */
export interface OpenPostSource {
  source: PostSource;
  put(posts: readonly LibraryPost[]): Promise<void>;
  remove(slugs: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

type OpenSource = (posts: readonly LibraryPost[]) => Promise<OpenPostSource>;

const ODD_LABELS = ['Sci-Fi & Art', 'What? 50% + #1', 'Größe', 'AC/DC', '日本'];

const ODD_TEXTS: Readonly<Record<string, string>> = {
  'a quote': '"',
  'an open phrase': '"fox AND (cat OR',
  operators: 'NOT fox* -cat +dog ^a:b {x y} NEAR(a b) & | ! <-> :*',
  'wild cards': '%_*?',
  'a zero byte': 'fox\0cat',
  'half a pair of surrogates': 'fox\ud83e',
  pictographs: '🦊🎨👩‍👩‍👧',
  'nothing but punctuation': '?!… --- ,;.',
  'a name every object has': '__proto__ constructor',
  markup: '<script>alert(1)</script>',
  'a statement': "'; drop table post; --",
  '10,000 characters': 'fox '.repeat(2_500),
  'one word of 10,000 letters': 'x'.repeat(10_000),
  'control characters': 'fox\u0007\u001b[31m\u202e\ufeff',
};

const ODD_SLUGS = [
  '',
  ' ',
  '.',
  '..',
  '../post-1',
  'post-1/',
  'post%2D1',
  'post-1\0',
  'Post-1',
  '\ud83e',
  'x'.repeat(5_000),
];

/** What the site relies on, wherever its posts come from. */
export function describePostSource(name: string, open: OpenSource): void {
  const opened: OpenPostSource[] = [];
  afterEach(async () => {
    for (const sitePosts of opened.splice(0)) await sitePosts.close();
  });
  const openWith: OpenSource = async (posts) => {
    const sitePosts = await open(posts);
    opened.push(sitePosts);
    return sitePosts;
  };
  describe(`${name} is a source of posts`, () => {
    describePages(openWith);
    describeTimes(openWith);
    describeLabels(openWith);
    describeSearch(openWith);
    describeSinglePosts(openWith);
    describeChanges(openWith);
  });
}

async function slugsOf(source: PostSource, query: Partial<PostQuery> = {}): Promise<string[]> {
  const { posts } = await source.list({ startIndex: 1, maxResults: 100, ...query });
  return posts.map(({ slug }) => slug);
}

async function totalOf(source: PostSource, query: Partial<PostQuery> = {}): Promise<number> {
  return (await source.list({ startIndex: 1, maxResults: 0, ...query })).totalResults;
}

function describePages(open: OpenSource): void {
  test('FEED-02, T-29: a page is counted from 1, newest first, with the total of all pages', async () => {
    const { source } = await open(createTestPosts(20));
    const first = await source.list({ startIndex: 1, maxResults: 6 });
    expect(first.posts.map(({ slug }) => slug)).toEqual([20, 19, 18, 17, 16, 15].map((day) => `post-${day}`));
    expect(first.totalResults).toBe(20);
    const last = await source.list({ startIndex: 19, maxResults: 6 });
    expect(last.posts.map(({ slug }) => slug)).toEqual(['post-2', 'post-1']);
    expect(last.totalResults).toBe(20);
  });

  test('a page behind the last one is empty and knows the total', async () => {
    const { source } = await open(createTestPosts(3));
    expect(await source.list({ startIndex: 4, maxResults: 6 })).toMatchObject({ posts: [], totalResults: 3 });
    expect(await source.list({ startIndex: 10_000, maxResults: 6 })).toMatchObject({
      posts: [],
      totalResults: 3,
    });
  });

  test('no results asked for means the total alone', async () => {
    const { source } = await open(createTestPosts(3));
    expect(await source.list({ startIndex: 1, maxResults: 0 })).toMatchObject({ posts: [], totalResults: 3 });
  });

  test('FEED-05, T-28: an empty blog is an empty list', async () => {
    const { source } = await open([]);
    expect(await source.list({ startIndex: 1, maxResults: 6 })).toMatchObject({ posts: [], totalResults: 0 });
    expect(await source.listLabels()).toEqual([]);
  });

  test('posts of one moment come in an order that pages keep', async () => {
    const { publishedAt, updatedAt } = createTestPost(1);
    const posts = createTestPosts(9).map((post) => ({ ...post, publishedAt, updatedAt }));
    const { source } = await open(posts);
    const pages = await Promise.all(
      [1, 4, 7].map((startIndex) => slugsOf(source, { startIndex, maxResults: 3 })),
    );
    expect(pages.flat().sort()).toEqual(posts.map(({ slug }) => slug).sort());
  });

  test('a summary leaves the article out and nothing else', async () => {
    const { source } = await open(createTestPosts(2));
    const full = await source.list({ startIndex: 1, maxResults: 6 });
    const short = await source.list({ startIndex: 1, maxResults: 6, detail: 'summary' });
    // Only the article may say what its picture shows.
    const shown = full.posts.map((post) => ({ ...post, content: '', featuredImageAlt: expect.any(String) }));
    expect(short).toEqual({ ...full, posts: shown });
    expect(full.posts[0]?.content).toContain('What the day 2 brought.');
  });
}

function describeTimes(open: OpenSource): void {
  const iso = (day: number) => new Date(createTestPost(day).publishedAt).toISOString();

  test('ordered by update, the post changed last comes first', async () => {
    const changed = createTestPost(2, { updatedAt: createTestPost(9).publishedAt });
    const { source } = await open([createTestPost(1), changed, createTestPost(3)]);
    expect(await slugsOf(source)).toEqual(['post-3', 'post-2', 'post-1']);
    expect(await slugsOf(source, { orderBy: 'updated' })).toEqual(['post-2', 'post-3', 'post-1']);
    expect(await slugsOf(source, { orderBy: 'updated', labels: ['Diary'] })).toEqual([
      'post-2',
      'post-3',
      'post-1',
    ]);
  });

  test('bounds of the publication take the first moment and leave out the last', async () => {
    const { source } = await open(createTestPosts(6));
    const query = { publishedMin: iso(2), publishedMax: iso(5) };
    expect(await slugsOf(source, query)).toEqual(['post-4', 'post-3', 'post-2']);
    expect(await totalOf(source, query)).toBe(3);
    expect(await slugsOf(source, { publishedMin: iso(5), labels: ['Diary'] })).toEqual(['post-6', 'post-5']);
  });

  test('bounds of the last change work in its order', async () => {
    const changed = createTestPost(1, { updatedAt: createTestPost(9).publishedAt });
    const { source } = await open([changed, createTestPost(2), createTestPost(3)]);
    const query = { orderBy: 'updated', updatedMin: iso(3) } as const;
    expect(await slugsOf(source, query)).toEqual(['post-1', 'post-3']);
    expect(await slugsOf(source, { ...query, updatedMax: iso(9) })).toEqual(['post-3']);
  });
}

function describeLabels(open: OpenSource): void {
  test('FEED-03: a label, in its exact spelling, lists its posts and counts them', async () => {
    const { source } = await open([
      createTestPost(1, { labels: ['Art'] }),
      createTestPost(2, { labels: ['art'] }),
      createTestPost(3, { labels: ['Art', 'Light'] }),
      createTestPost(4, { labels: [] }),
    ]);
    expect(await slugsOf(source, { labels: ['Art'] })).toEqual(['post-3', 'post-1']);
    expect(await totalOf(source, { labels: ['Art'] })).toBe(2);
    expect(await totalOf(source, { labels: [] })).toBe(4);
    expect(await slugsOf(source, { labels: ['Nobody'] })).toEqual([]);
    expect(await totalOf(source, { labels: ['Nobody'] })).toBe(0);
  });

  test('several labels mean posts that have them all', async () => {
    const { source } = await open([
      createTestPost(1, { labels: ['Art', 'Light'] }),
      createTestPost(2, { labels: ['Light'] }),
      createTestPost(3, { labels: ['Art'] }),
      createTestPost(4, { labels: ['Light', 'Art', 'Color'] }),
    ]);
    expect(await slugsOf(source, { labels: ['Art', 'Light'] })).toEqual(['post-4', 'post-1']);
    expect(await totalOf(source, { labels: ['Art', 'Light'] })).toBe(2);
    expect(await slugsOf(source, { labels: ['Art', 'Nobody'] })).toEqual([]);
  });

  test('WSL-06, FEED-11: stories are the posts with their label', async () => {
    const posts = createTestPosts(10).map((post, place) =>
      place % 2 ? { ...post, labels: ['Diary', 'webstories'] } : post,
    );
    const { source } = await open(posts);
    const stories = await source.list({ startIndex: 1, maxResults: 6, labels: ['webstories'] });
    expect(stories.totalResults).toBe(5);
    expect(stories.posts.every(({ categories }) => categories.includes('webstories'))).toBe(true);
  });

  test('ART-04, T-49: a label may be written in any signs', async () => {
    const { source } = await open(
      ODD_LABELS.map((label, place) => createTestPost(place, { labels: [label] })),
    );
    for (const [place, label] of ODD_LABELS.entries())
      expect(await slugsOf(source, { labels: [label] }), label).toEqual([`post-${place}`]);
  });

  test('every label in use is listed once, in alphabetical order', async () => {
    const { source } = await open([
      createTestPost(1, { labels: ['Light', 'art'] }),
      createTestPost(2, { labels: ['Color', 'Light'] }),
    ]);
    expect(await source.listLabels()).toEqual(['art', 'Color', 'Light']);
  });
}

function describeSearch(open: OpenSource): void {
  const animals = () => [
    createTestPost(1, { title: 'A fox', content: '<p>It ran over the hills.</p>' }),
    createTestPost(2, { title: 'Hills', content: '<p>No animal lives here.</p>' }),
    createTestPost(3, { title: 'A heron', content: '<p>It watched the <b>fox</b> for long.</p>' }),
  ];

  test('FEED-03: a search finds posts by their words, newest first', async () => {
    const { source } = await open(animals());
    expect(await slugsOf(source, { search: 'fox' })).toEqual(['post-3', 'post-1']);
    expect(await slugsOf(source, { search: 'FOX' })).toEqual(['post-3', 'post-1']);
    expect(await totalOf(source, { search: 'fox' })).toBe(2);
    expect(await source.list({ startIndex: 2, maxResults: 1, search: 'fox' })).toMatchObject({
      posts: [{ slug: 'post-1' }],
      totalResults: 2,
    });
  });

  test('several words must all be found, within a label too', async () => {
    const { source } = await open([
      ...animals(),
      createTestPost(4, { title: 'Fox hills', labels: ['Maps'] }),
    ]);
    expect(await slugsOf(source, { search: 'fox hills' })).toEqual(['post-4', 'post-1']);
    expect(await slugsOf(source, { search: 'fox', labels: ['Diary'] })).toEqual(['post-3', 'post-1']);
    expect(await slugsOf(source, { search: 'fox hills', labels: ['Maps'] })).toEqual(['post-4']);
  });

  test('what no post has finds nothing', async () => {
    const { source } = await open(animals());
    expect(await source.list({ startIndex: 1, maxResults: 6, search: 'zzzqqq' })).toMatchObject({
      posts: [],
      totalResults: 0,
    });
  });

  test('a search of spaces is none', async () => {
    const { source } = await open(animals());
    expect(await totalOf(source, { search: '  ' })).toBe(3);
  });

  test('anything may be searched for', async () => {
    const { source } = await open(animals());
    for (const [what, text] of Object.entries(ODD_TEXTS)) {
      const { posts, totalResults } = await source.list({ startIndex: 1, maxResults: 6, search: text });
      expect(totalResults, what).toBeGreaterThanOrEqual(posts.length);
      expect(await source.list({ startIndex: 1, maxResults: 6 }), what).toMatchObject({ totalResults: 3 });
    }
  });
}

function describeSinglePosts(open: OpenSource): void {
  test('FEED-06, FEED-07: a post is found by its slug and by its id, whole', async () => {
    const { source } = await open(createTestPosts(3));
    const post = await source.findBySlug('post-2');
    const expected = createTestPost(2);
    expect(post).toMatchObject({
      slug: 'post-2',
      title: expected.title,
      published: new Date(expected.publishedAt).toISOString(),
      updated: new Date(expected.updatedAt).toISOString(),
      featuredImage: expected.featuredImage,
      categories: ['Diary'],
      isShortened: false,
    });
    expect(post?.author.name).toBe('The Editors');
    expect(post?.excerpt).toContain('What the day 2 brought.');
    expect(post?.content).toContain('More of it.');
    expect(post?.id).toMatch(/^\d{1,20}$/);
    expect(await source.findById(post?.id ?? '')).toEqual(post);
  });

  test('a list shows the same post as its address', async () => {
    const { source } = await open(createTestPosts(3));
    const { posts } = await source.list({ startIndex: 2, maxResults: 1 });
    expect(posts).toEqual([await source.findBySlug('post-2')]);
  });

  test('ART-06, FEED-12: a slug or id that no post has finds none', async () => {
    const { source } = await open(createTestPosts(3));
    expect(await source.findBySlug('post-4')).toBeNull();
    for (const slug of ODD_SLUGS) expect(await source.findBySlug(slug), JSON.stringify(slug)).toBeNull();
    for (const id of ['1', '', '0', '-1', '../1', '1\0', '9'.repeat(200)])
      expect(await source.findById(id), JSON.stringify(id)).toBeNull();
  });

  test('titles and labels are plain text', async () => {
    const post = createTestPost(1, { title: 'C++ & <b>you</b>', labels: ['R&amp;D'] });
    const { source } = await open([post]);
    expect(await source.findBySlug('post-1')).toMatchObject({
      title: 'C++ & <b>you</b>',
      categories: ['R&amp;D'],
    });
  });
}

function describeChanges(open: OpenSource): void {
  test('the revision stays while nothing changes', async () => {
    const { source } = await open(createTestPosts(3));
    const before = await source.readRevision();
    await source.list({ startIndex: 1, maxResults: 6 });
    expect(await source.readRevision()).toBe(before);
  });

  test('a new post, a changed one and a removed one are read, and each changes the revision', async () => {
    const { source, put, remove } = await open(createTestPosts(3));
    const revisions = [await source.readRevision()];
    await put([createTestPost(4)]);
    revisions.push(await source.readRevision());
    expect(await slugsOf(source)).toEqual(['post-4', 'post-3', 'post-2', 'post-1']);
    const { updatedAt } = createTestPost(9);
    await put([createTestPost(2, { title: 'Another title', labels: ['New'], updatedAt })]);
    revisions.push(await source.readRevision());
    expect((await source.findBySlug('post-2'))?.title).toBe('Another title');
    expect(await slugsOf(source, { labels: ['New'] })).toEqual(['post-2']);
    expect(await totalOf(source, { labels: ['Diary'] })).toBe(3);
    await remove(['post-4']);
    revisions.push(await source.readRevision());
    expect(await slugsOf(source)).toEqual(['post-3', 'post-2', 'post-1']);
    expect(await source.findBySlug('post-4')).toBeNull();
    expect(new Set(revisions).size).toBe(4);
  });

  test('a post that is published earlier moves down the list', async () => {
    const { source, put } = await open(createTestPosts(3));
    await put([createTestPost(0, { slug: 'post-3', updatedAt: createTestPost(9).publishedAt })]);
    expect(await slugsOf(source)).toEqual(['post-2', 'post-1', 'post-3']);
    expect(await totalOf(source)).toBe(3);
  });
}
