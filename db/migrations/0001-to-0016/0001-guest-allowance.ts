import { type Kysely, sql } from 'kysely';

export const name = '0001-guest-allowance';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('guest_allowance')
    .addColumn('utc_date', 'text', (column) => column.notNull())
    .addColumn('visitor', 'text', (column) => column.notNull())
    .addColumn('used', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('guest_allowance_key', ['utc_date', 'visitor'])
    .addCheckConstraint('guest_allowance_not_negative', sql`used >= 0`)
    .execute();
}
