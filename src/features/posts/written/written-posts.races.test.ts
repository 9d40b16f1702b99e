import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../../tests/support/databases/postgres-and-sqlite.ts';
import type { Database } from '../../../platform/db/database.types.ts';
import type { Clock } from '../../../shared/clock.ts';
import { neverReadOnly } from '../../../shared/read-only.ts';
import { createLibrary } from '../sources/library/library.usecases.ts';
import { findLibraryFaults } from '../sources/library/test-library-faults.store.ts';
import { createTestPost } from '../test-posts.ts';
import type { PostMaker } from './post-maker.usecases.ts';
import { createShownPosts } from './shown-posts.usecases.ts';
import type { PostText, WrittenPost } from './written-posts.types.ts';
import { createWrittenPosts } from './written-posts.usecases.ts';

const NOW = Date.UTC(2026, 10, 26);
const textOf = (body: string): PostText => ({ title: 'A post', author: 'ann', body });
const nobody = async () => {};

/** As far as the library goes: what is written, as it is. */
const maker: Pick<PostMaker, 'make'> = {
  make: async ({ slug, text, publishedAt, updatedAt }) =>
    createTestPost(1, {
      slug,
      content: text.body,
      publishedAt,
      updatedAt,
      origin: 'console',
      sourceHash: text.body,
    }),
};

function openSite(database: Database, clock: Clock = { now: () => NOW }) {
  let changes = 0;
  const options = { database, maker, clock, onShownChanged: () => void changes++ };
  return {
    written: createWrittenPosts({ ...options, isReadOnly: neverReadOnly, newId: randomUUID }),
    shown: createShownPosts({ ...options, onProblem: expect.unreachable }),
    library: createLibrary({ database }),
    changes: () => changes,
  };
}

type Site = ReturnType<typeof openSite>;

const write = (site: Site, slug: string) =>
  site.written.create({ kind: 'post', slug, text: textOf('First'), by: 'ann' }, nobody);
const outcomes = (work: readonly Promise<WrittenPost>[]) =>
  Promise.allSettled(work).then((all) =>
    all.map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as { code?: string }).code)).sort(),
  );

describeOnEveryDatabase('two servers with one desk', (open) => {
  test('of two saves of one revision one counts, and the other is told', async () => {
    const { database, openAgain } = await open();
    const first = openSite(database);
    const sites = [first, openSite(await openAgain())];
    const { id, slug } = await write(first, 'light');
    for (let basedOn = 1; basedOn <= 5; basedOn++) {
      const work = sites.map(({ written }, place) =>
        written.save(id, { slug, text: textOf(`Text ${place}`), basedOn, by: 'ann' }, nobody),
      );
      expect(await outcomes(work)).toEqual(['done', 'post.changed_elsewhere']);
    }
    expect((await first.written.read(id)).revisions).toHaveLength(6);
  });

  test('an address is given once', async () => {
    const { database, openAgain } = await open();
    const sites = [openSite(database), openSite(await openAgain())];
    expect(await outcomes(sites.map((site) => write(site, 'same')))).toEqual(['done', 'post.slug_taken']);
  });

  test('a post whose time has come is shown once', async () => {
    const { database, openAgain } = await open();
    let now = NOW;
    const clock = { now: () => now };
    const first = openSite(database, clock);
    const sites = [first, openSite(await openAgain(), clock)];
    const { id } = await write(first, 'later');
    await first.written.publish(id, { at: NOW + 1000, basedOn: 1 }, nobody);
    await Promise.all(sites.map(({ shown }) => shown.showDue()));
    expect(await first.library.countPosts()).toBe(0);
    now += 1000;
    await Promise.all(sites.map(({ shown }) => shown.showDue()));
    expect(await first.library.countPosts()).toBe(1);
    expect(sites.reduce((sum, { changes }) => sum + changes(), 0)).toBe(1);
    expect(await findLibraryFaults(database)).toEqual([]);
  });

  test('a sync that began before an address was taken neither writes over it nor removes it', async () => {
    const { database, openAgain } = await open();
    const desk = openSite(database);
    const other = createLibrary({ database: await openAgain() });
    const { id } = await write(desk, 'taken');
    await desk.written.publish(id, { at: null, basedOn: 1 }, nobody);
    await other.change({ put: [createTestPost(1, { slug: 'taken' })], remove: [] });
    await other.put([createTestPost(1, { slug: 'taken', origin: 'import' })]);
    await other.change({ put: [], remove: ['taken'] });
    const row = await database.reader.selectFrom('post').select(['slug', 'origin']).execute();
    expect(row).toEqual([{ slug: 'taken', origin: 'console' }]);
    expect(await other.origins()).toEqual([
      { slug: 'taken', origin: 'console', sourceHash: '', takenFrom: null },
    ]);
    await desk.written.unpublish(id, nobody);
    await other.change({ put: [createTestPost(1, { slug: 'taken' })], remove: [] });
    expect(await other.countPosts()).toBe(0);
    expect(await findLibraryFaults(database)).toEqual([]);
  });
});
