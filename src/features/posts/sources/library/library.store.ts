import type { Database, DatabaseTransaction } from '../../../../platform/db/database.types.ts';
import { announce } from '../../../../platform/db/server-messages.ts';
import type {} from '../../written/written-posts.tables.ts';
import type { PostDerivedRow } from './library.tables.ts';
import type { LibraryPost, PostOrigin } from './library.types.ts';
import { changeCounts } from './library-counts.store.ts';
import { derivedRowOf, labelRowsOf, pictureRowsOf, type StorablePost, toStorable } from './library-rows.ts';
import { createLibraryWordsStore, type LibraryWordsStore, type WordedPost } from './library-words.store.ts';

/** Rows of so many posts fit into the parameters that one statement may have. */
const ROWS_PER_STATEMENT = 100;

interface LibraryStore {
  /** Adds the post, or replaces the one with its slug. */
  putPost(transaction: DatabaseTransaction, post: LibraryPost): Promise<void>;
  /** The same for many at once. When a slug comes twice, the last one counts. */
  putPosts(transaction: DatabaseTransaction, posts: readonly LibraryPost[]): Promise<void>;
  /** What is shown there stays until the content folder is read the next time. */
  leaveToContent(transaction: DatabaseTransaction, slug: string): Promise<void>;
  /** @returns how many of them there were. */
  removePosts(transaction: DatabaseTransaction, slugs: readonly string[]): Promise<number>;
  /** Also of posts of the console that are not shown: nobody else gets their addresses. */
  listOrigins(): Promise<PostOrigin[]>;
  /** Which of the addresses posts of the console have, also if somebody took one a moment ago. */
  findTaken(transaction: DatabaseTransaction, slugs: readonly string[]): Promise<ReadonlySet<string>>;
}

export function createLibraryStore(database: Database): LibraryStore {
  const words = createLibraryWordsStore(database);
  const putPosts = async (transaction: DatabaseTransaction, posts: readonly LibraryPost[]) => {
    if (posts.length === 0) return;
    await raiseRevision(transaction);
    const bySlug = new Map(posts.map(toStorable).map((post) => [post.row.slug, post]));
    const storable = [...bySlug.values()];
    const former: FormerPost[] = [];
    for (const part of inParts(storable)) former.push(...(await putPart(transaction, part)));
    await words.replace(transaction, former, storable.map(wordedPost));
    await changeCounts(transaction, former, storable);
  };
  return {
    putPost: (transaction, post) => putPosts(transaction, [post]),
    putPosts,
    async leaveToContent(transaction, slug) {
      await waitForOtherWriters(transaction);
      await transaction
        .updateTable('post')
        .set({ origin: 'content', source_hash: '' })
        .where('slug', '=', slug)
        .execute();
    },
    async removePosts(transaction, slugs) {
      await waitForOtherWriters(transaction);
      let removed = 0;
      for (const part of inParts([...new Set(slugs)])) removed += await removePart(transaction, words, part);
      if (removed > 0) await raiseRevision(transaction);
      return removed;
    },
    async listOrigins() {
      const rows = await database.reader
        .selectFrom('post')
        .select(['slug', 'origin', 'source_hash'])
        .where('origin', '<>', 'console')
        .orderBy('slug')
        .execute();
      const written = await database.reader
        .selectFrom('written_post')
        .select(['slug', 'taken_from'])
        .execute();
      return [
        ...rows.map(({ slug, origin, source_hash }) => ({ slug, origin, sourceHash: source_hash })),
        ...written.map(({ slug, taken_from }) => ({
          slug,
          origin: 'console' as const,
          sourceHash: '',
          takenFrom: taken_from,
        })),
      ];
    },
    async findTaken(transaction, slugs) {
      await waitForOtherWriters(transaction);
      const taken = new Set<string>();
      for (const part of inParts(slugs)) {
        const rows = await transaction
          .selectFrom('written_post')
          .select('slug')
          .where('slug', 'in', part)
          .execute();
        for (const { slug } of rows) taken.add(slug);
      }
      return taken;
    },
  };
}

/** What a post was before a change. */
interface FormerPost extends WordedPost {
  slug: string;
  labels: readonly string[];
}

/** @returns what the posts were before. Their words and counts are left to be done for all together. */
async function putPart(
  transaction: DatabaseTransaction,
  posts: readonly StorablePost[],
): Promise<FormerPost[]> {
  const former = await findFormer(
    transaction,
    posts.map(({ row }) => row.number),
  );
  const slugOf = new Map(former.map(({ number, slug }) => [number, slug]));
  for (const { row } of posts) assertSameSlug(row.slug, slugOf.get(row.number));
  await upsertPosts(transaction, posts);
  await upsertDerived(
    transaction,
    posts.map(({ row, derived }) => derivedRowOf(row, derived)),
  );
  await replaceLabels(transaction, posts);
  await replacePictures(transaction, posts);
  return former;
}

async function removePart(
  transaction: DatabaseTransaction,
  words: LibraryWordsStore,
  slugs: readonly string[],
): Promise<number> {
  const rows = await transaction.selectFrom('post').select('number').where('slug', 'in', slugs).execute();
  if (rows.length === 0) return 0;
  const numbers = rows.map(({ number }) => number);
  const former = await findFormer(transaction, numbers);
  await words.replace(transaction, former, []);
  await transaction.deleteFrom('post').where('number', 'in', numbers).execute();
  await changeCounts(transaction, former, []);
  return former.length;
}

function wordedPost({ row, words }: StorablePost): WordedPost {
  return { number: row.number, publishedAt: row.published_at, words };
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

function assertSameSlug(slug: string, former: string | undefined): void {
  if (former !== undefined && former !== slug)
    throw new Error(`The posts ${former} and ${slug} have the same number. Rename one of them.`);
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
        published_offset: ref('excluded.published_offset'),
        updated_at: ref('excluded.updated_at'),
        labels: ref('excluded.labels'),
        author: ref('excluded.author'),
        featured_image: ref('excluded.featured_image'),
        featured_image_alt: ref('excluded.featured_image_alt'),
        origin: ref('excluded.origin'),
        source_hash: ref('excluded.source_hash'),
        derived_version: ref('excluded.derived_version'),
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

export async function upsertDerived(
  transaction: DatabaseTransaction,
  rows: readonly PostDerivedRow[],
): Promise<void> {
  await transaction
    .insertInto('post_derived')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('number')
        .doUpdateSet(({ ref }) => ({ slides: ref('excluded.slides'), article: ref('excluded.article') })),
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

/** The first statement of every change: whoever changes posts waits here for whoever is at it. */
async function raiseRevision(transaction: DatabaseTransaction): Promise<void> {
  await transaction
    .updateTable('library_revision')
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .execute();
  await announce(transaction, 'posts');
}

/** Of a change that shows nothing new. */
export async function waitForOtherWriters(transaction: DatabaseTransaction): Promise<void> {
  await transaction
    .updateTable('library_revision')
    .set((row) => ({ revision: row.ref('revision') }))
    .execute();
}

function inParts<Item>(items: readonly Item[]): Item[][] {
  const parts: Item[][] = [];
  for (let start = 0; start < items.length; start += ROWS_PER_STATEMENT)
    parts.push(items.slice(start, start + ROWS_PER_STATEMENT));
  return parts;
}
