import { sql } from 'kysely';
import { beginsAlike } from '../../platform/db/begins-with.ts';
import type { Database, DatabaseTransaction } from '../../platform/db/database.types.ts';
import type { TimeSpan } from '../../shared/clock.ts';
import { listHistory } from './licenses.store.ts';
import type { LicenseActivity, StatedLicense } from './licenses.types.ts';
import type {} from './shops/sandbox/sandbox-shop.tables.ts';

/** What an account's owner may read of the purchases, and what stays of them without an owner. */
interface LicenseRecords {
  statement(accountId: string): Promise<StatedLicense[]>;
  /** Accounts with a license whose key begins so, for whoever runs the site. */
  findAccountsByKey(beginning: string, limit: number): Promise<string[]>;
  forgetAccount(transaction: DatabaseTransaction, accountId: string): Promise<void>;
  /** What was activated and taken back, by shop and plan. */
  countActivity(span: TimeSpan): Promise<LicenseActivity>;
}

export function createLicenseRecords(database: Database): LicenseRecords {
  const { kind, reader } = database;
  const countBy = async (moment: 'activated_at' | 'revoked_at', { from, before }: TimeSpan) => {
    const rows = await reader
      .selectFrom('license')
      .select((row) => ['shop', 'plan_id as planId', row.fn.countAll<number | string>().as('count')])
      .where(moment, '>=', from)
      .where(moment, '<', before)
      .groupBy(['shop', 'plan_id'])
      .execute();
    return rows.map((row) => ({ ...row, count: Number(row.count) }));
  };
  return {
    async countActivity(span) {
      const [activated, revoked] = await Promise.all([
        countBy('activated_at', span),
        countBy('revoked_at', span),
      ]);
      return { activated, revoked };
    },
    async findAccountsByKey(beginning, limit) {
      const rows = await reader
        .selectFrom('license')
        .select('account_id')
        .where(beginsAlike(kind, sql.ref('license_key'), beginning))
        .limit(limit)
        .execute();
      return rows.map(({ account_id }) => account_id);
    },
    statement: (accountId) => listHistory(database, accountId),
    async forgetAccount(transaction, accountId) {
      await forgetReferences(transaction, accountId);
      await forgetSandboxBuyer(transaction, accountId);
      await transaction.deleteFrom('license_code').where('account_id', '=', accountId).execute();
      await transaction
        .updateTable('license')
        .set({ license_key: '', purchase_email: '', next_check_at: null, noticed_at: null })
        .where('account_id', '=', accountId)
        .execute();
    },
  };
}

/** Numbers of orders name a person at the shop. A refund has nothing left to take from this account. */
async function forgetReferences(transaction: DatabaseTransaction, accountId: string): Promise<void> {
  await transaction
    .deleteFrom('license_reference')
    .where('license_id', 'in', (query) =>
      query.selectFrom('license').select('id').where('account_id', '=', accountId),
    )
    .execute();
}

/** Our own shop knows its buyers by their addresses, too. */
async function forgetSandboxBuyer(transaction: DatabaseTransaction, accountId: string): Promise<void> {
  await transaction
    .updateTable('sandbox_license')
    .set({ email: '' })
    .where('key_hash', 'in', (query) =>
      query
        .selectFrom('license')
        .select('key_hash')
        .where('account_id', '=', accountId)
        .where('shop', '=', 'sandbox'),
    )
    .execute();
}
