import { describe, expect, test } from 'vitest';
import {
  describeOnEveryDatabase,
  type OpenTestDatabase,
} from '../../../../../tests/support/databases/postgres-and-sqlite.ts';
import type { PostSource } from '../../posts.types.ts';
import { createTestPost, createTestPosts } from '../../test-posts.ts';
import type { LibraryPicture, LibraryPost } from './library.types.ts';
import { createLibrary } from './library.usecases.ts';
import { createLibrarySource } from './library-source.ts';
import { postIdOf } from './post-numbers.ts';
import { findLibraryFaults } from './test-library-faults.store.ts';

const pictureAddress = (name: string, recipeHash: string) => `/media/s1600/${name}.webp?v=${recipeHash}`;

async function openLibrary(open: OpenTestDatabase, posts: readonly LibraryPost[] = []) {
  const { database } = await open();
  const library = createLibrary({ database });
  await library.put(posts);
  return { database, library, source: createLibrarySource({ database, pictureAddress }) };
}

async function search(source: PostSource, text: string): Promise<string[]> {
  const { posts } = await source.list({ startIndex: 1, maxResults: 50, search: text, detail: 'summary' });
  return posts.map(({ slug }) => slug);
}

const picture = (seed: number): LibraryPicture => ({
  prompt: 'a red fox',
  options: { style: 'Watercolor' },
  seed,
  width: 1344,
  height: 768,
  alt: 'A red fox',
});

describeOnEveryDatabase('the library', (open) => {
  describe('what it is told', () => {
    test('a post keeps its id through every change', async () => {
      const { library, source } = await openLibrary(open, [createTestPost(1)]);
      await library.put([createTestPost(5, { slug: 'post-1', title: 'New', labels: ['Other'] })]);
      expect(await source.findById(postIdOf('post-1'))).toMatchObject({
        title: 'New',
        categories: ['Other'],
      });
      expect(await library.countPosts()).toBe(1);
    });

    test('of two posts with one slug the last one counts', async () => {
      const { database, library, source } = await openLibrary(open);
      await library.put([createTestPost(1, { title: 'First' }), createTestPost(1, { title: 'Second' })]);
      expect((await source.findBySlug('post-1'))?.title).toBe('Second');
      expect(await findLibraryFaults(database)).toEqual([]);
    });

    test('removing the last post leaves nothing behind', async () => {
      const { database, library } = await openLibrary(open, createTestPosts(3));
      expect(await library.remove(['post-1', 'post-2', 'post-2', 'post-3', 'post-4'])).toBe(3);
      for (const table of [
        'post',
        'post_content',
        'post_derived',
        'post_word',
        'post_label',
        'post_count',
        'post_picture',
      ] as const)
        expect(await database.reader.selectFrom(table).selectAll().execute(), table).toEqual([]);
    });

    test('a post that moves to another slug is there once', async () => {
      const { library, source } = await openLibrary(open, createTestPosts(2));
      const revision = Number(await source.readRevision());
      await library.change({ put: [createTestPost(2, { slug: 'moved' })], remove: ['post-2'] });
      const { posts } = await source.list({ startIndex: 1, maxResults: 6 });
      expect(posts.map(({ slug }) => slug)).toEqual(['moved', 'post-1']);
      expect(Number(await source.readRevision())).toBeGreaterThan(revision);
    });

    test('a change that fails changes nothing', async () => {
      const { database, library, source } = await openLibrary(open, createTestPosts(2));
      const revision = await source.readRevision();
      const wrong = createTestPost(3, { pictures: { '\0': picture(1), '': picture(2) } });
      await expect(library.put([createTestPost(4), wrong])).rejects.toThrow();
      const late = createTestPost(3, { publishedAt: 9e15 });
      await expect(library.put([createTestPost(4), late])).rejects.toThrow(
        'post-3 has a time that does not exist',
      );
      expect(await library.countPosts()).toBe(2);
      expect(await source.readRevision()).toBe(revision);
      expect(await findLibraryFaults(database)).toEqual([]);
    });

    test('nothing to put or remove changes nothing', async () => {
      const { library, source } = await openLibrary(open, createTestPosts(1));
      const revision = await source.readRevision();
      await library.put([]);
      await library.change({});
      expect(await library.remove([])).toBe(0);
      expect(await library.remove(['post-9'])).toBe(0);
      expect(await source.readRevision()).toBe(revision);
    });

    test('signs that a database refuses are left out', async () => {
      const odd = createTestPost(1, {
        title: 'A\0 fox',
        content: '<p>hen\0house \ud83e</p>',
        labels: ['Wild\0', 'Wild', ' ', ''],
        author: { name: 'Team\0', avatarUrl: '', bio: '', location: '' },
      });
      const { database, source } = await openLibrary(open, [odd]);
      const post = await source.findBySlug('post-1');
      expect(post).toMatchObject({ title: 'A fox', categories: ['Wild'], content: '<p>henhouse \ufffd</p>' });
      expect(await findLibraryFaults(database)).toEqual([]);
    });

    test('more posts than one statement takes are all there', async () => {
      const { database, library, source } = await openLibrary(open, createTestPosts(1_203));
      expect(await library.countPosts()).toBe(1_203);
      expect(await source.list({ startIndex: 1_200, maxResults: 6, labels: ['Diary'] })).toMatchObject({
        totalResults: 1_203,
        posts: [{ slug: 'post-4' }, { slug: 'post-3' }, { slug: 'post-2' }, { slug: 'post-1' }],
      });
      expect(await findLibraryFaults(database)).toEqual([]);
    });
  });

  describe('what is asked of it for the site', () => {
    test('where posts came from', async () => {
      const { library } = await openLibrary(open, [
        createTestPost(2, { origin: 'import', sourceHash: 'b' }),
        createTestPost(1, { sourceHash: 'a' }),
      ]);
      expect(await library.origins()).toEqual([
        { slug: 'post-1', origin: 'content', sourceHash: 'a' },
        { slug: 'post-2', origin: 'import', sourceHash: 'b' },
      ]);
    });

    test('all addresses, part by part', async () => {
      const { library } = await openLibrary(
        open,
        ['b', 'B', 'a-b', 'ab', 'ä', 'z'].map((slug) => createTestPost(1, { slug })),
      );
      const found: string[] = [];
      for (let after = ''; ; after = found.at(-1) ?? '') {
        const part = await library.listAddresses({ after, limit: 4 });
        if (part.length === 0) break;
        found.push(...part.map(({ slug }) => slug));
      }
      expect(found).toEqual(['B', 'a-b', 'ab', 'b', 'z', 'ä']);
      expect(await library.listAddresses({ after: 'b', limit: 1 })).toEqual([
        { slug: 'z', updatedAt: createTestPost(1).updatedAt },
      ]);
    });

    test('a picture by its name, which lives until no post shows it', async () => {
      const { library } = await openLibrary(open, [
        createTestPost(1, { pictures: { 'author-team': picture(1), 'fox-cover': picture(2) } }),
        createTestPost(2, { pictures: { 'author-team': picture(3) } }),
      ]);
      expect(await library.findPicture('fox-cover')).toEqual(picture(2));
      expect(await library.findPicture('author-team')).toEqual(picture(3));
      await library.remove(['post-2']);
      expect(await library.findPicture('author-team')).toEqual(picture(1));
      await library.put([createTestPost(1)]);
      expect(await library.findPicture('author-team')).toBeUndefined();
      for (const name of ['', 'nobody', '__proto__', 'a\0b'])
        expect(await library.findPicture(name)).toBeUndefined();
    });

    test('all pictures, those of the newest post first, each once', async () => {
      const { library } = await openLibrary(open, [
        createTestPost(1, { pictures: { old: picture(1), team: picture(2) } }),
        createTestPost(2, { pictures: { team: picture(2), 'new-b': picture(3), 'new-a': picture(4) } }),
      ]);
      const names = async (limit?: number) => (await library.listPictures(limit)).map(({ name }) => name);
      expect(await names()).toEqual(['team', 'new-b', 'new-a', 'old']);
      expect(await names(2)).toEqual(['team', 'new-b']);
    });

    test('drawn pictures get their present address wherever a post shows them', async () => {
      const { source } = await openLibrary(open, [
        createTestPost(1, {
          featuredImage: 'media:fox-cover?1a2b',
          author: { name: 'Team', avatarUrl: 'media:author-team?9f', bio: '', location: '' },
          content: '<p><img src="media:fox-cover?1a2b" alt="" /></p>',
        }),
      ]);
      const post = await source.findBySlug('post-1');
      expect(post?.featuredImage).toBe('/media/s1600/fox-cover.webp?v=1a2b');
      expect(post?.author.avatarUrl).toBe('/media/s1600/author-team.webp?v=9f');
      expect(post?.content).toContain(
        'src="/media/s1600/fox-cover.webp?v=1a2b" srcset="/media/s320/fox-cover.webp',
      );
    });
  });

  describe('what is searched for in it', () => {
    test('ART-04, BLOG-03: the text of a label finds the posts that carry it', async () => {
      const { source } = await openLibrary(open, [
        createTestPost(1, { labels: ['Sci-Fi & Art'] }),
        createTestPost(2, { labels: ['Art'] }),
        createTestPost(3, { labels: ['日本の絵', '🎨'] }),
      ]);
      expect(await search(source, 'Sci-Fi & Art')).toEqual(['post-1']);
      expect(await search(source, 'sci-fi')).toEqual(['post-1']);
      expect(await search(source, '日本の絵')).toEqual(['post-3']);
      expect(await search(source, '🎨')).toEqual(['post-3']);
    });

    test('case and marks make no difference, on either side', async () => {
      const { source } = await openLibrary(open, [
        createTestPost(1, { title: 'El árbol y el ÑANDÚ' }),
        createTestPost(2, { title: 'Strasse bei Łodz' }),
      ]);
      for (const text of ['arbol', 'ÁRBOL', 'a\u0301rbol', 'nandu'])
        expect(await search(source, text)).toEqual(['post-1']);
      for (const text of ['straße', 'łódź']) expect(await search(source, text)).toEqual(['post-2']);
    });

    test('the last word may be incomplete, the others not', async () => {
      const { source } = await openLibrary(open, [createTestPost(1, { title: 'Painting mountains' })]);
      expect(await search(source, 'painting mount')).toEqual(['post-1']);
      expect(await search(source, 'paint')).toEqual(['post-1']);
      expect(await search(source, 'paint mountains')).toEqual([]);
      expect(await search(source, 'ountains')).toEqual([]);
    });

    test('many words that begin alike are all searched for', async () => {
      const posts = createTestPosts(90).map((post, place) => ({ ...post, title: `lamp${place}post` }));
      const { source } = await openLibrary(open, posts);
      expect(await source.list({ startIndex: 1, maxResults: 0, search: 'lam' })).toMatchObject({
        totalResults: 90,
      });
      expect(await source.list({ startIndex: 1, maxResults: 0, search: 'brought lam' })).toMatchObject({
        totalResults: 90,
      });
    });

    test('posts with several of the words that begin alike come once', async () => {
      const { source } = await openLibrary(open, [
        createTestPost(1, { title: 'Light, lights and lighting' }),
        createTestPost(2, { title: 'A lighthouse' }),
      ]);
      expect(await search(source, 'light')).toEqual(['post-2', 'post-1']);
      expect(await source.list({ startIndex: 1, maxResults: 0, search: 'light' })).toMatchObject({
        totalResults: 2,
      });
    });

    test('no sign is an operator', async () => {
      const { source } = await openLibrary(open, [
        createTestPost(1, { title: 'Fox and hen', content: '' }),
        createTestPost(2, { title: 'Heron', content: '' }),
      ]);
      for (const text of [
        'fox OR heron',
        'fox NOT hen',
        'NEAR(fox hen)',
        'title:fox',
        'fox | heron',
        'fox %',
      ])
        expect(await search(source, text), text).toEqual(text === 'fox %' ? ['post-1'] : []);
      for (const text of [
        '"fox hen"',
        '"hen fox',
        '-fox',
        'fox -hen',
        'fox*',
        '^fox',
        "fox' & !hen:*",
        'hen\0',
      ])
        expect(await search(source, text), text).toEqual(['post-1']);
      expect(await search(source, 'f_x')).toEqual([]);
    });

    test('a word that very many posts have answers the newest of them, page by page', async () => {
      const { source } = await openLibrary(open, createTestPosts(620));
      const page = await source.list({ startIndex: 496, maxResults: 6, search: 'brought' });
      expect(page.totalResults).toBe(500);
      expect(page.posts.map(({ slug }) => slug)).toEqual(
        [125, 124, 123, 122, 121].map((day) => `post-${day}`),
      );
    });

    test('two common words that meet in an old post alone are found there', async () => {
      const posts = createTestPosts(1_500).map((post, place) => ({
        ...post,
        content: place === 0 ? '<p>dusk dawn</p>' : place % 2 ? '<p>dusk</p>' : '<p>dawn</p>',
      }));
      const { source } = await openLibrary(open, posts);
      expect(await search(source, 'dusk dawn')).toEqual(['post-1']);
    });
  });
});
