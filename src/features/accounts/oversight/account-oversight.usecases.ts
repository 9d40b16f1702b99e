import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import type { TimeSpan } from '../../../shared/clock.ts';
import { createSecondFactorStore } from '../second-factor/second-factor.store.ts';
import { createAccountOversightStore } from './account-oversight.store.ts';
import type { FoundAccount, SignIn, Suspension } from './account-oversight.types.ts';

/** What whoever runs the site may see and do of everybody's accounts. Who that is, others decide. */
export interface AccountOversight {
  /** Undefined for one that was ended, and for whoever comes by Firebase. */
  findSignIn(sessionId: string): Promise<SignIn | undefined>;
  /** Those whose email, name or id begins so, each once, by email first. */
  search(beginning: string, limit: number): Promise<FoundAccount[]>;
  /** Those of them that are there, in no order. */
  list(ids: readonly string[]): Promise<FoundAccount[]>;
  /** The one whose address or id this is, in full. */
  findExactly(emailOrId: string): Promise<FoundAccount | undefined>;
  countSignUps(span: TimeSpan): Promise<number>;
  /** When the first of today's accounts was made; undefined while there is none. */
  findFirstSignUp(): Promise<number | undefined>;
  countSignIns(accountId: string): Promise<number>;
  /** Null while it is not suspended. */
  findSuspension(accountId: string): Promise<Suspension | null>;
  /** Signs an account out everywhere. @returns how many sign-ins it had. */
  endSignIns(transaction: DatabaseTransaction, accountId: string): Promise<number>;
  /**
   * Keeps an account out until it is lifted: its sign-ins end and new ones are refused.
   * @returns how many sign-ins it had; undefined when it was suspended already.
   */
  suspend(
    transaction: DatabaseTransaction,
    order: { accountId: string; reason: string; now: number },
  ): Promise<number | undefined>;
  /**
   * Turns the second factor off and signs the account out everywhere.
   * @returns how many sign-ins it had; undefined where it was off.
   */
  endSecondFactor(transaction: DatabaseTransaction, accountId: string): Promise<number | undefined>;
  hasSecondFactor(accountId: string): Promise<boolean>;
  /** For an owner who knows whose account it is. @param email in lower case. @returns whether there is one. */
  confirmEmail(transaction: DatabaseTransaction, email: string): Promise<boolean>;
  /** @returns why it was suspended; undefined when it was not. */
  lift(transaction: DatabaseTransaction, accountId: string): Promise<string | undefined>;
}

export function createAccountOversight(database: Database): AccountOversight {
  const store = createAccountOversightStore(database);
  const secondFactors = createSecondFactorStore(database);
  return {
    ...store,
    async search(beginning, limit) {
      const found = await store.search(beginning, limit);
      return [...new Map(found.map((account) => [account.id, account])).values()].slice(0, limit);
    },
    hasSecondFactor: secondFactors.isOn,
    async endSecondFactor(transaction, accountId) {
      if (!(await secondFactors.forget(transaction, accountId))) return undefined;
      return await store.endSignIns(transaction, accountId);
    },
    async suspend(transaction, order) {
      if (!(await store.suspend(transaction, order))) return undefined;
      return await store.endSignIns(transaction, order.accountId);
    },
  };
}
