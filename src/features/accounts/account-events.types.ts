import type { DatabaseTransaction } from '../../platform/db/database.types.ts';

/** What happens to an account that its owner may want to know of. */
export const ACCOUNT_EVENT_KINDS = [
  'account.sign-in',
  'account.wrong-passwords',
  'account.wrong-codes',
  'account.backup-code',
  'account.second-factor-on',
  'account.second-factor-off',
  'account.backup-codes-renewed',
  'account.email-confirmed',
  'account.password-changed',
  'account.key-made',
  'account.key-revoked',
  'account.export',
  'account.delete',
] as const;

export type AccountEventKind = (typeof ACCOUNT_EVENT_KINDS)[number];

/** Writes such things down: whose, what and when, and nothing else of anybody. */
export interface AccountEvents {
  /** In the transaction of what it tells of. */
  write(transaction: DatabaseTransaction, kind: AccountEventKind, accountId: string): Promise<void>;
  /** By itself; of what happens very often the first lines of an hour are enough. */
  note(kind: AccountEventKind, accountId: string): Promise<void>;
}

/** For a site, or a test, that keeps no such lines. */
export const NO_ACCOUNT_EVENTS: AccountEvents = { write: async () => {}, note: async () => {} };
