import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.types.ts';
import type { DerivedPost } from '../../derived/derive-post.ts';
import type { PostQuery } from '../../posts.types.ts';
import type { PostRow } from './library.tables.ts';
import type { TimeBounds } from './library-search.store.ts';

interface PostListing {
  /** All posts when left out. */
  label?: string | undefined;
  bounds: TimeBounds;
  orderBy: 'published' | 'updated';
  /** How many to pass over. */
  offset: number;
  limit: number;
}

/** A row, and the article when it was asked for. */
export type ReadPost = PostRow & { content: string };

/** A row, and as JSON a part of what was derived of its post; null where nothing was. */
export type DerivedRow = PostRow & { derived: string | null };

export interface LibraryPostsStore {
  /** The numbers of one page of posts, newest first. */
  listNumbers(listing: PostListing): Promise<number[]>;
  count(listing: Pick<PostListing, 'label' | 'bounds'>): Promise<number>;
  /** In the order of the numbers. A post that is gone by now is left out. */
  read(numbers: readonly number[], wanted: Pick<PostQuery, 'detail'>): Promise<ReadPost[]>;
  readDerived(numbers: readonly number[], part: keyof DerivedPost): Promise<DerivedRow[]>;
  findDerived(slug: string, part: keyof DerivedPost): Promise<DerivedRow | undefined>;
  findBySlug(slug: string): Promise<ReadPost | undefined>;
  findById(id: string): Promise<ReadPost | undefined>;
  listLabels(): Promise<string[]>;
  readRevision(): Promise<number>;
  /** In the order of the slugs, which never changes, those behind the slug `after`. */
  listAddresses(request: { after: string; limit: number }): Promise<Pick<PostRow, 'slug' | 'updated_at'>[]>;
}

export function createLibraryPostsStore(database: Database): LibraryPostsStore {
  const { reader } = database;
  const whole = () =>
    reader
      .selectFrom('post')
      .innerJoin('post_content', 'post_content.number', 'post.number')
      .selectAll('post')
      .select('post_content.content');
  const summaries = () => reader.selectFrom('post').selectAll('post').select(sql<string>`''`.as('content'));
  const derived = (part: keyof DerivedPost) =>
    reader
      .selectFrom('post')
      .leftJoin('post_derived', 'post_derived.number', 'post.number')
      .selectAll('post')
      .select(`post_derived.${part} as derived`);
  return {
    listNumbers: (listing) => listNumbers(database, listing),
    count: (listing) => count(database, listing),
    async read(numbers, { detail }) {
      if (numbers.length === 0) return [];
      const asked = detail === 'summary' ? summaries() : whole();
      return inOrder(numbers, await asked.where('post.number', 'in', numbers).execute());
    },
    async readDerived(numbers, part) {
      if (numbers.length === 0) return [];
      return inOrder(numbers, await derived(part).where('post.number', 'in', numbers).execute());
    },
    findDerived: (slug, part) => derived(part).where('post.slug', '=', slug).executeTakeFirst(),
    findBySlug: (slug) => whole().where('post.slug', '=', slug).executeTakeFirst(),
    findById: (id) => whole().where('post.id', '=', id).executeTakeFirst(),
    async listLabels() {
      const rows = await reader.selectFrom('post_count').select('label').where('label', '<>', '').execute();
      return rows.map(({ label }) => label);
    },
    async readRevision() {
      const { revision } = await reader
        .selectFrom('library_revision')
        .select('revision')
        .executeTakeFirstOrThrow();
      return revision;
    },
    listAddresses: ({ after, limit }) =>
      reader
        .selectFrom('post')
        .select(['slug', 'updated_at'])
        .where('slug', '>', after)
        .orderBy('slug')
        .limit(limit)
        .execute(),
  };
}

function inOrder<Row extends { number: number }>(numbers: readonly number[], rows: readonly Row[]): Row[] {
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return numbers.flatMap((number) => byNumber.get(number) ?? []);
}

async function listNumbers({ reader }: Database, listing: PostListing): Promise<number[]> {
  const { orderBy, offset, limit } = listing;
  const time = sql.ref(orderBy === 'updated' ? 'updated_at' : 'published_at');
  const { rows } = await sql<Pick<PostRow, 'number'>>`
    select number from ${source(listing)}
    order by ${time} desc, number desc limit ${limit} offset ${offset}
  `.execute(reader);
  return rows.map(({ number }) => number);
}

/** How many posts there are in all, and with each label, is kept; only bounds of times make it count. */
async function count({ reader }: Database, listing: Pick<PostListing, 'label' | 'bounds'>): Promise<number> {
  if (Object.values(listing.bounds).every((bound) => bound === undefined)) {
    const kept = await reader
      .selectFrom('post_count')
      .select('posts')
      .where('label', '=', listing.label ?? '')
      .executeTakeFirst();
    return kept?.posts ?? 0;
  }
  const { rows } = await sql<{ posts: number }>`select count(*) as posts from ${source(listing)}`.execute(
    reader,
  );
  return rows[0]?.posts ?? 0;
}

/** Both tables have the columns that a page is found by. */
function source({ label, bounds }: Pick<PostListing, 'label' | 'bounds'>): RawBuilder<unknown> {
  const { publishedMin, publishedMax, updatedMin, updatedMax } = bounds;
  const conditions = [
    ...(label === undefined ? [] : [sql`label = ${label}`]),
    ...(publishedMin === undefined ? [] : [sql`published_at >= ${publishedMin}`]),
    ...(publishedMax === undefined ? [] : [sql`published_at < ${publishedMax}`]),
    ...(updatedMin === undefined ? [] : [sql`updated_at >= ${updatedMin}`]),
    ...(updatedMax === undefined ? [] : [sql`updated_at < ${updatedMax}`]),
  ];
  const table = sql.table(label === undefined ? 'post' : 'post_label');
  return conditions.length === 0 ? table : sql`${table} where ${sql.join(conditions, sql` and `)}`;
}
