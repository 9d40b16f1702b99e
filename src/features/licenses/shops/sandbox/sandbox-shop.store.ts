import type { Database, DatabaseTransaction } from '../../../../platform/db/database.types.ts';
import type { SandboxLicenseRow } from './sandbox-shop.tables.ts';

export interface SandboxShopStore {
  insert(transaction: DatabaseTransaction, row: SandboxLicenseRow): Promise<void>;
  find(keyHash: string): Promise<SandboxLicenseRow | undefined>;
  /** @returns false when there is no such license. */
  markRefunded(transaction: DatabaseTransaction, keyHash: string): Promise<boolean>;
}

export function createSandboxShopStore(database: Database): SandboxShopStore {
  return {
    async insert(transaction, row) {
      await transaction.insertInto('sandbox_license').values(row).execute();
    },
    find: (keyHash) =>
      database.reader
        .selectFrom('sandbox_license')
        .selectAll()
        .where('key_hash', '=', keyHash)
        .executeTakeFirst(),
    async markRefunded(transaction, keyHash) {
      const result = await transaction
        .updateTable('sandbox_license')
        .set({ refunded: 1 })
        .where('key_hash', '=', keyHash)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },
  };
}
