import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from 'kysely';

export const name = '0006-posts';

export async function up(database: Kysely<unknown>): Promise<void> {
  await createPosts(database);
  await createContents(database);
  await createWords(database);
  await createLabels(database);
  await createPictures(database);
  await createRevision(database);
}

function isPostgres(database: Kysely<unknown>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * Text in the order of its bytes, in which everything that begins alike stands together. SQLite has
 * no other order; Postgres would take that of the machine's language.
 */
function sortedText(database: Kysely<unknown>) {
  return isPostgres(database) ? sql<string>`text collate "C"` : ('text' as const);
}

/** A table that is nothing but its key. Postgres has no such thing and keeps the rows beside the index. */
function asIndexOnly<Table extends string, Column extends string>(
  database: Kysely<unknown>,
  table: CreateTableBuilder<Table, Column>,
): CreateTableBuilder<Table, Column> {
  return isPostgres(database) ? table : table.modifyEnd(sql`without rowid`);
}

/** What lists show. The long texts are kept apart, so that a page of posts is read from few blocks. */
async function createPosts(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('post')
    .addColumn('number', 'bigint', (column) => column.primaryKey().notNull())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('slug', sortedText(database), (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('excerpt', 'text', (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('labels', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('featured_image', 'text', (column) => column.notNull())
    .addColumn('featured_image_alt', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('source_hash', 'text', (column) => column.notNull())
    .addCheckConstraint('post_origin', sql`origin in ('content', 'import')`)
    .execute();
  await database.schema
    .createIndex('post_published')
    .on('post')
    .columns(['published_at', 'number'])
    .execute();
  await database.schema.createIndex('post_updated').on('post').columns(['updated_at', 'number']).execute();
}

/** The articles, with the words that each was entered under. */
async function createContents(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('post_content')
    .addColumn('number', 'bigint', (column) =>
      column.primaryKey().notNull().references('post.number').onDelete('cascade'),
    )
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .execute();
}

/** For each word the posts it is found in, in the order of their publication. */
async function createWords(database: Kysely<unknown>): Promise<void> {
  const table = database.schema
    .createTable('post_word')
    .addColumn('word', sortedText(database), (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_word_key', ['word', 'published_at', 'number']);
  await asIndexOnly(database, table).execute();
}

/** For each label its posts, in both orders, and how many they are. The label '' counts all posts. */
async function createLabels(database: Kysely<unknown>): Promise<void> {
  const table = database.schema
    .createTable('post_label')
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addColumn('number', 'bigint', (column) => column.notNull().references('post.number').onDelete('cascade'))
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_label_key', ['label', 'published_at', 'number']);
  await asIndexOnly(database, table).execute();
  await database.schema
    .createIndex('post_label_updated')
    .on('post_label')
    .columns(['label', 'updated_at', 'number'])
    .execute();
  await database.schema.createIndex('post_label_post').on('post_label').column('number').execute();
  await database.schema
    .createTable('post_count')
    .addColumn('label', 'text', (column) => column.primaryKey().notNull())
    .addColumn('posts', 'bigint', (column) => column.notNull())
    .addCheckConstraint('post_count_not_negative', sql`posts >= 0`)
    .execute();
}

/** Recipes of the pictures that posts show; an author's portrait comes with each of the author's posts. */
async function createPictures(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('post_picture')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('number', 'bigint', (column) => column.notNull().references('post.number').onDelete('cascade'))
    .addColumn('place', 'bigint', (column) => column.notNull())
    .addColumn('recipe', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_picture_key', ['name', 'number'])
    .execute();
  await database.schema
    .createIndex('post_picture_post')
    .on('post_picture')
    .columns(['number', 'place'])
    .execute();
}

/** One row. Whoever changes posts raises it first, and so waits for whoever is changing them. */
async function createRevision(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('library_revision')
    .addColumn('only_row', 'bigint', (column) => column.primaryKey().notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addCheckConstraint('library_revision_one_row', sql`only_row = 1`)
    .execute();
  await sql`insert into library_revision (only_row, revision) values (1, 0)`.execute(database);
}
