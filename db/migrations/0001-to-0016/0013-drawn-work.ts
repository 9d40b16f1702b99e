import type { Kysely } from 'kysely';

export const name = '0013-drawn-work';

/** How often an engine began to draw for a hold, and for which request: work counts whoever ends it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('hold')
    .addColumn('drawings', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await database.schema.alterTable('hold').addColumn('request_hash', 'text').execute();
}
