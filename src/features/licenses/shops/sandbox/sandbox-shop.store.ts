import type { Database } from '../../../../platform/db/database.types.ts';
import type { SandboxLicenseRow } from './sandbox-shop.tables.ts';

export interface SandboxShopStore {
  insert(row: SandboxLicenseRow): Promise<void>;
  find(keyHash: string): Promise<SandboxLicenseRow | undefined>;
  /** @returns false when there is no such license. */
  markRefunded(keyHash: string): Promise<boolean>;
}

export function createSandboxShopStore(database: Database): SandboxShopStore {
  return {
    async insert(row) {
      await database.writer.insertInto('sandbox_license').values(row).execute();
    },
    find: (keyHash) =>
      database.reader
        .selectFrom('sandbox_license')
        .selectAll()
        .where('key_hash', '=', keyHash)
        .executeTakeFirst(),
    async markRefunded(keyHash) {
      const result = await database.writer
        .updateTable('sandbox_license')
        .set({ refunded: 1 })
        .where('key_hash', '=', keyHash)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },
  };
}
