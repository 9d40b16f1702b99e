import type { Database, DatabaseTransaction } from '../../platform/db/database.types.ts';
import type { SavedLookRow } from './looks.tables.ts';
import type { KeptLook, Look } from './looks.types.ts';

/** A look that is to be kept. */
interface LookToKeep {
  id: string;
  accountId: string;
  look: Look;
  now: number;
}

interface LooksStore {
  /** The newest first. */
  list(accountId: string, within?: DatabaseTransaction): Promise<KeptLook[]>;
  insert(transaction: DatabaseTransaction, looks: readonly LookToKeep[]): Promise<void>;
  /** @returns false when the account has no such look. */
  giveName(accountId: string, id: string, name: string): Promise<boolean>;
  remove(accountId: string, id: string): Promise<boolean>;
  forgetAll(transaction: DatabaseTransaction, accountId: string): Promise<void>;
}

export function createLooksStore({ reader, writer }: Database): LooksStore {
  return {
    async list(accountId, within) {
      const rows = await (within ?? reader)
        .selectFrom('saved_look')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(toKept);
    },
    async insert(transaction, looks) {
      const rows = looks.map(({ id, accountId, look: { name, options, shape }, now }) => ({
        id,
        account_id: accountId,
        name,
        choices: JSON.stringify({ options, shape }),
        created_at: now,
      }));
      await transaction.insertInto('saved_look').values(rows).execute();
    },
    async giveName(accountId, id, name) {
      const { numUpdatedRows } = await writer
        .updateTable('saved_look')
        .set({ name })
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async remove(accountId, id) {
      const { numDeletedRows } = await writer
        .deleteFrom('saved_look')
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async forgetAll(transaction, accountId) {
      await transaction.deleteFrom('saved_look').where('account_id', '=', accountId).execute();
    },
  };
}

function toKept({ id, name, choices, created_at }: SavedLookRow): KeptLook {
  const { options, shape }: Pick<Look, 'options' | 'shape'> = JSON.parse(choices);
  return {
    id,
    name,
    options,
    ...(shape && { shape }),
    createdAt: new Date(Number(created_at)).toISOString(),
  };
}
