import type { Database } from '../../platform/db/database.types.ts';
import type { StoredMoment } from './accounts.tables.ts';

interface LivingSession {
  userId: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

interface SignInWay {
  accountId: string;
  hasPassword: boolean;
  /** Whether its owner has shown that mail reaches them at the address. */
  emailVerified: boolean;
}

export interface AccountsStore {
  /**
   * Undefined when the sign-in was ended, by signing out or with its account, while that is suspended, and where the
   * account has a second factor that this sign-in never passed.
   */
  findSession(sessionId: string): Promise<LivingSession | undefined>;
  /** Whether whoever runs the site keeps the account out. */
  isSuspended(accountId: string): Promise<boolean>;
  /** Whether an account has this address; `email` in lower case. */
  hasAccount(email: string): Promise<boolean>;
  /** The account with an address, in lower case. */
  findSignInWay(email: string): Promise<SignInWay | undefined>;
  /** As it is stored, by an address in lower case; undefined without an account or without a password. */
  findPasswordHash(email: string): Promise<string | undefined>;
  /** Forgets sign-ins and started sign-ins that ran out before `time`. */
  forgetBefore(time: number): Promise<void>;
}

export function createAccountsStore(database: Database): AccountsStore {
  return {
    async findSession(sessionId) {
      const row = await database.reader
        .selectFrom('auth_session')
        .innerJoin('auth_user', 'auth_user.id', 'auth_session.userId')
        .select(['userId', 'expiresAt'])
        .where('auth_session.id', '=', sessionId)
        .where(({ or, not, ref }) =>
          or([ref('auth_session.secondFactor'), not(ref('auth_user.twoFactorEnabled'))]),
        )
        // One that began while its account was being suspended outlived the others.
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('suspended_account')
                .select('account_id')
                .whereRef('suspended_account.account_id', '=', 'auth_session.userId'),
            ),
          ),
        )
        .executeTakeFirst();
      return row && { userId: row.userId, expiresAt: toMilliseconds(row.expiresAt) };
    },
    async isSuspended(accountId) {
      const row = await database.reader
        .selectFrom('suspended_account')
        .select('account_id')
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row !== undefined;
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
        .select(['auth_user.id', 'auth_user.emailVerified', 'auth_account.providerId'])
        .where('auth_user.email', '=', email)
        .execute();
      const [user] = rows;
      if (!user) return undefined;
      return {
        accountId: user.id,
        hasPassword: rows.some(({ providerId }) => providerId === 'credential'),
        emailVerified: Boolean(user.emailVerified),
      };
    },
    async findPasswordHash(email) {
      const row = await database.reader
        .selectFrom('auth_user')
        .innerJoin('auth_account', 'auth_account.userId', 'auth_user.id')
        .select('auth_account.password')
        .where('auth_user.email', '=', email)
        .where('auth_account.providerId', '=', 'credential')
        .executeTakeFirst();
      return row?.password ?? undefined;
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
