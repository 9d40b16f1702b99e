import type { DatabaseTransaction } from '../../platform/db/database.types.ts';
import type { AccountLock } from './account-lock.store.ts';
import { changeBalance, openBalance } from './balances.store.ts';
import { assertOpen } from './closed-accounts.store.ts';
import { addEntry, isKeyUsed } from './credit-entries.store.ts';
import { createInsufficientCreditsError } from './credits.errors.ts';
import { assertCredits, spendable } from './credits.rules.ts';
import type { Balance, CreditChange } from './credits.types.ts';

/** Changes of a balance that need no hold. Each happens once per idempotency key. */
export interface CreditChanges {
  /** @returns whether this call added the credits. */
  grant(transaction: DatabaseTransaction, change: CreditChange): Promise<boolean>;
  /** @returns how many credits this call took. */
  revoke(transaction: DatabaseTransaction, change: CreditChange): Promise<number>;
  /** @returns whether this call took the credits. @throws {AppError} 402 when there are too few. */
  charge(transaction: DatabaseTransaction, change: CreditChange): Promise<boolean>;
}

export function createCreditChanges(lock: AccountLock, newId: () => string): CreditChanges {
  const open = async (transaction: DatabaseTransaction, { accountId, balance, amount }: CreditChange) => {
    assertCredits(amount);
    // Opening the standard balance is the same lock.
    if (balance.kind !== 'standard') await lock.ofAccount(transaction, accountId);
    return await openBalance(transaction, accountId, balance);
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
      kind: change.balance.kind,
      utc_date: change.balance.utcDate,
      amount,
      balance_after: balance + amount,
      reason: change.reason,
      created_at: change.now,
    });
    if (isNew) await changeBalance(transaction, change.accountId, change.balance, amount);
    return isNew;
  };

  return {
    async grant(transaction, change) {
      const { balance } = await open(transaction, change);
      await assertOpen(transaction, change.accountId);
      return await apply(transaction, change, { balance, amount: change.amount });
    },
    async revoke(transaction, change) {
      const current = await open(transaction, change);
      const taken = Math.min(spendable(current), change.amount);
      if (taken === 0) return 0;
      const { balance } = current;
      return (await apply(transaction, change, { balance, amount: -taken })) ? taken : 0;
    },
    async charge(transaction, change) {
      const current = await open(transaction, change);
      if (spendable(current) < change.amount) return await refuse(transaction, change, current);
      return await apply(transaction, change, { balance: current.balance, amount: -change.amount });
    },
  };
}

/** A repeated charge is no new one, even when the balance has been emptied since. */
async function refuse(
  transaction: DatabaseTransaction,
  change: CreditChange,
  balance: Balance,
): Promise<false> {
  if (await isKeyUsed(transaction, change.idempotencyKey)) return false;
  throw createInsufficientCreditsError(change.balance.kind, {
    cost: change.amount,
    balance: spendable(balance),
  });
}
