import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../../../../tests/support/databases/postgres-and-sqlite.ts';
import type { Database } from '../../../../../platform/db/database.types.ts';
import { createLibrary } from '../library.usecases.ts';
import { createLibrarySource } from '../library-source.ts';
import { type ImportOptions, importBlogger } from './import-blogger.ts';
import { describeReport, emptyReport, type ImportReport } from './import-report.ts';
import { bytesOf, oldEntry, oldExport, takeoutEntry, takeoutExport } from './test-exports.ts';

function openSite(database: Database) {
  const library = createLibrary({ database });
  const source = createLibrarySource({ database, pictureAddress: (name) => `/media/${name}` });
  return {
    library,
    source,
    bring: (text: string, options: Partial<ImportOptions> = {}) =>
      importBlogger({
        open: () => bytesOf(text),
        library,
        blogAddress: '',
        addressOf: (slug) => `/blog/${slug}`,
        includePages: false,
        isDryRun: false,
        ...options,
      }),
    slugs: async () => (await library.origins()).map(({ slug }) => slug).sort(),
  };
}

function report(
  told: Partial<Omit<ImportReport, 'leftOut' | 'losses'>> & {
    leftOut?: Partial<ImportReport['leftOut']>;
    losses?: Partial<ImportReport['losses']>;
  },
): ImportReport {
  const empty = emptyReport();
  return {
    ...empty,
    ...told,
    leftOut: { ...empty.leftOut, ...told.leftOut },
    losses: { ...empty.losses, ...told.losses },
  };
}

describeOnEveryDatabase('a blog from Blogger', (open) => {
  test('comes into the library as its authors wrote it', async () => {
    const { bring, source } = openSite((await open()).database);
    const content =
      '<p>Hello, <a href="/2026/03/other.html">other</a> and <b onclick="x()">all</b>.</p><script>x()</script>' +
      '<img src="http://1.bp.blogspot.com/-a/s320/fox.jpg" alt="A fox"/>';
    const entry = takeoutEntry({ content, labels: ['Travel', 'webstories'], title: 'Salt &amp; Pepper' });
    expect(await bring(takeoutExport(entry))).toEqual(
      report({ added: 1, losses: { scripts: 2, httpImages: 1, lostLinks: 1 } }),
    );
    expect(await source.findBySlug('hello')).toMatchObject({
      title: 'Salt &amp; Pepper',
      excerpt: 'Hello, other and all.',
      published: '2026-04-04T14:38:00.000Z',
      updated: '2026-07-21T00:02:39.331Z',
      categories: ['Travel', 'webstories'],
      author: { name: 'Ana', avatarUrl: '', bio: '', location: '' },
      featuredImage: 'https://1.bp.blogspot.com/-a/s1600/fox.jpg',
      featuredImageAlt: 'A fox',
      content: expect.stringContaining('<p>Hello, <a href="/2026/03/other.html"'),
    });
  });

  test('comes from the old export just as well, with its offset and its own address', async () => {
    const { bring, source } = openSite((await open()).database);
    const content = '<a href="/2026/03/other.html">other</a><img src="/fox.jpg">';
    expect(await bring(oldExport(oldEntry({ content })))).toEqual(report({ added: 1 }));
    const post = await source.findBySlug('hello');
    expect(post).toMatchObject({
      published: '2026-04-04T11:38:00.000-03:00',
      featuredImage: 'https://name.blogspot.com/fox.jpg',
      author: { avatarUrl: 'https://lh3.googleusercontent.com/ana=s32' },
    });
    expect(post?.content).toContain('href="https://name.blogspot.com/2026/03/other.html"');
  });

  test('is carried over once: again changes nothing, later changes what changed', async () => {
    const { bring, source, slugs } = openSite((await open()).database);
    const first = [
      takeoutEntry({ id: 1, filename: '/2026/04/a.html' }),
      takeoutEntry({ id: 2, filename: '/2026/04/b.html' }),
    ];
    expect(await bring(takeoutExport(...first))).toEqual(report({ added: 2 }));
    const revision = await source.readRevision();
    expect(await bring(takeoutExport(...first))).toEqual(report({ unchanged: 2 }));
    expect(await source.readRevision()).toBe(revision);

    const second = [
      takeoutEntry({ id: 1, filename: '/2026/04/renamed.html', content: 'New words.' }),
      takeoutEntry({ id: 2, filename: '/2026/04/b.html' }),
      takeoutEntry({ id: 3, filename: '/2026/04/c.html' }),
    ];
    expect(await bring(takeoutExport(...second))).toEqual(report({ added: 1, changed: 1, unchanged: 1 }));
    expect(await slugs()).toEqual(['a', 'b', 'c']);
    expect(await source.findBySlug('a')).toMatchObject({ excerpt: 'New words.' });
    // The same posts in the other form are the same posts.
    expect(await bring(oldExport(oldEntry({ id: 3, filename: '/2026/04/c.html' })))).toMatchObject({
      added: 0,
      changed: 1,
    });
  });

  test('links its posts with each other where they are now', async () => {
    const { bring, source } = openSite((await open()).database);
    const links = (...hrefs: string[]) =>
      hrefs.map((href) => `<a title="a > b" href="${href}">x</a>`).join(' ');
    const entries = [
      takeoutEntry({ id: 1, filename: '/2025/04/hello.html' }),
      takeoutEntry({
        id: 2,
        filename: '/2026/04/hello.html',
        content: links('/2026/04/hello.html?m=1&x=2#top'),
      }),
      takeoutEntry({
        id: 3,
        filename: '/2026/05/all.html',
        content: links(
          'http://name.blogspot.com/2026/04/hello.html',
          'https://name.blogspot.co.uk/2025/04/hello.html',
          'https://example.com/2025/04/hello.html',
          '/2026/04/draft.html',
          'javascript:alert(1)',
        ),
      }),
      takeoutEntry({ id: 4, status: 'DRAFT', filename: '/2026/04/draft.html' }),
    ];
    const text = takeoutExport(...entries);
    expect(await bring(text)).toMatchObject({ added: 3, relinked: 3, losses: { lostLinks: 1, links: 1 } });
    const hrefsOf = async (slug: string) => {
      const { content = '' } = (await source.findBySlug(slug)) ?? {};
      return [...content.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href]) => href);
    };
    expect(await hrefsOf('hello-2')).toEqual(['/blog/hello-2']);
    expect(await hrefsOf('all')).toEqual([
      '/blog/hello-2',
      '/blog/hello',
      'https://example.com/2025/04/hello.html',
      '/2026/04/draft.html',
    ]);

    const blogAddress = 'https://example.com/';
    expect(await bring(text, { blogAddress })).toMatchObject({
      changed: 1,
      unchanged: 2,
      relinked: 4,
      losses: { lostLinks: 0 },
    });
    expect(await hrefsOf('all')).toEqual([
      '/blog/hello-2',
      '/blog/hello',
      '/blog/hello',
      'https://example.com/2026/04/draft.html',
    ]);
  });

  test.each([
    ['2026-04-04T23:30:00.000-03:00', '2026-04-04T23:30:00.000-03:00'],
    ['2026-04-05T00:30:00+05:30', '2026-04-05T00:30:00.000+05:30'],
    ['2026-04-04T23:30:00Z', '2026-04-04T23:30:00.000Z'],
  ])('keeps the day of a post that was published at %s', async (written, published) => {
    const { bring, source } = openSite((await open()).database);
    const entry = { published: written, updated: '2026-05-01T00:00:00Z' };
    await bring(oldExport(oldEntry(entry)));
    expect(await source.findBySlug('hello')).toMatchObject({
      published,
      updated: '2026-05-01T00:00:00.000Z',
    });
  });

  test('leaves out what the blog does not show, and says so', async () => {
    const { bring, slugs } = openSite((await open()).database);
    const entries = [
      takeoutEntry({ id: 1, status: 'DRAFT' }),
      takeoutEntry({ id: 2, status: 'SCHEDULED' }),
      takeoutEntry({ id: 3, status: 'SOFT_TRASHED' }),
      takeoutEntry({ id: 4, type: 'PAGE', filename: '/p/about.html' }),
      takeoutEntry({ id: 5, type: 'COMMENT' }),
      takeoutEntry({ id: 6, type: 'COMMENT' }),
      takeoutEntry({ id: 7, content: '<p> </p><script>x()</script>' }),
      takeoutEntry({ id: 8, content: 'x'.repeat(4_100_000) }),
    ];
    const leftOut = { drafts: 1, scheduled: 1, trashed: 1, comments: 2, empty: 1, tooLarge: 1 };
    expect(await bring(takeoutExport(...entries))).toEqual(report({ leftOut: { ...leftOut, pages: 1 } }));
    expect(await slugs()).toEqual([]);
    expect(await bring(takeoutExport(...entries), { includePages: true })).toEqual(
      report({ added: 1, leftOut }),
    );
    expect(await slugs()).toEqual(['about']);
  });

  test('FEED-10: gives every post an address of its own that stays', async () => {
    const { bring, library, slugs } = openSite((await open()).database);
    const entries = [
      takeoutEntry({ id: 1, filename: '/2025/04/hello.html' }),
      takeoutEntry({ id: 2, filename: '/2026/04/hello.html' }),
      takeoutEntry({ id: 3, filename: '', title: 'Größe zählt' }),
      takeoutEntry({ id: 4, filename: '/2026/04/a%20b_c.html' }),
      takeoutEntry({ id: 5, filename: '', title: '', content: '<p>First words of it.</p>' }),
      takeoutEntry({ id: 6, filename: '/2026/04/light.html' }),
    ];
    const [own] = [{ slug: 'light', title: 'Light', origin: 'content' as const, sourceHash: 'x' }];
    const bare = {
      excerpt: '',
      publishedAt: 1,
      updatedAt: 1,
      labels: [],
      content: 'x',
      featuredImage: '',
      featuredImageAlt: '',
      pictures: {},
    };
    await library.put([{ ...bare, ...own, author: { name: '', avatarUrl: '', bio: '', location: '' } }]);
    const renamed = [
      { from: 'hello', to: 'hello-2' },
      { from: 'light', to: 'light-2' },
    ];
    expect(await bring(takeoutExport(...entries))).toEqual(report({ added: 6, renamed }));
    const all = ['a-b-c', 'first-words-of-it', 'grosse-zahlt', 'hello', 'hello-2', 'light', 'light-2'];
    expect(await slugs()).toEqual(all);
    expect(await bring(takeoutExport(...entries.toReversed()))).toEqual(report({ unchanged: 6 }));
    expect(await slugs()).toEqual(all);
  });

  test('counts an entry that comes twice once, and takes the last', async () => {
    const { bring, source } = openSite((await open()).database);
    const twice = [takeoutEntry({ content: 'Old.' }), takeoutEntry({ content: 'New.' })];
    expect(await bring(takeoutExport(...twice))).toEqual(report({ added: 1, leftOut: { repeated: 1 } }));
    expect(await source.findBySlug('hello')).toMatchObject({ excerpt: 'New.' });
  });

  test('is only looked at in a dry run', async () => {
    const { bring, slugs } = openSite((await open()).database);
    expect(await bring(takeoutExport(takeoutEntry()), { isDryRun: true })).toEqual(report({ added: 1 }));
    expect(await slugs()).toEqual([]);
  });

  test('keeps what came before a broken end', async () => {
    const { bring, slugs } = openSite((await open()).database);
    const text = takeoutExport(takeoutEntry(), takeoutEntry({ id: 102 })).slice(0, -300);
    const told = await bring(text);
    expect(told).toMatchObject({ added: 1, stopped: expect.stringContaining('ends too early') });
    expect(await slugs()).toEqual(['hello']);
    expect(describeReport(told, { isDryRun: false }).at(-1)).toContain('could not be read to its end');
  });

  test('says what is odd about dates and summaries, and carries on', async () => {
    const { bring, source } = openSite((await open()).database);
    const short = oldExport(oldEntry({ published: '', updated: 'yesterday' })).replaceAll(
      'content',
      'summary',
    );
    expect(await bring(short)).toEqual(report({ added: 1, losses: { shortened: 1, undated: 1 } }));
    expect(await source.findBySlug('hello')).toMatchObject({ published: '1970-01-01T00:00:00.000Z' });
  });

  test('of a thousand posts comes in batches', async () => {
    const { bring, source } = openSite((await open()).database);
    const entries = Array.from({ length: 1000 }, (_, id) =>
      takeoutEntry({ id, filename: `/2026/04/p${id}.html` }),
    );
    expect(await bring(takeoutExport(...entries))).toEqual(report({ added: 1000 }));
    expect(await source.list({ startIndex: 1, maxResults: 0 })).toMatchObject({ totalResults: 1000 });
    expect(await bring(takeoutExport(...entries))).toEqual(report({ unchanged: 1000 }));
  });
});

test('the report of an import is for people', () => {
  const told = report({
    added: 3,
    unchanged: 1,
    leftOut: { drafts: 2, comments: 40 },
    losses: { scripts: 1 },
    relinked: 7,
    renamed: [{ from: 'hello', to: 'hello-2' }],
  });
  expect(
    describeReport(told, { isDryRun: false }).join('\n'),
  ).toBe(`Posts carried over: 3 new, 0 changed, 1 unchanged.
Links between them that lead to their new addresses: 7.

Left out:
  drafts: 2
  comments: 40

Not carried over as it was:
  scripts taken out: 1

New addresses, because the old one is taken:
  hello is now hello-2`);
});
