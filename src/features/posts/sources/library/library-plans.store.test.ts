import { CompiledQuery, type RootOperationNode, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  describeOnEveryDatabase,
  useTestDatabase,
} from '../../../../../tests/support/databases/postgres-and-sqlite.ts';
import type { Database } from '../../../../platform/db/database.types.ts';
import type { DerivedPostSource } from '../../derived/derived.types.ts';
import type { PostQuery } from '../../posts.types.ts';
import { createTestPost } from '../../test-posts.ts';
import { createLibrary } from './library.usecases.ts';
import { createLibrarySource } from './library-source.ts';

const FEW = 1_200;
const MANY = 3_000;
const PAGE = { startIndex: 1, maxResults: 6 };

/** Every post has 'picture', 'common', 'commonly' and 'Guides'; few have the other words. */
async function fill(database: Database, posts: number): Promise<void> {
  const library = createLibrary({ database });
  await library.put(
    Array.from({ length: posts }, (_, number) =>
      createTestPost(0, {
        slug: `post-${number}`,
        publishedAt: number * 1_000,
        updatedAt: number * 1_000,
        labels: number % 2 ? ['Guides'] : ['Guides', 'Light'],
        content: `<p>picture common commonly${number < 3 ? ' zanzibar' : ''}${number < 10 ? ` lantern${number}` : ''}</p>`,
      }),
    ),
  );
  // Postgres does so by itself, a minute after; SQLite never does.
  if (database.kind === 'postgres') await sql`analyze`.execute(database.writer);
}

const listing = (query: Partial<PostQuery>) => (source: DerivedPostSource) =>
  source.list({ ...PAGE, ...query });

const LISTS: Readonly<Record<string, (source: DerivedPostSource) => Promise<unknown>>> = {
  'the newest page': listing({}),
  'page 20': listing({ startIndex: 115 }),
  'the newest page by update': listing({ orderBy: 'updated' }),
  'a page of a label': listing({ labels: ['Guides'] }),
  'a page of a label by update': listing({ labels: ['Guides'], orderBy: 'updated' }),
  'a page before a time': listing({ publishedMax: new Date(5_000).toISOString() }),
  'a page of summaries': listing({ detail: 'summary' }),
  'a page of cards': (source) => source.listWithSlides(PAGE),
  'an article to read': (source) => source.findArticle('post-7'),
  'the total': listing({ maxResults: 0 }),
  'an article': (source) => source.findBySlug('post-7'),
  'an article by its id': (source) => source.findById('1'),
  'the revision': (source) => source.readRevision(),
};

const SEARCHES: Readonly<Record<string, (source: DerivedPostSource) => Promise<unknown>>> = {
  'a search for a word of every post': listing({ search: 'picture' }),
  'a search for how it begins': listing({ search: 'pict' }),
  'a search for two words of every post': listing({ search: 'commonly picture' }),
  'a search for a common and a rare word': listing({ search: 'picture zanzibar' }),
  'a search for a rare and a common word': listing({ search: 'zanzibar picture' }),
  'a search for how rare words begin': listing({ search: 'picture lantern' }),
  'a search for how common words begin': listing({ search: 'common' }),
  'a search within a label': listing({ search: 'picture', labels: ['Guides'] }),
  'a search by update': listing({ search: 'picture', orderBy: 'updated' }),
  'a page of two labels': listing({ labels: ['Guides', 'Light'] }),
};

/** The posts of several words are merged: so many of each, newest first, as one answer may hold. */
const MERGING = new Set(['a search for how rare words begin', 'a search for how common words begin']);

/** What `work` asks the database. */
async function queriesOf(database: Database, work: (source: DerivedPostSource) => Promise<unknown>) {
  const asked: RootOperationNode[] = [];
  const reader = database.reader.withPlugin({
    transformQuery({ node }) {
      asked.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await work(createLibrarySource({ database: { ...database, reader }, pictureAddress: (name) => name }));
  const executor = database.reader.getExecutor();
  return asked.map((node) => executor.compileQuery(node, { queryId: 'plan' }));
}

async function explain<Row>(database: Database, how: string, query: CompiledQuery): Promise<Row[]> {
  const explained = CompiledQuery.raw(`${how} ${query.sql}`, [...query.parameters]);
  return (await database.reader.executeQuery<Row>(explained)).rows;
}

/** A step of a plan of Postgres, as it was run. */
interface PlanStep {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanStep[];
}

/** How many rows Postgres took from tables and indexes. */
function rowsRead(step: PlanStep): number {
  const own = step['Node Type'].includes('Scan')
    ? (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops']
    : 0;
  return (step.Plans ?? []).reduce((sum, part) => sum + rowsRead(part), own);
}

async function rowsReadFor(
  database: Database,
  work: (source: DerivedPostSource) => Promise<unknown>,
): Promise<number> {
  let read = 0;
  for (const query of await queriesOf(database, work)) {
    const [row] = await explain<{ 'QUERY PLAN': { Plan: PlanStep }[] }>(
      database,
      'explain (analyze, format json)',
      query,
    );
    for (const { Plan } of row?.['QUERY PLAN'] ?? []) read += rowsRead(Plan);
  }
  return read;
}

async function planOnSqlite(
  database: Database,
  work: (source: DerivedPostSource) => Promise<unknown>,
): Promise<string[]> {
  const details: string[] = [];
  for (const query of await queriesOf(database, work)) {
    const rows = await explain<{ detail: string }>(database, 'explain query plan', query);
    details.push(...rows.map(({ detail }) => detail));
  }
  return details;
}

describeOnEveryDatabase('a large library', (open) => {
  test('is asked as many questions as a small one, and on Postgres reads no more rows', async () => {
    const [small, large] = [(await open()).database, (await open()).database];
    await fill(small, FEW);
    await fill(large, MANY);
    for (const [what, work] of Object.entries({ ...LISTS, ...SEARCHES })) {
      expect((await queriesOf(large, work)).length, what).toBe((await queriesOf(small, work)).length);
      if (large.kind === 'sqlite') continue;
      const [few, many] = [await rowsReadFor(small, work), await rowsReadFor(large, work)];
      expect(many, what).toBeLessThanOrEqual(few * 1.2);
      expect(many, what).toBeLessThan(MANY);
    }
  }, 60_000);
});

describe('a large library in SQLite', () => {
  const open = useTestDatabase();

  test('is neither read whole nor sorted', async () => {
    const { database } = await open();
    await fill(database, FEW);
    for (const [what, work] of Object.entries({ ...LISTS, ...SEARCHES })) {
      const plan = await planOnSqlite(database, work);
      const scans = plan.filter(
        (step) => /^SCAN post(?!.* INDEX )/.test(step) && !step.startsWith('SCAN post_count'),
      );
      expect(scans, what).toEqual([]);
      if (!MERGING.has(what)) expect(plan.join('; '), what).not.toContain('TEMP B-TREE');
    }
  });
});
