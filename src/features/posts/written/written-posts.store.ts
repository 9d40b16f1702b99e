import { type RawBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import type {} from '../sources/library/library.tables.ts';
import { REVISIONS_KEPT } from './revisions-kept.rules.ts';
import type {} from './written-posts.tables.ts';
import type { ListedPost, PostRevision, PostsSearch, PostText, WrittenPost } from './written-posts.types.ts';

type Reader = Database['reader'] | DatabaseTransaction;

interface SavedText {
  text: PostText;
  savedBy: string;
}

export function createWrittenPostsStore({ reader }: Pick<Database, 'reader'>) {
  return {
    async find(id: string, source: Reader = reader): Promise<WrittenPost | undefined> {
      return await selectPosts(source).where('id', '=', id).executeTakeFirst();
    },
    async findBySlug(slug: string): Promise<WrittenPost | undefined> {
      return await selectPosts(reader).where('slug', '=', slug).executeTakeFirst();
    },
    async listShown(): Promise<WrittenPost[]> {
      return await selectPosts(reader).where('state', '=', 'published').orderBy('id').execute();
    },
    /** What the posts of the console that visitors see were made of, by their slugs. */
    async listShownHashes(): Promise<Map<string, string>> {
      const rows = await reader
        .selectFrom('post')
        .select(['slug', 'source_hash'])
        .where('origin', '=', 'console')
        .execute();
      return new Map(rows.map(({ slug, source_hash }) => [slug, source_hash]));
    },
    async listDue(now: number, limit: number): Promise<WrittenPost[]> {
      return await selectPosts(reader)
        .where('state', '=', 'scheduled')
        .where('published_at', '<=', now)
        .orderBy('published_at')
        .limit(limit)
        .execute();
    },
    /** Addresses of posts of any kind that begin so. */
    async listSlugs(beginning: string): Promise<string[]> {
      const begins = `${beginning}%`;
      const written = reader.selectFrom('written_post').select('slug').where('slug', 'like', begins);
      const stored = reader.selectFrom('post').select('slug').where('slug', 'like', begins);
      return (await written.union(stored).execute()).map(({ slug }) => slug);
    },
    /** Whether a post of any kind has this address. */
    async isTaken(transaction: DatabaseTransaction, slug: string): Promise<boolean> {
      const written = transaction.selectFrom('written_post').select('slug').where('slug', '=', slug);
      const stored = transaction.selectFrom('post').select('slug').where('slug', '=', slug);
      return (await written.union(stored).executeTakeFirst()) !== undefined;
    },
    /** @returns whether no other has its address. */
    async add(transaction: DatabaseTransaction, post: WrittenPost): Promise<boolean> {
      const added = await transaction
        .insertInto('written_post')
        .values(rowOf(post))
        .onConflict((conflict) => conflict.column('slug').doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },
    /**
     * Changes the post if it still is what `before` says.
     * @returns whether it was.
     */
    async change(
      transaction: DatabaseTransaction,
      before: WrittenPost,
      after: WrittenPost,
    ): Promise<boolean> {
      const { id: _, ...values } = rowOf(after);
      const changed = await transaction
        .updateTable('written_post')
        .set(values)
        .where('id', '=', before.id)
        .where('revision', '=', before.revision)
        .where('state', '=', before.state)
        .returning('id')
        .executeTakeFirst();
      return changed !== undefined;
    },
    /** @returns whether it still was what `before` says. */
    async remove(transaction: DatabaseTransaction, before: WrittenPost): Promise<boolean> {
      const removed = await transaction
        .deleteFrom('written_post')
        .where('id', '=', before.id)
        .where('revision', '=', before.revision)
        .where('state', '=', before.state)
        .returning('id')
        .executeTakeFirst();
      return removed !== undefined;
    },
    /** Keeps the newest ones alone. */
    async addRevision(
      transaction: DatabaseTransaction,
      { id, revision, savedAt }: Pick<WrittenPost, 'id' | 'revision' | 'savedAt'>,
      { text, savedBy }: SavedText,
    ): Promise<void> {
      await transaction
        .insertInto('written_revision')
        .values({ post_id: id, revision, text: JSON.stringify(text), saved_at: savedAt, saved_by: savedBy })
        .execute();
      await transaction
        .deleteFrom('written_revision')
        .where('post_id', '=', id)
        .where('revision', '<=', revision - REVISIONS_KEPT)
        .execute();
    },
    async readText(id: string, revision: number): Promise<PostText | undefined> {
      const row = await reader
        .selectFrom('written_revision')
        .select('text')
        .where('post_id', '=', id)
        .where('revision', '=', revision)
        .executeTakeFirst();
      return row && (JSON.parse(row.text) as PostText);
    },
    /** The newest first. */
    async listRevisions(id: string): Promise<PostRevision[]> {
      return await reader
        .selectFrom('written_revision')
        .select(['revision', 'saved_at as savedAt', 'saved_by as savedBy'])
        .where('post_id', '=', id)
        .orderBy('revision', 'desc')
        .execute();
    },
    list: (search: PostsSearch) => listAll(reader, search),
  };
}

function selectPosts(source: Reader) {
  return source
    .selectFrom('written_post')
    .select(['id', 'slug', 'kind', 'title', 'state', 'revision', 'saved_at as savedAt'])
    .select(['published_at as publishedAt', 'updated_at as updatedAt', 'taken_from as takenFrom']);
}

function rowOf({ savedAt, publishedAt, updatedAt, takenFrom, ...post }: WrittenPost) {
  return {
    ...post,
    saved_at: savedAt,
    published_at: publishedAt,
    updated_at: updatedAt,
    taken_from: takenFrom,
  };
}

/** Every post of the site, whoever wrote it; the last change first. Each table is read as far as a page needs. */
async function listAll(reader: Database['reader'], search: PostsSearch): Promise<ListedPost[]> {
  const { state, origin, limit } = search;
  const parts: RawBuilder<unknown>[] = [];
  if (origin === undefined || origin === 'console') parts.push(selectWritten(search));
  if (origin !== 'console' && (state === undefined || state === 'published'))
    parts.push(selectStored(search));
  const { rows } = await sql<ListedPost>`
    select id, slug, title, kind, state, origin, changed_at as "changedAt", published_at as "publishedAt"
    from (${sql.join(parts, sql` union all `)}) as listed
    order by changed_at desc, slug desc limit ${limit}
  `.execute(reader);
  return rows;
}

function selectWritten(search: PostsSearch): RawBuilder<unknown> {
  const { state, limit } = search;
  const wanted = state ? sql`state = ${state}` : sql`1 = 1`;
  return sql`select * from (
    select id, slug, title, kind, state, 'console' as origin, saved_at as changed_at, published_at
    from written_post where ${wanted}${found(search, sql`saved_at`)}
    order by saved_at desc, slug desc limit ${limit}) as written`;
}

function selectStored(search: PostsSearch): RawBuilder<unknown> {
  const { origin, limit } = search;
  const wanted = origin ? sql`origin = ${origin}` : sql`origin <> 'console'`;
  return sql`select * from (
    select slug as id, slug, title,
      case when labels like '%"webstories"%' then 'story' else 'post' end as kind,
      'published' as state, origin, updated_at as changed_at, published_at
    from post where ${wanted}${found(search, sql`updated_at`)}
    order by updated_at desc, slug desc limit ${limit}) as stored`;
}

function found({ words, before }: PostsSearch, changedAt: RawBuilder<unknown>): RawBuilder<unknown> {
  const part = `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const named =
    words === '' ? sql`` : sql` and (lower(title) like ${part} escape '\\' or slug like ${part} escape '\\')`;
  const earlier = before ? sql` and (${changedAt}, slug) < (${before.time}, ${before.slug})` : sql``;
  return sql`${named}${earlier}`;
}
