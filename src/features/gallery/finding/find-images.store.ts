import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.types.ts';
import type { SearchWords } from '../../../shared/words/search-query.ts';
import type { ImagePlace } from '../account-images.types.ts';
import type {} from '../gallery.tables.ts';

/** So many images are looked at for one page before the rest of the search is left to the next one. */
const MOST_CANDIDATES = 2_000;
/** The same for a word that is only begun, which is many terms. */
const MOST_OF_A_BEGINNING = 500;
/** So many words that begin alike are searched for, in alphabetical order: the word itself comes first. */
const MOST_COMPLETIONS = 30;
/** Of terms that have more, the one whose newest so many reach furthest back is the rarest. */
const COUNTED = 101;

interface ImageSearch {
  accountId: string;
  words: SearchWords;
  /** Other things that every image must be entered under. */
  terms: readonly string[];
  /** Milliseconds since 1970, `to` excluded. */
  from?: number | undefined;
  to?: number | undefined;
  before: ImagePlace | null;
  limit: number;
}

interface FoundPlaces {
  places: ImagePlace[];
  /** Where the search goes on; null at its end. A page may be short, or empty, before it. */
  next: ImagePlace | null;
}

/** An image has it when it is entered under one of these. */
type Term = readonly string[];
type Bounds = Pick<ImageSearch, 'accountId' | 'from' | 'to' | 'before'>;

interface Candidate {
  created_at: number;
  image_id: string;
  /** 0 for where the walk ended before its page was full. */
  matches: 0 | 1;
}

/**
 * Finds the images of one account that have all terms, newest first. It walks the images of the rarest
 * term and looks each up among the others, so that its work is bounded however large a gallery is.
 */
export async function findImages(database: Database, search: ImageSearch): Promise<FoundPlaces> {
  const terms = await rarestFirst(database, search, await termsOf(database, search));
  if (terms === 'none') return { places: [], next: null };
  const found: ImagePlace[] = [];
  let before = search.before;
  for (const most of stepsOf(terms[0], search.limit)) {
    const wanted = search.limit + 1 - found.length;
    const rows = await walk(database, { ...search, before }, terms, { most, wanted });
    found.push(...rows.filter(({ matches }) => matches === 1).map(toPlace));
    if (found.length > search.limit) {
      const places = found.slice(0, search.limit);
      return { places, next: places.at(-1) ?? null };
    }
    const end = rows.find(({ matches }) => matches === 0);
    if (!end) return { places: found, next: null };
    before = toPlace(end);
  }
  return { places: found, next: before };
}

/** Postgres reads each word of a beginning as far as the walk may go, so its first goes no further than a page. */
function stepsOf(rarest: Term | undefined, limit: number): number[] {
  return rarest && rarest.length > 1 ? [limit + 1, MOST_OF_A_BEGINNING] : [MOST_CANDIDATES];
}

const toPlace = ({ created_at, image_id }: Candidate): ImagePlace => ({
  createdAt: created_at,
  id: image_id,
});

async function termsOf(database: Database, { accountId, words, terms }: ImageSearch): Promise<Term[]> {
  const whole = [...words.whole, ...terms].map((term) => [term]);
  if (words.beginning === undefined) return whole;
  return [await listTerms(database, accountId, words.beginning, MOST_COMPLETIONS), ...whole];
}

/**
 * The terms in use that begin so, in their order. It jumps from each to the next, so it never reads
 * the images of one.
 */
export async function listTerms(
  database: Database,
  accountId: string,
  beginning: string,
  most: number,
): Promise<string[]> {
  const inUse = sql`from gallery_term used where used.account_id = ${accountId}
    and used.term < ${`${beginning}\u{10ffff}`}`;
  const { rows } = await sql<{ term: string }>`
    with recursive listed (term) as (
      select (select min(used.term) ${inUse} and used.term >= ${beginning})
      union all
      select (select min(used.term) ${inUse} and used.term > listed.term) from listed
      where listed.term is not null
    )
    select term from listed where term is not null limit ${sql.lit(most)}`.execute(database.reader);
  return rows.map(({ term }) => term);
}

/** @returns 'none' when no image has one of them. */
async function rarestFirst(
  database: Database,
  bounds: Bounds,
  terms: readonly Term[],
): Promise<readonly Term[] | 'none'> {
  if (terms.some((term) => term.length === 0)) return 'none';
  if (terms.length < 2) return terms;
  const sizes = terms.map(
    (term, place) => sql`select ${sql.lit(place)} as place, count(*) as images, min(created_at) as oldest
      from (${newestOf(term, bounds, { most: COUNTED, limit: sql.lit(COUNTED) })}) as newest`,
  );
  const { rows } = await sql<{ place: number; images: number; oldest: number }>`
    ${sql.join(sizes, sql` union all `)}`.execute(database.reader);
  if (rows.some(({ images }) => Number(images) === 0)) return 'none';
  // Of equals the last: what an owner marked is rarer than what a prompt says.
  const ordered = [...rows].sort(
    (a, b) => Number(a.images) - Number(b.images) || a.oldest - b.oldest || b.place - a.place,
  );
  return ordered.flatMap(({ place }) => {
    const term = terms[place];
    return term ? [term] : [];
  });
}

/**
 * One statement, so that nothing comes in between. What it walks stands in the order of the page, so
 * both databases stop looking when the page is full, and only else skip to the end of the walk.
 */
async function walk(
  database: Database,
  search: ImageSearch,
  [rarest, ...others]: readonly Term[],
  { most, wanted }: { most: number; wanted: number },
): Promise<Candidate[]> {
  const newest = (limit: RawBuilder<unknown>) =>
    rarest ? newestOf(rarest, search, { most, limit }) : newestOfAll(search, limit);
  // Deleted images are left out of the list of all, and of those of a term once they are forgotten.
  const conditions = rarest ? [...others.map((term) => hasTerm(search.accountId, term)), IS_SHOWN] : [];
  const last = sql`case when (select count(*) from found) < ${sql.lit(wanted)} then 1 else 0 end
    offset ${sql.lit(most - 1)}`;
  const { rows } = await sql<Candidate>`
    with found as materialized (
      select candidate.created_at, candidate.image_id from (${newest(sql.lit(most))}) as candidate
      ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}
      order by candidate.created_at desc, candidate.image_id desc limit ${sql.lit(wanted)}
    )
    select created_at, image_id, 1 as matches from found
    union all
    select created_at, image_id, 0 as matches from (${newest(last)}) as last
    order by created_at desc, image_id desc`.execute(database.reader);
  return rows;
}

const IS_SHOWN = sql`(select count(*) from gallery_image image
  where image.id = candidate.image_id and image.deleted_at is null) > 0`;

function newestOf(
  term: Term,
  bounds: Bounds,
  { most, limit }: { most: number; limit: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const newest = (one: string, limitOfOne: RawBuilder<unknown>) => sql`
    select created_at, image_id from gallery_term where account_id = ${bounds.accountId} and term = ${one}
    ${within(bounds, sql`image_id`)} limit ${limitOfOne}`;
  const [only, ...more] = term;
  if (only !== undefined && more.length === 0) return newest(only, limit);
  // Each word's images are read in their order and only so far as they can be among the newest.
  const each = term.map((one) => sql`select * from (${newest(one, sql.lit(most))}) as part`);
  return sql`select created_at, image_id from (${sql.join(each, sql` union `)}) as parts
    order by created_at desc, image_id desc limit ${limit}`;
}

function newestOfAll(bounds: Bounds, limit: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select created_at, id as image_id from gallery_image
    where account_id = ${bounds.accountId} and deleted_at is null ${within(bounds, sql`id`)} limit ${limit}`;
}

function within({ from, to, before }: Bounds, id: RawBuilder<unknown>): RawBuilder<unknown> {
  const since = from === undefined ? sql`` : sql` and created_at >= ${from}`;
  const until = to === undefined ? sql`` : sql` and created_at < ${to}`;
  const earlier = before ? sql` and (created_at, ${id}) < (${before.createdAt}, ${before.id})` : sql``;
  return sql`${since}${until}${earlier} order by created_at desc, ${id} desc`;
}

/** A count is looked up image by image; Postgres may turn `exists` into a reading of all images of a term. */
function hasTerm(accountId: string, term: Term): RawBuilder<unknown> {
  return sql`(select count(*) from gallery_term other
    where other.account_id = ${accountId} and other.term in (${sql.join([...term])})
    and other.created_at = candidate.created_at and other.image_id = candidate.image_id) > 0`;
}
