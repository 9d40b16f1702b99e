import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../../../tests/support/databases/postgres-and-sqlite.ts';
import type { Database } from '../../../../platform/db/database.types.ts';
import type { PostQuery, PostSource } from '../../posts.types.ts';
import { createTestPost } from '../../test-posts.ts';
import type { LibraryPost } from './library.types.ts';
import { createLibrary, type Library } from './library.usecases.ts';
import { createLibrarySource } from './library-source.ts';
import { postNumberOf } from './post-numbers.ts';
import { findLibraryFaults } from './test-library-faults.store.ts';

const SLUGS = ['ant', 'bee', 'cat', 'dog', 'eel', 'fox', 'gnu'];
const LABELS = ['Art', 'Light', 'webstories'];
const WORDS = ['river', 'rivers', 'mountain', 'moon', 'red'];
const RUNS = { sqlite: 60, postgres: 6 };

type Step = { put: LibraryPost[] } | { remove: string[] };

const post: fc.Arbitrary<LibraryPost> = fc
  .record({
    slug: fc.constantFrom(...SLUGS),
    title: fc.constantFrom(...WORDS),
    publishedAt: fc.integer({ min: 1, max: 4 }),
    updatedAt: fc.integer({ min: 1, max: 4 }),
    labels: fc.subarray(LABELS),
    words: fc.subarray(WORDS),
  })
  .map(({ words, ...chosen }) => createTestPost(1, { ...chosen, content: `<p>${words.join(' ')}</p>` }));

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ put: fc.array(post, { minLength: 1, maxLength: 5 }) }) },
    { weight: 1, arbitrary: fc.record({ remove: fc.subarray(SLUGS, { minLength: 1, maxLength: 3 }) }) },
  ),
  { maxLength: 12 },
);

/** The library as one would write it down without a database. */
class ModelLibrary {
  readonly posts = new Map<string, LibraryPost>();

  /** @returns whether anything changed. */
  apply(step: Step): boolean {
    if ('put' in step) {
      for (const added of step.put) this.posts.set(added.slug, added);
      return true;
    }
    return step.remove.map((slug) => this.posts.delete(slug)).includes(true);
  }

  list({ labels = [], search = '', orderBy = 'published' }: Partial<PostQuery>): string[] {
    const time = (of: LibraryPost) => (orderBy === 'updated' ? of.updatedAt : of.publishedAt);
    return [...this.posts.values()]
      .filter((of) => labels.every((label) => of.labels.includes(label)))
      .filter((of) => mentions(of, search))
      .sort((a, b) => time(b) - time(a) || postNumberOf(b.slug) - postNumberOf(a.slug))
      .map(({ slug }) => slug);
  }

  labels(): string[] {
    return LABELS.filter((label) => this.list({ labels: [label] }).length > 0);
  }
}

function mentions({ title, labels, content }: LibraryPost, search: string): boolean {
  const words = `${title} ${labels.join(' ')} ${content.slice(3, -4)}`.toLowerCase().split(' ');
  const wanted = search.toLowerCase().split(' ').filter(Boolean);
  const last = wanted.pop() ?? '';
  return wanted.every((word) => words.includes(word)) && words.some((word) => word.startsWith(last));
}

const QUERIES: Partial<PostQuery>[] = [
  {},
  { orderBy: 'updated' },
  ...LABELS.map((label) => ({ labels: [label] })),
  { labels: ['Light', 'Art'] },
  { labels: ['Art'], orderBy: 'updated' },
  ...WORDS.map((search) => ({ search })),
  { search: 'mou' },
  { search: 'red river' },
  { search: 'river moo', orderBy: 'updated' },
  { search: 'red', labels: ['Art'] },
  { search: 'light' },
];

async function expectSame(source: PostSource, model: ModelLibrary): Promise<void> {
  for (const query of QUERIES) {
    const expected = model.list(query);
    const whole = await source.list({ startIndex: 1, maxResults: 100, detail: 'summary', ...query });
    expect(
      whole.posts.map(({ slug }) => slug),
      JSON.stringify(query),
    ).toEqual(expected);
    const part = await source.list({ startIndex: 2, maxResults: 2, ...query });
    expect(
      part.posts.map(({ slug }) => slug),
      JSON.stringify(query),
    ).toEqual(expected.slice(1, 3));
    expect([whole.totalResults, part.totalResults]).toEqual([expected.length, expected.length]);
  }
  expect(await source.listLabels()).toEqual(model.labels());
}

async function runSteps(database: Database, library: Library, all: readonly Step[]): Promise<void> {
  const source = createLibrarySource({ database, pictureAddress: (name) => name });
  const model = new ModelLibrary();
  for (const step of all) {
    const before = await source.readRevision();
    if ('put' in step) await library.put(step.put);
    else await library.remove(step.remove);
    const changed = model.apply(step);
    expect((await source.readRevision()) !== before).toBe(changed);
  }
  await expectSame(source, model);
  expect(await findLibraryFaults(database)).toEqual([]);
}

describeOnEveryDatabase('a library that is filled and emptied', (open) => {
  test('answers like a list on paper, after any changes', async () => {
    const { database } = await open();
    const library = createLibrary({ database });
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        await library.remove(SLUGS);
        await runSteps(database, library, all);
      }),
      { numRuns: RUNS[database.kind] },
    );
  });
});
