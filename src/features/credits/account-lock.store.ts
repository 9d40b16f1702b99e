import type { Database, DatabaseTransaction } from '../../platform/db/database.types.ts';
import { openBalance } from './balances.store.ts';
import { STANDARD_BALANCE } from './credits.rules.ts';
import type {} from './credits.tables.ts';

/**
 * Lets one transaction at a time change an account's balances and holds. Every transaction of the
 * ledger takes this lock before any other, so that no two of them can wait for each other. SQLite
 * has a single writer, so there is nothing to lock.
 */
export interface AccountLock {
  /** Waits for whoever has the account; the lock ends with the transaction. */
  ofAccount(transaction: DatabaseTransaction, accountId: string): Promise<void>;
  /**
   * Locks the account that a hold belongs to, unless the transaction has locked one already: a
   * transaction of the ledger deals with one account.
   */
  ofHold(transaction: DatabaseTransaction, holdId: string): Promise<void>;
}

const NOTHING_TO_LOCK: AccountLock = { ofAccount: async () => {}, ofHold: async () => {} };

export function createAccountLock(kind: Database['kind']): AccountLock {
  if (kind === 'sqlite') return NOTHING_TO_LOCK;
  const locked = new WeakMap<DatabaseTransaction, Set<string>>();
  return {
    async ofAccount(transaction, accountId) {
      const accounts = locked.get(transaction) ?? new Set();
      if (accounts.has(accountId)) return;
      await openBalance(transaction, accountId, STANDARD_BALANCE);
      locked.set(transaction, accounts.add(accountId));
    },
    async ofHold(transaction, holdId) {
      if (!locked.has(transaction)) await lockStandardBalanceOfHold(transaction, holdId);
    },
  };
}

/** The same lock, without knowing the account. Opening the hold's run has made the balance. */
async function lockStandardBalanceOfHold(transaction: DatabaseTransaction, holdId: string): Promise<void> {
  await transaction
    .updateTable('purse')
    .set((row) => ({ held: row.ref('purse.held') }))
    .where('account_id', '=', (row) => row.selectFrom('hold').select('account_id').where('id', '=', holdId))
    .where('kind', '=', 'standard')
    .where('utc_date', '=', '')
    .execute();
}
