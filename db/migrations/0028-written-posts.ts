import { type Kysely, PostgresAdapter, sql } from 'kysely';

export const name = '0028-written-posts';

/** Posts that are written in the console, with their revisions and pictures. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table post drop constraint post_origin`.execute(database);
  await sql`alter table post add constraint post_origin check (origin in ('content', 'import', 'console'))`.execute(
    database,
  );
  await createPosts(database);
  await createPictures(database);
}

async function createPosts(database: Kysely<unknown>): Promise<void> {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  await database.schema
    .createTable('written_post')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('slug', isPostgres ? sql`text collate "C"` : 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addColumn('published_at', 'bigint')
    .addColumn('updated_at', 'bigint')
    .addColumn('taken_from', 'text')
    .addCheckConstraint('written_post_kind', sql`kind in ('post', 'story')`)
    .addCheckConstraint(
      'written_post_state',
      sql`state in ('draft', 'scheduled', 'published', 'unpublished')`,
    )
    .addCheckConstraint('written_post_time', sql`published_at is not null or state = 'draft'`)
    .execute();
  await database.schema
    .createIndex('written_post_state_time')
    .on('written_post')
    .columns(['state', 'published_at'])
    .execute();
  await database.schema
    .createTable('written_revision')
    .addColumn('post_id', 'text', (column) =>
      column.notNull().references('written_post.id').onDelete('cascade'),
    )
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addColumn('saved_by', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('written_revision_key', ['post_id', 'revision'])
    .execute();
}

async function createPictures(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('written_picture')
    .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('stored_object_id', 'text', (column) => column.notNull().references('stored_object.id'))
    .addColumn('width', 'bigint', (column) => column.notNull())
    .addColumn('height', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('written_picture_object')
    .on('written_picture')
    .column('stored_object_id')
    .execute();
  await database.schema
    .createTable('preview_picture')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('recipe', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .execute();
}
