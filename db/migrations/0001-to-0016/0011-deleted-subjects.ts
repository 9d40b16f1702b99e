import type { Kysely } from 'kysely';

export const name = '0011-deleted-subjects';

/** Whom a token of another service may not bring back for a while: a mark of the person, and the moment. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('deleted_subject')
    .addColumn('mark', 'text', (column) => column.primaryKey().notNull())
    .addColumn('deleted_at', 'bigint', (column) => column.notNull())
    .execute();
}
