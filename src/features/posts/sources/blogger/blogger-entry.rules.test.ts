import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BloggerEntry, isSlug, readEntry, slugOf } from './blogger-entry.rules.ts';

const ADDRESS = 'https://name.blogspot.com/2026/01/my-post.html';

function anEntry(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: { $t: 'tag:blogger.com,1999:blog-1234567890123456789.post-9876543210987654321' },
    published: { $t: '2026-11-19T18:00:00.000-03:00' },
    updated: { $t: '2026-11-19T18:02:11.456-03:00' },
    category: [{ scheme: 'http://www.blogger.com/atom/ns#', term: 'Travel' }],
    title: { type: 'text', $t: 'A title & <b>more</b>' },
    content: { type: 'html', $t: '<p>Text</p>' },
    link: [
      { rel: 'replies', type: 'text/html', href: `${ADDRESS}#comment-form` },
      { rel: 'alternate', type: 'text/html', href: ADDRESS },
    ],
    author: [{ name: { $t: 'Ana' }, gd$image: { src: '//blogger.googleusercontent.com/ana/s35/a.jpg' } }],
    media$thumbnail: { url: 'https://1.bp.blogspot.com/x/s72-c/photo.jpg', height: '72', width: '72' },
    ...overrides,
  };
}

function read(overrides: Record<string, unknown> = {}): BloggerEntry {
  const entry = readEntry(anEntry(overrides));
  if (!entry) throw new Error('The entry was left out.');
  return entry;
}

test('FEED-07: all fields of an entry are read', () => {
  expect(read()).toEqual({
    id: '9876543210987654321',
    slug: 'my-post',
    month: '2026-01',
    address: ADDRESS,
    title: 'A title & <b>more</b>',
    published: '2026-11-19T18:00:00.000-03:00',
    updated: '2026-11-19T21:02:11.456Z',
    labels: ['Travel'],
    authorName: 'Ana',
    authorImage: '//blogger.googleusercontent.com/ana/s35/a.jpg',
    thumbnail: 'https://1.bp.blogspot.com/x/s72-c/photo.jpg',
    content: { text: '<p>Text</p>', isHtml: true },
    summary: undefined,
  });
});

describe('FEED-09: what may be missing', () => {
  test.each([
    ['category', { labels: [] }],
    ['media$thumbnail', { thumbnail: '' }],
    ['author', { authorName: '', authorImage: '' }],
    ['title', { title: '' }],
    ['content', { content: undefined, summary: undefined }],
    ['updated', { updated: '2026-11-19T21:00:00.000Z' }],
    ['published', { published: '2026-11-19T18:02:11.456-03:00' }],
  ])('%s', (key, expected) => {
    expect(read({ [key]: undefined })).toMatchObject(expected);
  });

  test('a summary stands where the content is missing', () => {
    const entry = read({ content: undefined, summary: { type: 'text', $t: 'Short & sweet' } });
    expect(entry.content).toBeUndefined();
    expect(entry.summary).toEqual({ text: 'Short & sweet', isHtml: false });
  });

  test('both times: the feed knows one, or nobody does', () => {
    const entry = anEntry({ published: { $t: 'yesterday' }, updated: undefined });
    expect(readEntry(entry, '2026-01-02T00:00:00+01:00')?.published).toBe('2026-01-02T00:00:00.000+01:00');
    expect(readEntry(entry)?.published).toBe('1970-01-01T00:00:00.000Z');
  });

  test('the address: a draft is left out', () => {
    expect(readEntry(anEntry({ link: undefined }))).toBeUndefined();
    expect(readEntry(anEntry({ link: [{ rel: 'self', href: ADDRESS }] }))).toBeUndefined();
    const alternates = ['javascript:alert(1)', 'https://', '/2026/01/x.html', 'https://name.blogspot.com/'];
    for (const href of alternates) {
      const link = [{ rel: 'alternate', type: 'text/html', href }];
      expect(readEntry(anEntry({ link })), href).toBeUndefined();
    }
  });
});

describe('what other programs write', () => {
  test('plain values instead of elements, and one instead of a list', () => {
    const entry = read({
      id: '42',
      title: 'Plain',
      category: { term: 'Only' },
      link: { rel: 'alternate', href: ADDRESS },
      author: { name: 'Ben' },
      media$thumbnail: [{ url: 'https://a.example/s72-c/b.jpg' }],
      thr$total: 3,
    });
    expect(entry).toMatchObject({
      id: '42',
      title: 'Plain',
      labels: ['Only'],
      slug: 'my-post',
      authorName: 'Ben',
    });
    expect(entry.thumbnail).toBe('https://a.example/s72-c/b.jpg');
  });

  test('ids without a number become digits, always the same', () => {
    const entry = read({ id: { $t: 'urn:uuid:60a76c80-d399-11d9-b91C-0003939e0af6' } });
    expect(entry.id).toMatch(/^\d{1,20}$/);
    expect(read({ id: { $t: 'urn:uuid:60a76c80-d399-11d9-b91C-0003939e0af6' } }).id).toBe(entry.id);
    expect(read({ id: { $t: 'urn:uuid:60a76c80-d399-11d9-b91C-0003939e0af7' } }).id).not.toBe(entry.id);
    // The published test vector of FNV-1a: the hash of 'foobar' is 85944171f73967e8.
    expect(read({ id: { $t: 'foobar' } }).id).toBe(String(0x85944171f73967e8n));
  });

  test('marks of kinds are no labels', () => {
    const category = [
      { term: 'http://schemas.google.com/blogger/2008/kind#post' },
      { term: ' A  b ' },
      { term: '' },
    ];
    expect(read({ category }).labels).toEqual(['A b']);
  });

  test.each(['Unknown', 'anonymous', ' Anonymous '])('an author called %j is hidden', (name) => {
    expect(read({ author: [{ name: { $t: name } }] }).authorName).toBe('');
  });

  test.each([
    '//img1.blogblog.com/img/b16-rounded.gif',
    '//www.blogger.com/img/blogger_logo_round_35.png',
    'https://img1.blogblog.com/img/blank.gif',
  ])('%s shows nobody', (src) => {
    expect(read({ author: [{ gd$image: { src } }] }).authorImage).toBe('');
  });
});

describe('FEED-10: the slug', () => {
  test.each([
    [ADDRESS, 'my-post'],
    ['https://a.example/blog/my-post', 'my-post'],
    ['https://a.example/blog/my-post/', 'my-post'],
    ['https://a.example/My_Post.HTML?m=1#c', 'My_Post'],
    ['https://a.example/caf%C3%A9.html', 'café'],
    ['https://a.example/%E0%A4%A.html', '%E0%A4%A'],
  ])('of %s is %s', (address, slug) => expect(slugOf(address)).toBe(slug));

  test.each([
    'https://a.example/',
    'https://a.example/.html',
    'https://a.example/a%2Fb',
    'https://a.example/a%00b',
  ])('of %s there is none', (address) => expect(slugOf(address)).toBeUndefined());

  test('is not anything', () => {
    for (const text of ['', ' ', '.', '..', 'a/b', 'a\\b', 'a b', 'a\0', 'a?b', '\ud83e', 'x'.repeat(301)]) {
      expect(isSlug(text), JSON.stringify(text)).toBe(false);
    }
  });
});

test('whatever an entry is, reading it throws nothing and answers something valid or nothing', () => {
  const anyValue = fc.oneof(
    fc.jsonValue(),
    fc.string().map(($t) => ({ $t })),
    fc.constantFrom(ADDRESS, '9'.repeat(60), '2026-11-19T18:00:00.000-03:00', '\ud83e', '__proto__'),
  );
  const anyEntry = fc.oneof(
    fc.jsonValue(),
    fc
      .record(Object.fromEntries(Object.keys(anEntry({ summary: 1 })).map((key) => [key, anyValue])), {
        requiredKeys: [],
      })
      .map((keys) => anEntry(keys)),
  );
  fc.assert(
    fc.property(anyEntry, (value) => {
      const entry = readEntry(value);
      if (!entry) return;
      expect(entry.id).toMatch(/^\d{1,40}$/);
      expect(isSlug(entry.slug)).toBe(true);
      expect(entry.published).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]{12}(?:Z|[+-]\d{2}:\d{2})$/);
      expect(Date.parse(entry.published)).not.toBeNaN();
      expect(entry.month).toMatch(/^\d{4}-\d{2}$/);
      expect(new Date(entry.updated).toISOString()).toBe(entry.updated);
      expect(new URL(entry.address).protocol).toMatch(/^https?:$/);
      expect(entry.title.isWellFormed()).toBe(true);
    }),
    { numRuns: 500 },
  );
});
