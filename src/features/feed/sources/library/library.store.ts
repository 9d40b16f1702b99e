import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../../platform/db/database.types.ts';
import type { PostCountRow, PostRow } from './library.tables.ts';
import type { LibraryPost } from './library.types.ts';
import { labelRowsOf, pictureRowsOf, type StorablePost, toStorable } from './library-rows.ts';

/** Rows of so many posts fit into the parameters that one statement may have. */
const POSTS_PER_STATEMENT = 100;

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
    for (const part of inParts([...bySlug.values()])) await putPart({ transaction, elements }, part);
  };
  return {
    putPost: (transaction, post) => putPosts(transaction, [post]),
    putPosts,
    async removePosts(transaction, slugs) {
      await waitForOtherWriters(transaction);
      let removed = 0;
      for (const part of inParts([...new Set(slugs)]))
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

async function putPart(writing: Writing, posts: readonly StorablePost[]): Promise<void> {
  const { transaction } = writing;
  const former = await findFormer(
    transaction,
    posts.map(({ row }) => row.number),
  );
  const formerOf = new Map(former.map((post) => [post.number, post]));
  for (const { row } of posts) assertSamePost(row, formerOf.get(row.number));
  await upsertPosts(transaction, posts);
  await replaceLabels(transaction, posts);
  await replacePictures(transaction, posts);
  for (const post of posts) await moveWords(writing, formerOf.get(post.row.number), post);
  await addToCounts(
    transaction,
    former,
    posts.map(({ labels }) => labels),
  );
}

async function removePart(writing: Writing, slugs: readonly string[]): Promise<number> {
  const { transaction } = writing;
  const rows = await transaction.selectFrom('post').select('number').where('slug', 'in', slugs).execute();
  if (rows.length === 0) return 0;
  const numbers = rows.map(({ number }) => number);
  const former = await findFormer(transaction, numbers);
  for (const post of former) await forgetWords(writing, post, post.words);
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
  for (const rows of inParts(posts.flatMap(labelRowsOf)))
    await transaction.insertInto('post_label').values(rows).execute();
}

async function replacePictures(transaction: DatabaseTransaction, posts: readonly StorablePost[]) {
  const numbers = posts.map(({ row }) => row.number);
  await transaction.deleteFrom('post_picture').where('number', 'in', numbers).execute();
  for (const rows of inParts(posts.flatMap(pictureRowsOf)))
    await transaction.insertInto('post_picture').values(rows).execute();
}

/** Only words that came or went are touched: most changes of an article change few. */
async function moveWords(writing: Writing, former: FormerPost | undefined, post: StorablePost) {
  const staysInPlace = former?.publishedAt === post.row.published_at;
  const words = new Set(post.words);
  const formerWords = new Set(former?.words);
  if (former) await forgetWords(writing, former, staysInPlace ? without(former.words, words) : former.words);
  await enterWords(writing, post.row, staysInPlace ? without(post.words, formerWords) : post.words);
}

function without(words: readonly string[], others: ReadonlySet<string>): string[] {
  return words.filter((word) => !others.has(word));
}

async function enterWords({ transaction, elements }: Writing, row: PostRow, words: readonly string[]) {
  if (words.length === 0) return;
  await sql`
    insert into post_word (word, published_at, number)
    select item.value, ${sql.lit(row.published_at)}, ${sql.lit(row.number)} from ${elements(words)}
  `.execute(transaction);
}

async function forgetWords({ transaction, elements }: Writing, post: FormerPost, words: readonly string[]) {
  if (words.length === 0) return;
  await sql`
    delete from post_word
    where word in (select item.value from ${elements(words)})
      and published_at = ${post.publishedAt} and number = ${post.number}
  `.execute(transaction);
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

/** A table `item` with a column `value` of texts, from one parameter. Each database calls it differently. */
type ArrayElements = (texts: readonly string[]) => RawBuilder<unknown>;

function arrayElementsOf(kind: Database['kind']): ArrayElements {
  return kind === 'sqlite'
    ? (texts) => sql`json_each(${JSON.stringify(texts)}) as item`
    : (texts) => sql`json_array_elements_text(${JSON.stringify(texts)}::json) as item(value)`;
}

function inParts<Item>(items: readonly Item[]): Item[][] {
  const parts: Item[][] = [];
  for (let start = 0; start < items.length; start += POSTS_PER_STATEMENT)
    parts.push(items.slice(start, start + POSTS_PER_STATEMENT));
  return parts;
}
