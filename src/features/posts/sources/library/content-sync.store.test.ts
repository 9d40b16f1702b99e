import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../../../tests/support/databases/postgres-and-sqlite.ts';
import type { Database } from '../../../../platform/db/database.types.ts';
import { type ContentSyncOptions, createContentSync } from './content-sync.ts';
import type { SyncResult } from './content-sync.types.ts';
import type { LibraryPost } from './library.types.ts';
import { createLibrary } from './library.usecases.ts';
import { createLibrarySource } from './library-source.ts';
import { AUTHORS_TEXT, contentFile, rules } from './markdown/test-content.ts';

let folder: string;
let problems: string[];

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'dreamseed-content-')), 'content');
  problems = [];
  write('authors.yaml', AUTHORS_TEXT);
});

afterEach(() => rmSync(dirname(folder), { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const post = (settings: Record<string, string> = {}, body?: string) => contentFile(settings, body).text;
const story = () => contentFile({ title: 'A story' }, '![One](picture:hill)', 'story').text;

function openSite(database: Database, options: Partial<ContentSyncOptions> = {}) {
  const library = createLibrary({ database });
  const source = createLibrarySource({ database, pictureAddress: (name) => `/media/${name}` });
  const { authors: _, ...same } = rules;
  const sync = createContentSync({
    folder,
    library,
    ...same,
    showDrafts: false,
    onProblem: (problem) => problems.push(problem),
    ...options,
  });
  const titles = async () => {
    const page = await source.list({ startIndex: 1, maxResults: 100 });
    return page.posts.map(({ title }) => title).sort();
  };
  return { ...sync, library, source, titles };
}

const NOTHING: SyncResult = { added: [], changed: [], removed: [], problems: [] };

describeOnEveryDatabase('the posts of the content folder', (open) => {
  test('enter the library once, and again when they change', async () => {
    const site = openSite((await open()).database);
    write('posts/a.md', post({ title: 'A' }));
    write('posts/b.md', post({ title: 'B' }));
    write('stories/c.md', story());
    expect(await site.sync()).toEqual({ ...NOTHING, added: ['a', 'b', 'c'] });
    const revision = await site.source.readRevision();
    expect(await site.sync()).toEqual(NOTHING);
    expect(await site.source.readRevision()).toBe(revision);

    write('posts/b.md', post({ title: 'B again' }));
    expect(await site.sync()).toEqual({ ...NOTHING, changed: ['b'] });
    expect(await site.source.readRevision()).not.toBe(revision);
    expect(await site.titles()).toEqual(['A', 'A story', 'B again']);
    expect(await site.source.findBySlug('c')).toMatchObject({ categories: ['webstories'] });
  });

  test('leave with their files, and move with them in one transaction', async () => {
    const { database } = await open();
    let transactions = 0;
    const site = openSite({
      ...database,
      transaction(work) {
        transactions++;
        return database.transaction(work);
      },
    });
    write('posts/a.md', post({ title: 'A' }));
    write('posts/b.md', post({ title: 'B' }));
    await site.sync();
    rmSync(join(folder, 'posts/a.md'));
    renameSync(join(folder, 'posts/b.md'), join(folder, 'posts/c.md'));
    transactions = 0;
    expect(await site.sync()).toEqual({ ...NOTHING, added: ['c'], removed: ['a', 'b'] });
    expect(await site.titles()).toEqual(['B']);
    expect(transactions).toBe(1);
  });

  test('stay as they were while a file has a mistake, which is told once', async () => {
    const site = openSite((await open()).database);
    write('posts/a.md', post({ title: 'A' }));
    await site.sync();
    write('posts/a.md', post({ title: 'A again', published: 'soon' }));
    write('posts/b.md', post({ title: 'B' }));
    const line =
      'content/posts/a.md:3: published: must be a date such as 2026-10-02, or a time such as 2026-10-02T08:30:00Z, not "soon"';
    expect(await site.sync()).toEqual({ ...NOTHING, added: ['b'], problems: [line] });
    expect(await site.sync()).toEqual({ ...NOTHING, problems: [line] });
    expect(problems).toEqual([line]);
    expect(await site.titles()).toEqual(['A', 'B']);

    write('posts/a.md', post({ title: 'A again' }));
    expect(await site.sync()).toEqual({ ...NOTHING, changed: ['a'] });
    write('posts/a.md', post({ published: 'soon' }));
    await site.sync();
    expect(problems).toHaveLength(2);
  });

  test('survive a mistake in authors.yaml, and a folder that is not there', async () => {
    const site = openSite((await open()).database);
    write('posts/a.md', post({ title: 'A' }));
    await site.sync();
    write('authors.yaml', 'guides: [');
    write('posts/b.md', post({ title: 'B' }));
    expect((await site.sync()).problems).toEqual([
      expect.stringMatching(/^content\/authors\.yaml:1: is not valid YAML/),
    ]);
    expect(await site.titles()).toEqual(['A']);

    rmSync(folder, { recursive: true });
    expect((await site.sync()).problems).toEqual([
      expect.stringContaining('does not exist, so the posts stay as they are'),
    ]);
    expect(await site.titles()).toEqual(['A']);
  });

  test('are made anew when an author, the name of the site or the way of drawing changes', async () => {
    const { database } = await open();
    write('posts/a.md', post({ author: 'plain' }, 'Welcome to {siteName}.'));
    await openSite(database).sync();
    const renamed = openSite(database, { siteName: 'Elsewhere' });
    expect(await renamed.sync()).toMatchObject({ changed: ['a'] });
    expect(await renamed.source.findBySlug('a')).toMatchObject({ excerpt: 'Welcome to Elsewhere.' });
    write('authors.yaml', AUTHORS_TEXT.replace('name: Plain', 'name: Plainer'));
    expect(await renamed.sync()).toMatchObject({ changed: ['a'] });
    expect(await renamed.source.findBySlug('a')).toMatchObject({ author: { name: 'Plainer' } });
    const redrawn = openSite(database, { siteName: 'Elsewhere', hashRecipe: () => 'other' });
    expect(await redrawn.sync()).toMatchObject({ changed: ['a'] });
  });

  test('that are drafts are shown where drafts are shown', async () => {
    const { database } = await open();
    write('posts/a.md', post({ title: 'A', draft: 'true' }));
    const development = openSite(database, { showDrafts: true });
    const production = openSite(database);
    expect(await production.sync()).toEqual(NOTHING);
    expect(await development.sync()).toMatchObject({ added: ['a'] });
    expect(await development.sync()).toEqual(NOTHING);
    expect(await production.sync()).toEqual({ ...NOTHING, removed: ['a'] });
    write('posts/a.md', post({ title: 'A', draft: 'false' }));
    expect(await production.sync()).toMatchObject({ added: ['a'] });
    write('posts/a.md', post({ title: 'A', draft: 'true' }));
    expect(await production.sync()).toEqual({ ...NOTHING, removed: ['a'] });
  });

  test('leave imported posts their addresses, and never take them away', async () => {
    const site = openSite((await open()).database);
    const imported: LibraryPost = {
      slug: 'a',
      title: 'Imported',
      excerpt: '',
      publishedAt: 1,
      updatedAt: 1,
      labels: [],
      author: { name: '', avatarUrl: '', bio: '', location: '' },
      content: '<p>x</p>',
      featuredImage: '',
      featuredImageAlt: '',
      pictures: {},
      origin: 'import',
      sourceHash: 'x',
    };
    await site.library.put([imported]);
    write('posts/a.md', post({ title: 'A' }));
    write('posts/b.md', post({ title: 'B' }));
    expect(await site.sync()).toEqual({
      ...NOTHING,
      added: ['b'],
      problems: ['content/posts/a.md: an imported post has this address already; give the file another name'],
    });
    expect(await site.titles()).toEqual(['B', 'Imported']);
  });

  test('need names that can be addresses, each once', async () => {
    const site = openSite((await open()).database);
    for (const name of ['posts/A B.md', 'posts/.hidden.md', 'posts/note.txt', 'posts/a.md~', 'README.md'])
      write(name, post());
    write('posts/a.md', post({ title: 'A' }));
    write('stories/a.md', story());
    expect(await site.sync()).toEqual({
      ...NOTHING,
      added: ['a'],
      problems: [
        'content/posts/A B.md: the name of the file becomes its address: lower-case letters, digits and hyphens',
        'content/stories/a.md: content/posts/a.md has the same name, and would have the same address',
      ],
    });
    expect(await site.titles()).toEqual(['A']);
  });

  test('may show files, and stay as they were while a file is missing or broken', async () => {
    const site = openSite((await open()).database);
    const paint = (background: string) =>
      sharp({ create: { width: 90, height: 160, channels: 3, background } })
        .jpeg()
        .toBuffer();
    const picture = join(folder, 'pictures', 'a', 'one.jpg');
    write('pictures/a/one.jpg', '');
    writeFileSync(picture, await paint('#203040'));
    write('posts/a.md', post({ title: 'A', pictures: '{ one: { file: pictures/a/one.jpg, alt: One } }' }));
    write('posts/b.md', post({ title: 'B' }));
    expect(await site.sync()).toEqual({ ...NOTHING, added: ['a', 'b'] });
    expect(await site.sync()).toEqual(NOTHING);
    const before = await site.library.findPicture('a-one');
    expect(before).toMatchObject({ file: 'pictures/a/one.jpg', width: 90, height: 160, alt: 'One' });

    const other = await paint('#a03040');
    writeFileSync(picture, other);
    expect(await site.sync()).toEqual({ ...NOTHING, changed: ['a'] });
    const after = await site.library.findPicture('a-one');
    expect(after).not.toEqual(before);

    const missing = 'content/posts/a.md:5: pictures.one.file: pictures/a/one.jpg: there is no such file';
    rmSync(picture);
    expect(await site.sync()).toEqual({ ...NOTHING, problems: [missing] });
    writeFileSync(picture, other.subarray(0, other.length - 90));
    expect((await site.sync()).problems).toEqual([
      'content/posts/a.md: pictures/a/one.jpg breaks off, or is no picture inside',
    ]);
    expect(await site.library.findPicture('a-one')).toEqual(after);
    expect(await site.titles()).toEqual(['A', 'B']);
  });

  test('are the same for two servers that start at once', async () => {
    const { database, openAgain } = await open();
    for (let number = 0; number < 20; number++) write(`posts/p${number}.md`, post({ title: `P${number}` }));
    const sites = [openSite(database), openSite(await openAgain())];
    const results = await Promise.all(sites.map((site) => site.sync()));
    expect(results.map((result) => result.problems)).toEqual([[], []]);
    for (const site of sites) expect(await site.titles()).toHaveLength(20);
    rmSync(join(folder, 'posts'), { recursive: true });
    const removals = await Promise.all(sites.map((site) => site.sync()));
    expect(removals.map((result) => result.problems)).toEqual([[], []]);
    expect(await sites[0]?.titles()).toEqual([]);
  });

  test('stay when the database fails, and the start goes on', async () => {
    const { database } = await open();
    write('posts/a.md', post());
    const site = openSite(database, {
      library: {
        origins: async () => [],
        change: () => Promise.reject(new Error('the disk is full')),
      },
    });
    expect(await site.sync()).toEqual({
      ...NOTHING,
      problems: ['the posts stay as they are: the disk is full'],
    });
  });
});

describe('a watched content folder', () => {
  const settled = (condition: () => boolean) =>
    expect.poll(condition, { timeout: 10_000, interval: 20 }).toBe(true);

  function watchSite() {
    const changes: { put: string[]; remove: string[] }[] = [];
    let stored: LibraryPost[] = [];
    const { authors: _, ...same } = rules;
    const sync = createContentSync({
      folder,
      ...same,
      showDrafts: true,
      onProblem: (problem) => problems.push(problem),
      library: {
        origins: async () => stored,
        change: async ({ put, remove }) => {
          const gone = new Set([...remove, ...put.map(({ slug }) => slug)]);
          stored = [...stored.filter(({ slug }) => !gone.has(slug)), ...put];
          changes.push({ put: put.map(({ title }) => title), remove: [...remove] });
        },
      },
    });
    return { ...sync, changes, titles: () => stored.map(({ title }) => title).sort() };
  }

  test('is read again after a file was written, replaced, added or removed', async () => {
    write('posts/a.md', post({ title: 'A' }));
    const site = watchSite();
    await site.sync();
    const watching = site.watch();
    try {
      write('posts/a.md', post({ title: 'Written' }));
      await settled(() => site.titles().includes('Written'));
      // As editors do that must never lose a file.
      write('posts/.a.md.swp', post({ title: 'Replaced' }));
      renameSync(join(folder, 'posts/.a.md.swp'), join(folder, 'posts/a.md'));
      await settled(() => site.titles().includes('Replaced'));
      write('stories/b.md', story());
      await settled(() => site.titles().includes('A story'));
      write('stories/b.md', story().replace('A story', 'The same story'));
      await settled(() => site.titles().includes('The same story'));
      rmSync(join(folder, 'posts/a.md'));
      await settled(() => !site.titles().includes('Replaced'));
      write('authors.yaml', AUTHORS_TEXT.replace('{siteName} Guides', 'The Guides'));
      const before = site.changes.length;
      await settled(() => site.changes.length > before);
      const pictures = '{ one: { file: pictures/c/one.png, alt: One } }';
      write('posts/c.md', post({ title: 'With a file', pictures }));
      await settled(() =>
        problems.some((line) => line.includes('pictures/c/one.png: there is no such file')),
      );
      write('pictures/c/one.png', '');
      const paint = sharp({ create: { width: 9, height: 16, channels: 3, background: '#123' } });
      writeFileSync(join(folder, 'pictures/c/one.png'), await paint.png().toBuffer());
      await settled(() => site.titles().includes('With a file'));
    } finally {
      watching.close();
    }
  });

  test('is left alone once nobody watches it', async () => {
    write('posts/a.md', post({ title: 'A' }));
    const site = watchSite();
    await site.sync();
    site.watch().close();
    const other = site.watch();
    write('posts/a.md', post({ title: 'Written' }));
    await settled(() => site.titles().includes('Written'));
    other.close();
    expect(site.changes).toHaveLength(2);
    expect(problems).toEqual([]);
  });
});
