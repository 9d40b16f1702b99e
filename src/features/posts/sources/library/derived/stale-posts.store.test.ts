import { expect, test } from 'vitest';
import { allMigrations } from '../../../../../../db/migrations/migrations.registry.ts';
import {
  describeOnEveryDatabase,
  type OpenTestDatabase,
} from '../../../../../../tests/support/databases/postgres-and-sqlite.ts';
import type { Database } from '../../../../../platform/db/database.types.ts';
import { migrate } from '../../../../../platform/db/migrate.ts';
import { DERIVED_VERSION } from '../../../derived/derive-post.ts';
import { createTestPost, createTestPosts } from '../../../test-posts.ts';
import type { LibraryPost } from '../library.types.ts';
import { createLibrary } from '../library.usecases.ts';
import { createLibrarySource } from '../library-source.ts';
import { findLibraryFaults } from '../test-library-faults.store.ts';

const pictureAddress = (name: string, recipeHash: string) => `/media/s1600/${name}.webp?v=${recipeHash}`;

const article = createTestPost(1, {
  featuredImage: 'media:cover?hash-1',
  content:
    '<p><img src="media:cover?hash-1" alt="A hill" width="1344" height="768" /></p><h2>Light</h2>' +
    '<p>Words</p><p><img src="media:tree?hash-2" alt="A tree" width="576" height="1024" /></p>',
});
const story = createTestPost(2, {
  labels: ['webstories'],
  content: '<figure><img src="media:fox?hash-3" alt="A fox||https://shop.example" /></figure>',
});

/** Posts as the version before stored them, brought to this one. */
async function openOldLibrary(open: OpenTestDatabase, posts: readonly LibraryPost[]): Promise<Database> {
  const { database } = await open();
  await createLibrary({ database }).put(posts);
  const { schema } = database.writer;
  await schema.dropIndex('post_derived_version').execute();
  await schema.alterTable('post').dropColumn('derived_version').execute();
  await schema.dropTable('post_derived').execute();
  await database.writer.deleteFrom('schema_migration').where('name', '=', '0015-derived-posts').execute();
  expect(await migrate(database, allMigrations, 0)).toEqual(['0015-derived-posts']);
  return database;
}

async function readPages(database: Database) {
  const source = createLibrarySource({ database, pictureAddress });
  return {
    article: await source.findArticle('post-1'),
    story: await source.findWithSlides('post-2'),
    list: (await source.listWithSlides({ startIndex: 1, maxResults: 6 })).posts,
  };
}

/** What `post_derived` says of all posts is none of what their HTML says. */
async function pretendOtherRules(database: Database, version: number): Promise<void> {
  await database.writer.updateTable('post').set({ derived_version: version }).execute();
  await database.writer.updateTable('post_derived').set({ slides: '[]', article: '{}' }).execute();
}

describeOnEveryDatabase('what is derived of posts', (open) => {
  test('is the article with the pictures of now, its contents, and the slides of stories', async () => {
    const { database } = await open();
    await createLibrary({ database }).put([article, story]);
    const pages = await readPages(database);
    expect(pages.article).toMatchObject({
      slug: 'post-1',
      featuredImage: '/media/s1600/cover.webp?v=hash-1',
      tableOfContents: [{ id: 'section-light', text: 'Light', level: 2 }],
      readingMinutes: 1,
    });
    expect(pages.article?.html).toContain('<h2 id="section-light">Light</h2>');
    expect(pages.article?.html).toContain(
      '<img src="/media/s1600/tree.webp?v=hash-2" srcset="/media/s480/tree.webp?v=hash-2 270w, ',
    );
    expect(pages.article).not.toHaveProperty('content');
    const src = '/media/s1600/fox.webp?v=hash-3';
    const slides = [{ src, title: 'Post number 2', caption: 'A fox', link: 'https://shop.example' }];
    expect(pages.story?.slides).toEqual(slides);
    expect(pages.list.map((post) => post.slides)).toEqual([slides, []]);
    expect(await findLibraryFaults(database)).toEqual([]);
  });

  test('is the same for a post that was stored before anything was derived', async () => {
    const database = await openOldLibrary(open, [article, story]);
    const fresh = (await open()).database;
    await createLibrary({ database: fresh }).put([article, story]);
    const expected = await readPages(fresh);
    expect(await readPages(database)).toEqual(expected);
    expect(await createLibrary({ database }).deriveStale()).toBe(2);
    expect(await readPages(database)).toEqual(expected);
    expect(await findLibraryFaults(database)).toEqual([]);
  });

  test.each([DERIVED_VERSION - 1, DERIVED_VERSION + 1])(
    'by rules of version %i is neither shown nor kept',
    async (version) => {
      const { database } = await open();
      const library = createLibrary({ database });
      await library.put([article, story]);
      const expected = await readPages(database);
      const revision = await createLibrarySource({ database, pictureAddress }).readRevision();
      await pretendOtherRules(database, version);
      expect(await readPages(database)).toEqual(expected);
      await library.deriveStale();
      expect(await readPages(database)).toEqual(expected);
      expect(await findLibraryFaults(database)).toEqual([]);
      expect(await createLibrarySource({ database, pictureAddress }).readRevision()).toBe(revision);
    },
  );

  test('is derived anew a few posts at a time, until none is left', async () => {
    const { database } = await open();
    const library = createLibrary({ database });
    await library.put(createTestPosts(60));
    await pretendOtherRules(database, 0);
    const rounds = [];
    for (let round = 0; round < 4; round++) rounds.push(await library.deriveStale());
    expect(rounds).toEqual([25, 25, 10, 0]);
    expect(await findLibraryFaults(database)).toEqual([]);
  });

  test('goes with the post', async () => {
    const { database } = await open();
    const library = createLibrary({ database });
    await library.put([article, story]);
    await library.remove(['post-1']);
    expect(await database.reader.selectFrom('post_derived').select('number').execute()).toHaveLength(1);
    expect((await readPages(database)).article).toBeNull();
  });
});
