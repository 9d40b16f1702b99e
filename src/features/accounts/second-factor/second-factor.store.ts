import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import { toMilliseconds } from '../accounts.store.ts';
import type {} from '../accounts.tables.ts';

export function createSecondFactorStore(database: Database) {
  const { kind, reader } = database;
  const no = kind === 'sqlite' ? 0 : false;
  return {
    /** Whose sign-in waits for a code, by the name that its cookie has. */
    async findWaiting(identifier: string, now: number): Promise<{ id: string; email: string } | undefined> {
      const row = await reader
        .selectFrom('auth_verification')
        .innerJoin('auth_user', 'auth_user.id', 'auth_verification.value')
        .select(['auth_user.id', 'auth_user.email', 'auth_verification.expiresAt'])
        .where('identifier', '=', identifier)
        .executeTakeFirst();
      return row && toMilliseconds(row.expiresAt) > now ? { id: row.id, email: row.email } : undefined;
    },
    async isOn(accountId: string): Promise<boolean> {
      const row = await reader
        .selectFrom('auth_user')
        .select('twoFactorEnabled')
        .where('id', '=', accountId)
        .executeTakeFirst();
      return Boolean(row?.twoFactorEnabled);
    },
    /** Ends the sign-ins that never passed a code. */
    async endSignInsWithout(transaction: DatabaseTransaction, accountId: string): Promise<void> {
      await transaction
        .deleteFrom('auth_session')
        .where('userId', '=', accountId)
        .where('secondFactor', '=', no)
        .execute();
    },
    /**
     * Forgets the factor, and that sign-ins passed it: the next one is another.
     * @returns whether it was on.
     */
    async forget(transaction: DatabaseTransaction, accountId: string): Promise<boolean> {
      const { numDeletedRows } = await transaction
        .deleteFrom('auth_two_factor')
        .where('userId', '=', accountId)
        .where('verified', '!=', no)
        .executeTakeFirst();
      await transaction
        .updateTable('auth_user')
        .set({ twoFactorEnabled: no })
        .where('id', '=', accountId)
        .execute();
      await transaction
        .updateTable('auth_session')
        .set({ secondFactor: no })
        .where('userId', '=', accountId)
        .execute();
      return numDeletedRows > 0n;
    },
  };
}

export type SecondFactorStore = ReturnType<typeof createSecondFactorStore>;
