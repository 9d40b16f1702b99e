import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../../../tests/support/databases/postgres-and-sqlite.ts';
import { createTestPost, createTestPosts } from '../../test-posts.ts';
import { createLibrary } from './library.usecases.ts';
import { createLibrarySource } from './library-source.ts';
import { findLibraryFaults } from './test-library-faults.store.ts';

const POSTS = 60;

describeOnEveryDatabase('two servers with one library', (open) => {
  test('fill it at the same time, and every post is there once', async () => {
    const { database, openAgain } = await open();
    const servers = [database, await openAgain()].map((one) => createLibrary({ database: one }));
    const posts = createTestPosts(POSTS);
    await Promise.all(servers.flatMap((server) => [server.put(posts), server.put([...posts].reverse())]));
    const source = createLibrarySource({ database, pictureAddress: (name) => name });
    expect(await source.list({ startIndex: 1, maxResults: 0, labels: ['Diary'] })).toMatchObject({
      totalResults: POSTS,
    });
    expect(await database.reader.selectFrom('post').select('slug').execute()).toHaveLength(POSTS);
    expect(await findLibraryFaults(database)).toEqual([]);
  });

  test('change and remove the same posts at the same time, and counts stay right', async () => {
    const { database, openAgain } = await open();
    const [one, other] = [createLibrary({ database }), createLibrary({ database: await openAgain() })];
    const posts = createTestPosts(POSTS);
    const changed = posts.map((post, day) => createTestPost(day, { slug: post.slug, labels: ['Changed'] }));
    const half = posts.slice(0, POSTS / 2).map(({ slug }) => slug);
    await one.put(posts);
    const work = posts.flatMap((post, place) => [
      () => one.put([changed[place] ?? post]),
      () => other.remove([half[place] ?? 'none']),
    ]);
    await Promise.all(work.map((change) => change()));
    await Promise.all([one.remove(half), other.remove(half)]);
    expect(await one.countPosts()).toBe(POSTS / 2);
    expect(await findLibraryFaults(database)).toEqual([]);
  });

  test('each change has a revision of its own', async () => {
    const { database, openAgain } = await open();
    const servers = [createLibrary({ database }), createLibrary({ database: await openAgain() })];
    const source = createLibrarySource({ database, pictureAddress: (name) => name });
    await Promise.all(createTestPosts(20).map((post, place) => servers[place % 2]?.put([post])));
    expect(await source.readRevision()).toBe('20');
  });
});
