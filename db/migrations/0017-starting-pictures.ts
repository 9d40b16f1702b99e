import { type Kysely, sql } from 'kysely';

export const name = '0017-starting-pictures';

/** The picture that an image began with: of the hold while it is delivered, then of the image in the gallery. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ['hold', 'gallery_image']) {
    await database.schema
      .alterTable(table)
      .addColumn('starting_object_id', 'text', (column) => column.references('stored_object.id'))
      .execute();
    await database.schema
      .createIndex(`${table}_starting_object`)
      .on(table)
      .columns(['starting_object_id'])
      .where(sql<boolean>`starting_object_id is not null`)
      .execute();
  }
}
