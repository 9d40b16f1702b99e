import type { Kysely } from 'kysely';

export const name = '0009-attempts';

/** Counted attempts of servers that share a database; rate-limiter-flexible names the columns. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('attempt')
    .addColumn('key', 'text', (column) => column.notNull().primaryKey())
    .addColumn('points', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute();
  await database.schema.createIndex('attempt_expire').on('attempt').column('expire').execute();
}
