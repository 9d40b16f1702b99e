import type { Kysely } from 'kysely';

export const name = '0010-closed-accounts';

/** Accounts that their owners deleted: what is left of one is its number in the books. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('closed_account')
    .addColumn('account_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('closed_at', 'bigint', (column) => column.notNull())
    .addColumn('files_gone_at', 'bigint')
    .execute();
  await database.schema
    .createIndex('closed_account_files')
    .on('closed_account')
    .columns(['files_gone_at', 'closed_at'])
    .execute();
}
