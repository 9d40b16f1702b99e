import type { Kysely } from 'kysely';

export const name = '0033-job-leader';

/** Which server runs the jobs of the site, of several on one database. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('job_leader')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
}
