import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.types.ts';
import type {} from './library.tables.ts';
import type { SearchWords } from './search-query.ts';

/** A search answers at most so many posts, the newest ones. */
export const MOST_RESULTS = 500;
/** So many posts are looked at before a search for words that rarely meet gives up. */
const MOST_CANDIDATES = 10_000;
const CANDIDATES_AT_ONCE = 500;
/** So many words that begin alike are searched for, in alphabetical order: the word itself comes first. */
const MOST_COMPLETIONS = 100;

/** What every post that is found has: a label, or one of some words. */
type Term = { label: string } | { words: readonly string[] };

/** Bounds of times in milliseconds, from `min` on, up to but without `max`. */
export interface TimeBounds {
  publishedMin?: number | undefined;
  publishedMax?: number | undefined;
  updatedMin?: number | undefined;
  updatedMax?: number | undefined;
}

interface PostSearch {
  labels: readonly string[];
  words: SearchWords;
  bounds: TimeBounds;
  orderBy: 'published' | 'updated';
}

interface Place {
  published_at: number;
  number: number;
}

interface Candidate extends Place {
  matches: 0 | 1;
  updated_at?: number;
}

/**
 * Finds the posts that have all labels and words. It walks the posts of the rarest of these, newest
 * first, and looks each up among the others, so that its work is bounded however large the library is.
 * @returns the numbers of the posts, newest first, at most `MOST_RESULTS`.
 */
export async function searchPosts(database: Database, search: PostSearch): Promise<number[]> {
  const terms = await termsOf(database, search);
  const [rarest, ...others] = await rarestFirst(database, terms);
  if (!rarest) return [];
  const found: Candidate[] = [];
  let before: Place | undefined;
  for (let seen = 0; seen < MOST_CANDIDATES && found.length < MOST_RESULTS; seen += CANDIDATES_AT_ONCE) {
    const candidates = await readCandidates(database, { rarest, others, search, before });
    found.push(...candidates.filter(({ matches }) => matches === 1));
    if (candidates.length < CANDIDATES_AT_ONCE) break;
    before = candidates.at(-1);
  }
  const newest = found.slice(0, MOST_RESULTS);
  if (search.orderBy === 'updated')
    newest.sort((a, b) => (b.updated_at ?? 0) - (a.updated_at ?? 0) || b.number - a.number);
  return newest.map(({ number }) => number);
}

async function termsOf(database: Database, { labels, words }: PostSearch): Promise<Term[]> {
  const terms: Term[] = [
    ...labels.map((label) => ({ label })),
    ...words.whole.map((word) => ({ words: [word] })),
  ];
  if (words.beginning !== undefined) terms.push({ words: await complete(database, words.beginning) });
  return terms;
}

/** The words in use that begin so. It jumps from each to the next, so it never reads the posts of one. */
async function complete(database: Database, beginning: string): Promise<string[]> {
  const end = `${beginning}\u{10ffff}`;
  const { rows } = await sql<{ word: string }>`
    with recursive completion (word) as (
      select min(word) from post_word where word >= ${beginning} and word < ${end}
      union all
      select (select min(post_word.word) from post_word where post_word.word > completion.word and post_word.word < ${end})
      from completion where completion.word is not null
    )
    select word from completion where word is not null limit ${MOST_COMPLETIONS}
  `.execute(database.reader);
  return rows.map(({ word }) => word);
}

/** @returns nothing when no post has one of them. */
async function rarestFirst(database: Database, terms: readonly Term[]): Promise<Term[]> {
  if (terms.some((term) => 'words' in term && term.words.length === 0)) return [];
  if (terms.length < 2) return [...terms];
  const sizes = terms.map((term, place) => sql`select ${sql.lit(place)} as place, ${sizeOf(term)} as posts`);
  const { rows } = await sql<{ place: number; posts: number }>`${sql.join(sizes, sql` union all `)}`.execute(
    database.reader,
  );
  if (rows.some(({ posts }) => posts === 0)) return [];
  const ordered = [...rows].sort((a, b) => a.posts - b.posts || a.place - b.place);
  return ordered.flatMap(({ place }) => terms[place] ?? []);
}

/** How many posts a label has is kept; those of words are counted as far as it matters. */
function sizeOf(term: Term): RawBuilder<unknown> {
  return 'label' in term
    ? sql`coalesce((select posts from post_count where label = ${term.label}), 0)`
    : sql`(select count(*) from (${newestOf(term, { bounds: {}, limit: MOST_RESULTS + 1 })}) as newest)`;
}

interface CandidateRequest {
  rarest: Term;
  others: readonly Term[];
  search: PostSearch;
  before: Place | undefined;
}

/** Newest first. */
async function readCandidates(
  database: Database,
  { rarest, others, search, before }: CandidateRequest,
): Promise<Candidate[]> {
  const { bounds, orderBy } = search;
  const conditions = [...others.map(hasTerm), ...updatedBetween(bounds)];
  const matches =
    conditions.length > 0 ? sql`case when ${sql.join(conditions, sql` and `)} then 1 else 0 end` : sql`1`;
  const updated =
    orderBy === 'updated'
      ? sql`, (select post.updated_at from post where post.number = candidate.number) as updated_at`
      : sql``;
  const { rows } = await sql<Candidate>`
    select candidate.published_at, candidate.number, ${matches} as matches${updated}
    from (${newestOf(rarest, { bounds, before, limit: CANDIDATES_AT_ONCE })}) as candidate
  `.execute(database.reader);
  return [...rows].sort((a, b) => b.published_at - a.published_at || b.number - a.number);
}

interface NewestRequest {
  bounds: TimeBounds;
  before?: Place | undefined;
  limit: number;
}

function newestOf(term: Term, request: NewestRequest): RawBuilder<unknown> {
  if ('label' in term) return newestWhere(sql`post_label where label = ${term.label}`, request);
  const [first = '', ...others] = term.words;
  if (others.length === 0) return newestWhere(sql`post_word where word = ${first}`, request);
  // Each word's posts are read in their order and only so far as they can be among the newest.
  const parts = term.words.map(
    (word) => sql`select * from (${newestWhere(sql`post_word where word = ${word}`, request)}) as part`,
  );
  return sql`select published_at, number from (${sql.join(parts, sql` union `)}) as parts
    order by published_at desc, number desc limit ${sql.lit(request.limit)}`;
}

function newestWhere(source: RawBuilder<unknown>, { bounds, before, limit }: NewestRequest) {
  const { publishedMin, publishedMax } = bounds;
  const from = publishedMin === undefined ? sql`` : sql` and published_at >= ${publishedMin}`;
  const to = publishedMax === undefined ? sql`` : sql` and published_at < ${publishedMax}`;
  const earlier = before
    ? sql` and (published_at, number) < (${before.published_at}, ${before.number})`
    : sql``;
  return sql`select published_at, number from ${source}${from}${to}${earlier}
    order by published_at desc, number desc limit ${sql.lit(limit)}`;
}

/** A count is looked up post by post; Postgres may turn `exists` into a reading of all posts of a word. */
function hasTerm(term: Term): RawBuilder<unknown> {
  const source =
    'label' in term
      ? sql`post_label as other where other.label = ${term.label}`
      : sql`post_word as other where other.word in (${sql.join([...term.words])})`;
  return sql`(select count(*) from ${source}
    and other.published_at = candidate.published_at and other.number = candidate.number) > 0`;
}

function updatedBetween({ updatedMin, updatedMax }: TimeBounds): RawBuilder<unknown>[] {
  const updated = sql`(select post.updated_at from post where post.number = candidate.number)`;
  return [
    ...(updatedMin === undefined ? [] : [sql`${updated} >= ${updatedMin}`]),
    ...(updatedMax === undefined ? [] : [sql`${updated} < ${updatedMax}`]),
  ];
}
