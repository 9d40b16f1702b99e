import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import type { Role } from '../owner.rules.ts';
import type {} from '../owner.tables.ts';

export function createStaffStore({ reader, writer }: Database) {
  return {
    /** @param email in lower case. */
    async findRole(email: string): Promise<Role | undefined> {
      const row = await reader
        .selectFrom('staff')
        .select('role')
        .where('email', '=', email)
        .executeTakeFirst();
      return row?.role;
    },
    async put(transaction: DatabaseTransaction, staff: { email: string; role: Role; now: number }) {
      const { email, role, now } = staff;
      await transaction
        .insertInto('staff')
        .values({ email, role, added_at: now })
        .onConflict((conflict) => conflict.column('email').doUpdateSet({ role }))
        .execute();
    },
    /** @returns the role that they had. */
    async remove(transaction: DatabaseTransaction, email: string): Promise<Role | undefined> {
      const row = await transaction
        .deleteFrom('staff')
        .where('email', '=', email)
        .returning('role')
        .executeTakeFirst();
      return row?.role;
    },
    async findConfirmation(sessionId: string): Promise<number | null> {
      const row = await reader
        .selectFrom('staff_confirmation')
        .select('confirmed_at')
        .where('session_id', '=', sessionId)
        .executeTakeFirst();
      return row?.confirmed_at ?? null;
    },
    async noteConfirmation(sessionId: string, now: number): Promise<void> {
      await writer
        .insertInto('staff_confirmation')
        .values({ session_id: sessionId, confirmed_at: now })
        .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ confirmed_at: now }))
        .execute();
    },
  };
}
