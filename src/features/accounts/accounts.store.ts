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
