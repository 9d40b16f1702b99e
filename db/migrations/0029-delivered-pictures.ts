import type { Kysely } from 'kysely';

export const name = '0029-delivered-pictures';

/** Which pictures left the site, by their bytes and by how they look. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('delivered_picture')
    .addColumn('digest', 'text', (column) => column.primaryKey().notNull())
    .addColumn('delivered_on', 'text', (column) => column.notNull())
    .addColumn('band_1', 'integer')
    .addColumn('band_2', 'integer')
    .addColumn('band_3', 'integer')
    .addColumn('band_4', 'integer')
    .execute();
  for (const column of ['delivered_on', 'band_1', 'band_2', 'band_3', 'band_4'])
    await database.schema
      .createIndex(`delivered_picture_${column}`)
      .on('delivered_picture')
      .column(column)
      .execute();
}
