import { type Kysely, sql } from 'kysely';

export const name = '0032-second-factor';

/** What better-auth's plugin for second factors keeps, by its names, and which sign-ins passed one. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('auth_user')
    .addColumn('twoFactorEnabled', 'boolean', (column) => column.notNull().defaultTo(sql`false`))
    .execute();
  await database.schema
    .alterTable('auth_session')
    .addColumn('secondFactor', 'boolean', (column) => column.notNull().defaultTo(sql`false`))
    .execute();
  await database.schema
    .createTable('auth_two_factor')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('userId', 'text', (column) =>
      column.notNull().unique().references('auth_user.id').onDelete('cascade'),
    )
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('backupCodes', 'text', (column) => column.notNull())
    .addColumn('verified', 'boolean', (column) => column.notNull())
    .addColumn('failedVerificationCount', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('lockedUntil', 'timestamptz')
    .execute();
}
