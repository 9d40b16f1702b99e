import { sql } from 'kysely';
import { beginsAlike, beginsWith, textInBytes } from '../../../platform/db/begins-with.ts';
import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import type { TimeSpan } from '../../../shared/clock.ts';
import { toMilliseconds, toStoredMoment } from '../accounts.store.ts';
import type {} from '../accounts.tables.ts';
import type { FoundAccount, SignIn, Suspension } from './account-oversight.types.ts';

export function createAccountOversightStore(database: Database) {
  const { kind, reader } = database;
  const users = () =>
    reader
      .selectFrom('auth_user')
      .leftJoin('suspended_account', 'suspended_account.account_id', 'auth_user.id')
      .select(['id', 'name', 'email', 'emailVerified', 'createdAt', 'suspended_at']);
  type UserRow = Awaited<ReturnType<ReturnType<typeof users>['execute']>>[number];
  const toFound = ({ emailVerified, createdAt, suspended_at, ...row }: UserRow): FoundAccount => ({
    ...row,
    emailVerified: Boolean(emailVerified),
    createdAt: toMilliseconds(createdAt),
    isSuspended: suspended_at !== null,
  });
  return {
    async findSignIn(sessionId: string): Promise<SignIn | undefined> {
      const row = await reader
        .selectFrom('auth_session')
        .innerJoin('auth_user', 'auth_user.id', 'auth_session.userId')
        .select(['auth_user.id', 'email', 'emailVerified', 'auth_session.createdAt'])
        .where('auth_session.id', '=', sessionId)
        .executeTakeFirst();
      if (!row) return undefined;
      const { id, email, emailVerified, createdAt } = row;
      return {
        accountId: id,
        email,
        emailVerified: Boolean(emailVerified),
        begunAt: toMilliseconds(createdAt),
      };
    },
    async search(beginning: string, limit: number): Promise<FoundAccount[]> {
      const email = sql.ref<string>('email');
      // One statement each: an `or` over them would be answered by no index.
      const found = await Promise.all([
        users()
          .where(beginsWith(kind, email, beginning.toLowerCase()))
          .orderBy(textInBytes(kind, email))
          .limit(limit)
          .execute(),
        users()
          .where(beginsAlike(kind, sql.ref('name'), beginning))
          .limit(limit)
          .execute(),
        users()
          .where(beginsWith(kind, sql.ref('id'), beginning.toLowerCase()))
          .limit(limit)
          .execute(),
      ]);
      return found.flat().map(toFound);
    },
    async list(ids: readonly string[]): Promise<FoundAccount[]> {
      if (ids.length === 0) return [];
      return (await users().where('id', 'in', ids).execute()).map(toFound);
    },
    async countSignUps({ from, before }: TimeSpan): Promise<number> {
      const { count } = await reader
        .selectFrom('auth_user')
        .select((row) => row.fn.countAll<number | string>().as('count'))
        .where('createdAt', '>=', toStoredMoment(database, from))
        .where('createdAt', '<', toStoredMoment(database, before))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async findFirstSignUp(): Promise<number | undefined> {
      const row = await reader
        .selectFrom('auth_user')
        .select('createdAt')
        .orderBy('createdAt')
        .limit(1)
        .executeTakeFirst();
      return row && toMilliseconds(row.createdAt);
    },
    async findExactly(emailOrId: string): Promise<FoundAccount | undefined> {
      const wanted = emailOrId.trim().toLowerCase();
      const column = wanted.includes('@') ? 'email' : 'id';
      const row = await users().where(column, '=', wanted).executeTakeFirst();
      return row && toFound(row);
    },
    async countSignIns(accountId: string): Promise<number> {
      const { count } = await reader
        .selectFrom('auth_session')
        .select((row) => row.fn.countAll<number | string>().as('count'))
        .where('userId', '=', accountId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async findSuspension(accountId: string): Promise<Suspension | null> {
      const row = await reader
        .selectFrom('suspended_account')
        .select(['suspended_at', 'reason'])
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return row ? { since: row.suspended_at, reason: row.reason } : null;
    },
    /** @returns how many there were. */
    async endSignIns(transaction: DatabaseTransaction, accountId: string): Promise<number> {
      const { numDeletedRows } = await transaction
        .deleteFrom('auth_session')
        .where('userId', '=', accountId)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
    /** @returns false when it was suspended already. */
    async suspend(
      transaction: DatabaseTransaction,
      { accountId, reason, now }: { accountId: string; reason: string; now: number },
    ): Promise<boolean> {
      const added = await transaction
        .insertInto('suspended_account')
        .values({ account_id: accountId, suspended_at: now, reason })
        .onConflict((conflict) => conflict.column('account_id').doNothing())
        .returning('account_id')
        .executeTakeFirst();
      return added !== undefined;
    },
    /** @returns why it was suspended; undefined when it was not. */
    async lift(transaction: DatabaseTransaction, accountId: string): Promise<string | undefined> {
      const row = await transaction
        .deleteFrom('suspended_account')
        .where('account_id', '=', accountId)
        .returning('reason')
        .executeTakeFirst();
      return row?.reason;
    },
    async confirmEmail(transaction: DatabaseTransaction, email: string): Promise<boolean> {
      const { numUpdatedRows } = await transaction
        .updateTable('auth_user')
        .set({ emailVerified: kind === 'sqlite' ? 1 : true })
        .where('email', '=', email)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
