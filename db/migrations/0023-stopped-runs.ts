import type { Kysely } from 'kysely';

export const name = '0023-stopped-runs';

/** Runs that were stopped before their first request was let in: that request must not open them any more. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('stopped_run')
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('run_id', 'text', (column) => column.notNull())
    .addColumn('stopped_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('stopped_run_pk', ['account_id', 'run_id'])
    .execute();
  await database.schema
    .createIndex('stopped_run_by_time')
    .on('stopped_run')
    .columns(['stopped_at'])
    .execute();
}
