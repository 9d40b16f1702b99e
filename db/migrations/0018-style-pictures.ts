import type { Kysely } from 'kysely';

export const name = '0018-style-pictures';

/** Small copies of pictures that a kept style was learned from; they go with it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('learned_style_picture')
    .addColumn('style_id', 'text', (column) =>
      column.notNull().references('learned_style.id').onDelete('cascade'),
    )
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('stored_object_id', 'text', (column) => column.notNull().references('stored_object.id'))
    .addPrimaryKeyConstraint('learned_style_picture_place', ['style_id', 'place'])
    .execute();
  // Whoever deletes an object asks who refers to it.
  await database.schema
    .createIndex('learned_style_picture_object')
    .on('learned_style_picture')
    .columns(['stored_object_id'])
    .execute();
}
