import type { Database, DatabaseTransaction } from '../../platform/db/database.types.ts';
import { digestOf } from '../../platform/hash-of.ts';
import type { ApiKeyRow } from './api-keys.tables.ts';
import type { ApiKey } from './api-keys.types.ts';

interface ApiKeysStore {
  /** The newest first. */
  list(accountId: string, within?: DatabaseTransaction): Promise<ApiKey[]>;
  /** Whether it works or not. */
  findByToken(token: string): Promise<ApiKey | undefined>;
  insert(transaction: DatabaseTransaction, key: ApiKey, token: string): Promise<void>;
  /** Once revoked, it stays so. @returns false when the account has no such key. */
  revoke(
    transaction: DatabaseTransaction,
    key: { accountId: string; id: string; now: number },
  ): Promise<boolean>;
  /** @returns how many worked. */
  revokeAll(transaction: DatabaseTransaction, accountId: string, now: number): Promise<number>;
  /** Forgets keys that worked last before `endedBefore`, and what they did. */
  forgetEnded(transaction: DatabaseTransaction, accountId: string, endedBefore: number): Promise<void>;
  forgetAll(transaction: DatabaseTransaction, accountId: string): Promise<void>;
}

export function createApiKeysStore({ reader }: Database): ApiKeysStore {
  return {
    async list(accountId, within) {
      const rows = await (within ?? reader)
        .selectFrom('api_key')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(toKey);
    },
    async findByToken(token) {
      const row = await reader
        .selectFrom('api_key')
        .selectAll()
        .where('hash', '=', hashToken(token))
        .executeTakeFirst();
      return row && toKey(row);
    },
    async insert(transaction, key, token) {
      await transaction
        .insertInto('api_key')
        .values({
          id: key.id,
          account_id: key.accountId,
          name: key.name,
          hash: hashToken(token),
          hint: key.hint,
          scopes: JSON.stringify(key.scopes),
          addresses: JSON.stringify(key.addresses),
          daily_cap: key.dailyCap,
          any_plan: key.anyPlan ? 1 : 0,
          created_at: key.createdAt,
          expires_at: key.expiresAt,
          last_used_at: null,
          revoked_at: null,
        })
        .execute();
    },
    async revoke(transaction, { accountId, id, now }) {
      const { numUpdatedRows } = await transaction
        .updateTable('api_key')
        .set((row) => ({ revoked_at: row.fn.coalesce('revoked_at', row.val(now)) }))
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async revokeAll(transaction, accountId, now) {
      const { numUpdatedRows } = await transaction
        .updateTable('api_key')
        .set({ revoked_at: now })
        .where('account_id', '=', accountId)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
    async forgetEnded(transaction, accountId, endedBefore) {
      await transaction
        .deleteFrom('api_key')
        .where('account_id', '=', accountId)
        .where((row) => row.or([row('revoked_at', '<', endedBefore), row('expires_at', '<', endedBefore)]))
        .execute();
    },
    async forgetAll(transaction, accountId) {
      await transaction.deleteFrom('api_key').where('account_id', '=', accountId).execute();
    },
  };
}

/** 256 random bits need no slow hash. */
const hashToken = (token: string) => digestOf(token);

function toKey(row: ApiKeyRow): ApiKey {
  return {
    id: row.id,
    accountId: row.account_id,
    name: row.name,
    hint: row.hint,
    scopes: JSON.parse(row.scopes),
    addresses: JSON.parse(row.addresses),
    dailyCap: row.daily_cap,
    anyPlan: row.any_plan === 1,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
  };
}
