/**
 * Prints how long the library takes to answer with 1,000 and with 100,000 posts:
 *
 *     node tools/run.mjs bench/posts.bench.ts [posts in the large library] [words per post]
 *
 * It measures SQLite in a temporary folder and, when DATABASE_URL names one, an empty Postgres.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { allMigrations } from '../db/migrations/migrations.registry.ts';
import type { PostQuery, PostSource } from '../src/features/posts/posts.types.ts';
import type { LibraryPost } from '../src/features/posts/sources/library/library.types.ts';
import { createLibrary } from '../src/features/posts/sources/library/library.usecases.ts';
import { MOST_RESULTS } from '../src/features/posts/sources/library/library-search.store.ts';
import { createLibrarySource } from '../src/features/posts/sources/library/library-source.ts';
import type { Database } from '../src/platform/db/database.types.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { COMMON_LABEL, COMMON_WORD, makePosts, RARE_HITS, RARE_WORD, slugOf } from './library-of-posts.ts';

const [large = 100_000, wordsPerPost = 100] = process.argv.slice(2).map(Number);
const SMALL = 1_000;
const ROUNDS = 300;
const WARM_UP_ROUNDS = 30;
const POSTS_PER_PUT = 2_000;
const PROMISED_RATIO = 1.5;

interface Question {
  ask: (source: PostSource, posts: number) => Promise<{ found: number }>;
  /** So that nothing is measured that finds nothing: what the answer of a library of so many posts holds. */
  finds: (posts: number) => number;
  /** The small library has less to look at than a search looks at, so the two are not the same work. */
  isUneven?: boolean;
}

const PAGE = { startIndex: 1, maxResults: 6 };
const listing = (query: Partial<PostQuery>, finds: Question['finds']): Question => ({
  ask: async (source) => {
    const { posts, totalResults } = await source.list({ ...PAGE, ...query });
    if (posts.length === 0) throw new Error('The page is empty.');
    return { found: totalResults };
  },
  finds,
});
const all = (posts: number) => posts;
const capped = (posts: number) => Math.min(posts, MOST_RESULTS);

const QUESTIONS: Readonly<Record<string, Question>> = {
  'newest page of the list': listing({}, all),
  'page 20 of the list': listing({ startIndex: 115 }, all),
  'page of a label that half have': listing({ labels: [COMMON_LABEL] }, (posts) => posts / 2),
  'fifty links': listing({ maxResults: 50, detail: 'summary' }, all),
  'search with 30 hits': listing({ search: RARE_WORD }, () => RARE_HITS),
  'search for a word of every post': listing({ search: COMMON_WORD }, capped),
  'search for how that word begins': listing({ search: COMMON_WORD.slice(0, 5) }, capped),
  'search for that and a rare word': listing({ search: `${COMMON_WORD} ${RARE_WORD}` }, () => RARE_HITS),
  'search for it within the label': {
    ...listing({ search: COMMON_WORD, labels: [COMMON_LABEL] }, (posts) => capped(posts / 2)),
    isUneven: true,
  },
  'article by its slug': {
    ask: async (source, posts) => ({ found: (await source.findBySlug(slugOf(posts / 2))) ? 1 : 0 }),
    finds: () => 1,
  },
};

await compareOnSqlite();
const databaseUrl = process.env.DATABASE_URL;
if (databaseUrl) await compareOnPostgres(databaseUrl);

async function compareOnSqlite(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dreamseed-bench-'));
  try {
    await compare('SQLite', (name) => openDatabase({ url: '', dataDir: path.join(folder, name) }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Each library gets a schema of its own, which is dropped afterwards. */
async function compareOnPostgres(url: string): Promise<void> {
  const administrator = await openDatabase({ url, dataDir: '' });
  const schemas: string[] = [];
  try {
    await compare('Postgres', async (name) => {
      const schema = `bench_${name}_${process.pid}`;
      await sql.raw(`create schema ${schema}`).execute(administrator.writer);
      schemas.push(schema);
      const own = new URL(url);
      own.searchParams.set('options', `-c search_path=${schema}`);
      return await openDatabase({ url: own.href, dataDir: '' });
    });
  } finally {
    for (const schema of schemas)
      await sql.raw(`drop schema ${schema} cascade`).execute(administrator.writer);
    await administrator.close();
  }
}

/** All questions are asked of both libraries in turn: whatever else the machine does slows all of them. */
async function compare(title: string, open: (name: string) => Promise<Database>): Promise<void> {
  console.log(`\n${title}, ${wordsPerPost} words a post`);
  const libraries = [await fill(await open('small'), SMALL), await fill(await open('large'), large)] as const;
  try {
    const times = Object.values(QUESTIONS).map(() => [[], []] as [number[], number[]]);
    for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
      for (const [place, question] of Object.values(QUESTIONS).entries()) {
        // Whoever comes first wakes the code of this question for the other.
        const order = round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
        for (const which of order) {
          const time = await timeOf(question, libraries[which]);
          if (round >= 0) times[place]?.[which].push(time);
        }
      }
    }
    const rows = Object.entries(QUESTIONS).map(([name, question], place) => [
      name,
      describe(question, times[place] ?? [[], []]),
    ]);
    console.table(Object.fromEntries(rows));
  } finally {
    await Promise.all(libraries.map(({ database }) => database.close()));
  }
}

interface FilledLibrary {
  database: Database;
  source: PostSource;
  posts: number;
}

async function fill(database: Database, posts: number): Promise<FilledLibrary> {
  await migrate(database, allMigrations, 0);
  const library = createLibrary({ database });
  const started = performance.now();
  let waiting: LibraryPost[] = [];
  for (const post of makePosts({ posts, wordsPerPost })) {
    waiting.push(post);
    if (waiting.length < POSTS_PER_PUT) continue;
    await library.put(waiting);
    waiting = [];
  }
  await library.put(waiting);
  // Postgres does so by itself some minutes later, and would then do it while it is measured.
  if (database.kind === 'postgres') await sql`vacuum analyze`.execute(database.writer);
  const seconds = (performance.now() - started) / 1000;
  console.log(`${posts} posts put in ${seconds.toFixed(1)} s`);
  return { database, source: createLibrarySource({ database, pictureAddress: (name) => name }), posts };
}

/** In milliseconds. */
async function timeOf({ ask, finds }: Question, { source, posts }: FilledLibrary): Promise<number> {
  const started = performance.now();
  const { found } = await ask(source, posts);
  const time = performance.now() - started;
  if (found !== finds(posts)) throw new Error(`${found} found instead of ${finds(posts)}.`);
  return time;
}

/** The tenth that was quickest tells of the work alone, the median of what else the machine did as well. */
function describe({ isUneven = false }: Question, [small, other]: [number[], number[]]) {
  const rounded = (value: number) => Number(value.toFixed(3));
  const ratio = quantile(other, 0.5) / quantile(small, 0.5);
  return {
    [`${SMALL} posts, ms`]: rounded(quantile(small, 0.5)),
    [`${large} posts, ms`]: rounded(quantile(other, 0.5)),
    ratio: rounded(ratio),
    'ratio of quickest tenths': rounded(quantile(other, 0.1) / quantile(small, 0.1)),
    promise: isUneven ? 'bounded' : ratio <= PROMISED_RATIO ? 'kept' : 'MISSED',
  };
}

function quantile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
}
