import type { Database } from '../../platform/db/database.types.ts';
import type { StoredMoment } from './accounts.tables.ts';

export interface LivingSession {
  userId: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export interface AccountsStore {
  /** Undefined when the sign-in was ended, by signing out or with its account. */
  findSession(sessionId: string): Promise<LivingSession | undefined>;
  /** Whether an account has this address; `email` in lower case. */
  hasAccount(email: string): Promise<boolean>;
  /** The account with an address, in lower case, and whether it is signed in to by password. */
  findSignInWay(email: string): Promise<{ accountId: string; hasPassword: boolean } | undefined>;
  /** Its owner has shown that mail to the account's address reaches them. */
  markVerified(accountId: string): Promise<void>;
  /** Forgets the links to a new password that wait in the mailbox of an account. */
  forgetResetLinks(accountId: string): Promise<void>;
  /** Forgets sign-ins and started sign-ins that ran out before `time`. */
  forgetBefore(time: number): Promise<void>;
}

export function createAccountsStore(database: Database): AccountsStore {
  return {
    async findSession(sessionId) {
      const row = await database.reader
        .selectFrom('auth_session')
        .select(['userId', 'expiresAt'])
        .where('id', '=', sessionId)
        .executeTakeFirst();
      return row && { userId: row.userId, expiresAt: toMilliseconds(row.expiresAt) };
    },
    async hasAccount(email) {
      const row = await database.reader
        .selectFrom('auth_user')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirst();
      return row !== undefined;
    },
    async findSignInWay(email) {
      const rows = await database.reader
        .selectFrom('auth_user')
        .leftJoin('auth_account', 'auth_account.userId', 'auth_user.id')
        .select(['auth_user.id', 'auth_account.providerId'])
        .where('auth_user.email', '=', email)
        .execute();
      const accountId = rows[0]?.id;
      if (accountId === undefined) return undefined;
      return { accountId, hasPassword: rows.some(({ providerId }) => providerId === 'credential') };
    },
    async markVerified(accountId) {
      await database.writer
        .updateTable('auth_user')
        .set({ emailVerified: database.kind === 'sqlite' ? 1 : true })
        .where('id', '=', accountId)
        .execute();
    },
    async forgetResetLinks(accountId) {
      // What such a link is worth is all that is stored with its account's id alone.
      await database.writer.deleteFrom('auth_verification').where('value', '=', accountId).execute();
    },
    async forgetBefore(time) {
      const moment = toStoredMoment(database, time);
      await database.writer.deleteFrom('auth_session').where('expiresAt', '<', moment).execute();
      await database.writer.deleteFrom('auth_verification').where('expiresAt', '<', moment).execute();
    },
  };
}

export function toMilliseconds(moment: StoredMoment): number {
  return new Date(moment).getTime();
}

/** SQLite compares moments as text: all of them are written in the one form that sorts like time. */
export function toStoredMoment(database: Database, time: number): StoredMoment {
  const moment = new Date(time);
  return database.kind === 'sqlite' ? moment.toISOString() : moment;
}
