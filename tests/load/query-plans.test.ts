import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillLedger } from '../../bench/data/many-rows.ts';
import { makePosts } from '../../bench/library-of-posts.ts';
import { allMigrations } from '../../db/migrations/migrations.registry.ts';
import { createLibrary } from '../../src/features/posts/sources/library/library.usecases.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { LARGE_TABLES, type PlannedQuery, planHotQueries } from '../support/databases/hot-queries.ts';
import { makeSchema } from '../support/databases/postgres-schemas.ts';

/** From so many rows on Postgres plans as it does for ten million (`npm run bench -- data/plans`). */
const SIZES = { images: 20_000, entries: 60_000 };
const POSTS = { posts: 10_000, wordsPerPost: 3 };
const FILL_LIMIT_MS = 300_000;
const postgresUrl = process.env.TEST_DATABASE_URL;

describe.runIf(postgresUrl)('how Postgres finds what visitors ask for', () => {
  let schema: Awaited<ReturnType<typeof makeSchema>>;
  let queries: readonly PlannedQuery[];

  beforeAll(async () => {
    schema = await makeSchema(postgresUrl ?? '');
    const database = await openDatabase({ url: schema.url, dataDir: '' });
    await migrate(database, allMigrations, 0);
    await fillLedger(database, SIZES);
    await createLibrary({ database }).put([...makePosts(POSTS)]);
    await sql.raw(`analyze ${LARGE_TABLES.join(', ')}`).execute(database.writer);
    await database.close();
    queries = await planHotQueries(schema.url);
  }, FILL_LIMIT_MS);
  afterAll(() => schema?.remove());

  test('twenty queries and more are looked at', () => {
    expect(queries.length).toBeGreaterThanOrEqual(20);
  });

  test('no plan reads a large table from end to end', () => {
    const large: ReadonlySet<string> = new Set(LARGE_TABLES);
    const scanning = queries.filter(({ scans }) => scans.some((name) => large.has(name)));
    expect(scanning).toEqual([]);
  });

  test('each has an index to go by, also on tables that are small here', () => {
    expect(queries.filter(({ unavoidableScans }) => unavoidableScans.length > 0)).toEqual([]);
  });
});
