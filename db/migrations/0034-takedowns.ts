import { type Kysely, sql } from 'kysely';

export const name = '0034-takedowns';

/** What was taken down as a thing of its own: why, what its account answers, and what came of it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('share_takedown')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('share_id', 'text', (column) => column.notNull().references('share.id'))
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('image_id', 'text')
    .addColumn('collection_id', 'text')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('answered_at', 'bigint')
    .addColumn('kept_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addCheckConstraint('share_takedown_of_one_thing', sql`(image_id is null) <> (collection_id is null)`)
    .execute();
  for (const subject of ['image_id', 'collection_id']) {
    await database.schema
      .createIndex(`share_takedown_of_${subject}`)
      .on('share_takedown')
      .column(subject)
      .unique()
      .where(sql<boolean>`ended_at is null`)
      .execute();
  }
  await database.schema
    .createIndex('share_takedown_account')
    .on('share_takedown')
    .columns(['account_id', 'created_at', 'id'])
    .execute();
  await database.schema.createIndex('share_takedown_share').on('share_takedown').column('share_id').execute();
  await database.schema
    .createIndex('share_takedown_answered')
    .on('share_takedown')
    .columns(['answered_at', 'id'])
    .where(sql<boolean>`answered_at is not null and kept_at is null and ended_at is null`)
    .execute();
  await database.schema.alterTable('share').addColumn('takedown_id', 'text').execute();
  await database.schema
    .createIndex('share_takedown_id')
    .on('share')
    .column('takedown_id')
    .where(sql<boolean>`takedown_id is not null`)
    .execute();
  await nameEarlierOnes(database);
}

/** Of each thing that is down there is one, for no reason that was kept. */
async function nameEarlierOnes(database: Kysely<unknown>): Promise<void> {
  await sql`
    insert into share_takedown (id, share_id, account_id, image_id, collection_id, reason, created_at)
    select min(id), min(id), account_id, image_id, collection_id, '', min(taken_down_at)
    from share where taken_down_at is not null group by account_id, image_id, collection_id`.execute(
    database,
  );
  await sql`
    update share set takedown_id = (
      select id from share_takedown
      where share_takedown.image_id = share.image_id or share_takedown.collection_id = share.collection_id
    ) where taken_down_at is not null`.execute(database);
}
