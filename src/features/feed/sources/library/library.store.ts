import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../../platform/db/database.types.ts';
import type { PostCountRow, PostRow } from './library.tables.ts';
import type { LibraryPost } from './library.types.ts';
import { labelRowsOf, pictureRowsOf, type StorablePost, toStorable } from './library-rows.ts';

/** Rows of so many posts fit into the parameters that one statement may have. */
const ROWS_PER_STATEMENT = 100;
/** So many words are one parameter of moderate length. */
const WORDS_PER_STATEMENT = 5_000;

export interface PostOrigin extends Pick<LibraryPost, 'slug' | 'origin' | 'sourceHash'> {}

export interface LibraryStore {
  /** Adds the post, or replaces the one with its slug. */
  putPost(transaction: DatabaseTransaction, post: LibraryPost): Promise<void>;
  /** The same for many at once. When a slug comes twice, the last one counts. */
  putPosts(transaction: DatabaseTransaction, posts: readonly LibraryPost[]): Promise<void>;
  /** @returns how many of them there were. */
  removePosts(transaction: DatabaseTransaction, slugs: readonly string[]): Promise<number>;
  listOrigins(): Promise<PostOrigin[]>;
}

export function createLibraryStore(database: Database): LibraryStore {
  const elements = arrayElementsOf(database.kind);
  const putPosts = async (transaction: DatabaseTransaction, posts: readonly LibraryPost[]) => {
    if (posts.length === 0) return;
    await raiseRevision(transaction);
    const bySlug = new Map(posts.map(toStorable).map((post) => [post.row.slug, post]));
    const storable = [...bySlug.values()];
    const former = new Map<number, FormerPost>();
    for (const part of inParts(storable, ROWS_PER_STATEMENT)) {
      for (const post of await putPart(transaction, part)) former.set(post.number, post);
    }
    await moveWords({ transaction, elements }, former, storable);
  };
  return {
    putPost: (transaction, post) => putPosts(transaction, [post]),
    putPosts,
    async removePosts(transaction, slugs) {
      await waitForOtherWriters(transaction);
      let removed = 0;
      for (const part of inParts([...new Set(slugs)], ROWS_PER_STATEMENT))
        removed += await removePart({ transaction, elements }, part);
      if (removed > 0) await raiseRevision(transaction);
      return removed;
    },
    async listOrigins() {
      const rows = await database.reader
        .selectFrom('post')
        .select(['slug', 'origin', 'source_hash'])
        .orderBy('slug')
        .execute();
      return rows.map(({ slug, origin, source_hash }) => ({ slug, origin, sourceHash: source_hash }));
    },
  };
}

interface Writing {
  transaction: DatabaseTransaction;
  elements: ArrayElements;
}

/** What must go before a post can be stored anew. */
interface FormerPost {
  number: number;
  slug: string;
  publishedAt: number;
  labels: readonly string[];
  words: readonly string[];
}

/** @returns what the posts were before. Their words are left to be done for all posts together. */
async function putPart(
  transaction: DatabaseTransaction,
  posts: readonly StorablePost[],
): Promise<FormerPost[]> {
  const former = await findFormer(
    transaction,
    posts.map(({ row }) => row.number),
  );
  const formerOf = new Map(former.map((post) => [post.number, post]));
  for (const { row } of posts) assertSamePost(row, formerOf.get(row.number));
  await upsertPosts(transaction, posts);
  await replaceLabels(transaction, posts);
  await replacePictures(transaction, posts);
  await addToCounts(
    transaction,
    former,
    posts.map(({ labels }) => labels),
  );
  return former;
}

async function removePart(writing: Writing, slugs: readonly string[]): Promise<number> {
  const { transaction } = writing;
  const rows = await transaction.selectFrom('post').select('number').where('slug', 'in', slugs).execute();
  if (rows.length === 0) return 0;
  const numbers = rows.map(({ number }) => number);
  const former = await findFormer(transaction, numbers);
  await forgetWords(
    writing,
    former.flatMap((post) => placesOf(post, post.words)),
  );
  await transaction.deleteFrom('post').where('number', 'in', numbers).execute();
  await addToCounts(transaction, former, []);
  return former.length;
}

async function findFormer(
  transaction: DatabaseTransaction,
  numbers: readonly number[],
): Promise<FormerPost[]> {
  const rows = await transaction
    .selectFrom('post')
    .innerJoin('post_content', 'post_content.number', 'post.number')
    .select(['post.number', 'slug', 'published_at', 'labels', 'words'])
    .where('post.number', 'in', numbers)
    .execute();
  return rows.map((row) => ({
    number: row.number,
    slug: row.slug,
    publishedAt: row.published_at,
    labels: JSON.parse(row.labels) as string[],
    words: JSON.parse(row.words) as string[],
  }));
}

function assertSamePost(row: PostRow, former: FormerPost | undefined): void {
  if (former && former.slug !== row.slug)
    throw new Error(`The posts ${former.slug} and ${row.slug} have the same number. Rename one of them.`);
}

async function upsertPosts(transaction: DatabaseTransaction, posts: readonly StorablePost[]): Promise<void> {
  await transaction
    .insertInto('post')
    .values(posts.map(({ row }) => row))
    .onConflict((conflict) =>
      conflict.column('number').doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        excerpt: ref('excluded.excerpt'),
        published_at: ref('excluded.published_at'),
        updated_at: ref('excluded.updated_at'),
        labels: ref('excluded.labels'),
        author: ref('excluded.author'),
        featured_image: ref('excluded.featured_image'),
        featured_image_alt: ref('excluded.featured_image_alt'),
        origin: ref('excluded.origin'),
        source_hash: ref('excluded.source_hash'),
      })),
    )
    .execute();
  await transaction
    .insertInto('post_content')
    .values(
      posts.map(({ row, content, words }) => ({ number: row.number, content, words: JSON.stringify(words) })),
    )
    .onConflict((conflict) =>
      conflict
        .column('number')
        .doUpdateSet(({ ref }) => ({ content: ref('excluded.content'), words: ref('excluded.words') })),
    )
    .execute();
}

async function replaceLabels(transaction: DatabaseTransaction, posts: readonly StorablePost[]) {
  const numbers = posts.map(({ row }) => row.number);
  await transaction.deleteFrom('post_label').where('number', 'in', numbers).execute();
  for (const rows of inParts(posts.flatMap(labelRowsOf), ROWS_PER_STATEMENT))
    await transaction.insertInto('post_label').values(rows).execute();
}

async function replacePictures(transaction: DatabaseTransaction, posts: readonly StorablePost[]) {
  const numbers = posts.map(({ row }) => row.number);
  await transaction.deleteFrom('post_picture').where('number', 'in', numbers).execute();
  for (const rows of inParts(posts.flatMap(pictureRowsOf), ROWS_PER_STATEMENT))
    await transaction.insertInto('post_picture').values(rows).execute();
}

/** Only words that came or went are touched: most changes of an article change few. */
async function moveWords(
  writing: Writing,
  formerOf: ReadonlyMap<number, FormerPost>,
  posts: readonly StorablePost[],
): Promise<void> {
  const gone: WordPlace[] = [];
  const come: WordPlace[] = [];
  for (const { row, words } of posts) {
    const former = formerOf.get(row.number);
    const staysInPlace = former?.publishedAt === row.published_at;
    if (former) gone.push(...placesOf(former, staysInPlace ? without(former.words, words) : former.words));
    const place = { number: row.number, publishedAt: row.published_at };
    come.push(...placesOf(place, staysInPlace && former ? without(words, former.words) : words));
  }
  await forgetWords(writing, gone);
  await enterWords(writing, come);
}

/** A row of `post_word`. */
type WordPlace = readonly [word: string, publishedAt: number, number: number];

function placesOf(
  { publishedAt, number }: Pick<FormerPost, 'publishedAt' | 'number'>,
  words: readonly string[],
) {
  return words.map((word): WordPlace => [word, publishedAt, number]);
}

function without(words: readonly string[], others: readonly string[]): string[] {
  const left = new Set(others);
  return words.filter((word) => !left.has(word));
}

/** In the order of the words, in which many posts together meet each block of the table once. */
function inOrder(places: WordPlace[]): WordPlace[][] {
  places.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return inParts(places, WORDS_PER_STATEMENT);
}

async function enterWords({ transaction, elements }: Writing, places: WordPlace[]): Promise<void> {
  for (const part of inOrder(places))
    await sql`insert into post_word (word, published_at, number) ${elements(part)}`.execute(transaction);
}

async function forgetWords({ transaction, elements }: Writing, places: WordPlace[]): Promise<void> {
  for (const part of inOrder(places))
    await sql`delete from post_word where (word, published_at, number) in (${elements(part)})`.execute(
      transaction,
    );
}

/** Keeps how many posts each label has, so that nobody ever counts them. */
async function addToCounts(
  transaction: DatabaseTransaction,
  gone: readonly Pick<FormerPost, 'labels'>[],
  come: readonly (readonly string[])[],
): Promise<void> {
  const changes = new Map<string, number>();
  const add = (labels: readonly string[], step: number) => {
    for (const label of ['', ...labels]) changes.set(label, (changes.get(label) ?? 0) + step);
  };
  for (const { labels } of gone) add(labels, -1);
  for (const labels of come) add(labels, 1);
  for (const [label, step] of changes) if (step !== 0) await addToCount(transaction, { label, posts: step });
}

async function addToCount(transaction: DatabaseTransaction, { label, posts }: PostCountRow): Promise<void> {
  const changed = await transaction
    .updateTable('post_count')
    .set((row) => ({ posts: row('posts', '+', posts) }))
    .where('label', '=', label)
    .returning('posts')
    .executeTakeFirst();
  if (!changed) await transaction.insertInto('post_count').values({ label, posts }).execute();
  if (changed?.posts === 0) await transaction.deleteFrom('post_count').where('label', '=', label).execute();
}

/** The first statement of every change: whoever changes posts waits here for whoever is at it. */
async function raiseRevision(transaction: DatabaseTransaction): Promise<void> {
  await transaction
    .updateTable('library_revision')
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .execute();
}

async function waitForOtherWriters(transaction: DatabaseTransaction): Promise<void> {
  await transaction
    .updateTable('library_revision')
    .set((row) => ({ revision: row.ref('revision') }))
    .execute();
}

/** Rows from one parameter. Each database has its own name for a table of what is in a JSON array. */
type ArrayElements = (places: readonly WordPlace[]) => RawBuilder<unknown>;

function arrayElementsOf(kind: Database['kind']): ArrayElements {
  const columns = sql`value ->> 0, cast(value ->> 1 as bigint), cast(value ->> 2 as bigint)`;
  return kind === 'sqlite'
    ? (places) => sql`select ${columns} from json_each(${JSON.stringify(places)})`
    : (places) => sql`select ${columns} from json_array_elements(${JSON.stringify(places)}::json)`;
}

function inParts<Item>(items: readonly Item[], size: number): Item[][] {
  const parts: Item[][] = [];
  for (let start = 0; start < items.length; start += size) parts.push(items.slice(start, start + size));
  return parts;
}
