import type { DatabaseTransaction } from '../../platform/db/database.types.ts';
import type { AccountLock } from './account-lock.store.ts';
import { assertOpen } from './closed-accounts.store.ts';
import { addEntry, isKeyUsed } from './credit-entries.store.ts';
import { createInsufficientCreditsError } from './credits.errors.ts';
import { assertCredits, spendable } from './credits.rules.ts';
import type { CreditChange, Purse } from './credits.types.ts';
import { changeBalance, openPurse } from './purses.store.ts';

/** Changes of a purse that need no hold. Each happens once per idempotency key. */
export interface CreditChanges {
  /** @returns whether this call added the credits. */
  grant(transaction: DatabaseTransaction, change: CreditChange): Promise<boolean>;
  /** @returns how many credits this call took. */
  revoke(transaction: DatabaseTransaction, change: CreditChange): Promise<number>;
  /** @returns whether this call took the credits. @throws {AppError} 402 when there are too few. */
  charge(transaction: DatabaseTransaction, change: CreditChange): Promise<boolean>;
}

export function createCreditChanges(lock: AccountLock, newId: () => string): CreditChanges {
  const open = async (transaction: DatabaseTransaction, { accountId, purse, amount }: CreditChange) => {
    assertCredits(amount);
    // Opening the standard purse is the same lock.
    if (purse.kind !== 'standard') await lock.ofAccount(transaction, accountId);
    return await openPurse(transaction, accountId, purse);
  };

  /** @param amount below 0 takes. */
  const apply = async (
    transaction: DatabaseTransaction,
    change: CreditChange,
    { balance, amount }: { balance: number; amount: number },
  ): Promise<boolean> => {
    const isNew = await addEntry(transaction, {
      id: newId(),
      idempotency_key: change.idempotencyKey,
      account_id: change.accountId,
      kind: change.purse.kind,
      utc_date: change.purse.utcDate,
      amount,
      balance_after: balance + amount,
      reason: change.reason,
      created_at: change.now,
    });
    if (isNew) await changeBalance(transaction, change.accountId, change.purse, amount);
    return isNew;
  };

  return {
    async grant(transaction, change) {
      const { balance } = await open(transaction, change);
      await assertOpen(transaction, change.accountId);
      return await apply(transaction, change, { balance, amount: change.amount });
    },
    async revoke(transaction, change) {
      const purse = await open(transaction, change);
      const taken = Math.min(spendable(purse), change.amount);
      if (taken === 0) return 0;
      const { balance } = purse;
      return (await apply(transaction, change, { balance, amount: -taken })) ? taken : 0;
    },
    async charge(transaction, change) {
      const purse = await open(transaction, change);
      if (spendable(purse) < change.amount) return await refuse(transaction, change, purse);
      return await apply(transaction, change, { balance: purse.balance, amount: -change.amount });
    },
  };
}

/** A repeated charge is no new one, even when the purse has been emptied since. */
async function refuse(transaction: DatabaseTransaction, change: CreditChange, purse: Purse): Promise<false> {
  if (await isKeyUsed(transaction, change.idempotencyKey)) return false;
  throw createInsufficientCreditsError(change.purse.kind, {
    cost: change.amount,
    balance: spendable(purse),
  });
}
