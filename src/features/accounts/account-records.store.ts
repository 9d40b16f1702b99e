import type { Database, DatabaseTransaction } from '../../platform/db/database.types.ts';
import type { AccountRecord, SignInMethod } from './account-records.types.ts';
import { toMilliseconds } from './accounts.store.ts';
import type {} from './accounts.tables.ts';

/** What is kept of a person. */
export interface AccountRecordsStore {
  find(accountId: string): Promise<AccountRecord | undefined>;
  /** Undefined for an account without a password. */
  findPasswordHash(accountId: string): Promise<string | undefined>;
  /** When a sign-in began, in milliseconds since 1970; undefined when it was ended. */
  findSignInTime(sessionId: string): Promise<number | undefined>;
  /** Deletes the person, every sign-in and every way to sign in. @returns the address, or undefined when nobody was there. */
  remove(transaction: DatabaseTransaction, accountId: string): Promise<string | undefined>;
}

const METHODS: Readonly<Record<string, SignInMethod>> = { credential: 'password', firebase: 'firebase' };

export function createAccountRecordsStore({ reader }: Database): AccountRecordsStore {
  return {
    async find(accountId) {
      const user = await reader
        .selectFrom('auth_user')
        .select(['email', 'emailVerified', 'twoFactorEnabled', 'createdAt'])
        .where('id', '=', accountId)
        .executeTakeFirst();
      if (!user) return undefined;
      const ways = await reader
        .selectFrom('auth_account')
        .select('providerId')
        .where('userId', '=', accountId)
        .execute();
      return {
        email: user.email,
        emailVerified: Boolean(user.emailVerified),
        hasSecondFactor: Boolean(user.twoFactorEnabled),
        createdAt: toMilliseconds(user.createdAt),
        methods: ways.map(({ providerId }) => METHODS[providerId] ?? 'provider'),
      };
    },
    async findPasswordHash(accountId) {
      const row = await reader
        .selectFrom('auth_account')
        .select('password')
        .where('userId', '=', accountId)
        .where('providerId', '=', 'credential')
        .executeTakeFirst();
      return row?.password ?? undefined;
    },
    async findSignInTime(sessionId) {
      const row = await reader
        .selectFrom('auth_session')
        .select('createdAt')
        .where('id', '=', sessionId)
        .executeTakeFirst();
      return row && toMilliseconds(row.createdAt);
    },
    async remove(transaction, accountId) {
      // The person first: whoever redeems a link to a new password waits for the same row.
      const row = await transaction
        .deleteFrom('auth_user')
        .where('id', '=', accountId)
        .returning('email')
        .executeTakeFirst();
      await transaction.deleteFrom('auth_verification').where('value', '=', accountId).execute();
      return row?.email;
    },
  };
}
