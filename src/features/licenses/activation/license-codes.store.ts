import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import type { LicenseCodeRow } from './license-codes.tables.ts';

/** Which purchase somebody wants to activate. */
export interface CodeSubject {
  accountId: string;
  shop: string;
  keyHash: string;
}

export interface StoredCode {
  codeHash: string;
  triesLeft: number;
  sentAt: number;
  expiresAt: number;
}

export interface LicenseCodeStore {
  find(transaction: DatabaseTransaction, subject: CodeSubject): Promise<StoredCode | undefined>;
  /** Puts a new code in the place of the one before it. */
  put(transaction: DatabaseTransaction, subject: CodeSubject, code: StoredCode): Promise<void>;
  /**
   * Takes one try off a code that still counts, before it is compared: tries of the same moment
   * cannot be more than there are.
   */
  takeTry(subject: CodeSubject, now: number): Promise<StoredCode | undefined>;
  /** @returns false when the code was used or replaced meanwhile. */
  use(transaction: DatabaseTransaction, subject: CodeSubject, codeHash: string): Promise<boolean>;
  forgetBefore(time: number): Promise<void>;
}

export function createLicenseCodeStore(database: Database): LicenseCodeStore {
  return {
    async find(transaction, { accountId, shop, keyHash }) {
      const row = await transaction
        .selectFrom('license_code')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('shop', '=', shop)
        .where('key_hash', '=', keyHash)
        .executeTakeFirst();
      return row && toCode(row);
    },
    async put(transaction, { accountId, shop, keyHash }, { codeHash, triesLeft, sentAt, expiresAt }) {
      const code = {
        code_hash: codeHash,
        tries_left: triesLeft,
        sent_at: sentAt,
        expires_at: expiresAt,
      };
      await transaction
        .insertInto('license_code')
        .values({ account_id: accountId, shop, key_hash: keyHash, ...code })
        .onConflict((conflict) => conflict.columns(['account_id', 'shop', 'key_hash']).doUpdateSet(code))
        .execute();
    },
    async takeTry({ accountId, shop, keyHash }, now) {
      const row = await database.writer
        .updateTable('license_code')
        .set((code) => ({ tries_left: code('tries_left', '-', 1) }))
        .where('account_id', '=', accountId)
        .where('shop', '=', shop)
        .where('key_hash', '=', keyHash)
        .where('tries_left', '>', 0)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst();
      return row && toCode(row);
    },
    async use(transaction, { accountId, shop, keyHash }, codeHash) {
      const row = await transaction
        .deleteFrom('license_code')
        .where('account_id', '=', accountId)
        .where('shop', '=', shop)
        .where('key_hash', '=', keyHash)
        .where('code_hash', '=', codeHash)
        .returning('account_id')
        .executeTakeFirst();
      return row !== undefined;
    },
    async forgetBefore(time) {
      await database.writer.deleteFrom('license_code').where('expires_at', '<', time).execute();
    },
  };
}

function toCode(row: LicenseCodeRow): StoredCode {
  return {
    codeHash: row.code_hash,
    triesLeft: row.tries_left,
    sentAt: row.sent_at,
    expiresAt: row.expires_at,
  };
}
