import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/db/database.types.ts';
import { findPlan } from '../plans/plans.rules.ts';
import type { LicenseRow } from './licenses.tables.ts';
import type { License, PastLicense } from './licenses.types.ts';

interface NewLicense extends License {
  keyHash: string;
  purchaseEmail: string;
  /** Null when the shop is never asked again. */
  nextCheckAt: number | null;
  /** When the shop sent word of a change; null when it did not. */
  noticedAt: number | null;
}

/** Who used a key. */
export interface KeyUse {
  accountId: string;
  isRevoked: boolean;
}

export interface LicenseStore {
  /** Licenses that were not taken back, newest activation first. */
  list(accountId: string): Promise<License[]>;
  /** All licenses, newest activation first. */
  history(accountId: string): Promise<PastLicense[]>;
  /** @returns false when this shop's key is used already, by whomever. */
  insert(transaction: DatabaseTransaction, license: NewLicense): Promise<boolean>;
  /** The account that used a key, also when the license was taken back since. */
  findUse(transaction: DatabaseTransaction, shop: string, keyHash: string): Promise<KeyUse | undefined>;
  /** When the account's licenses that expire have all ended; null when it has none. */
  latestExpiry(transaction: DatabaseTransaction, accountId: string): Promise<number | null>;
  /** @returns the license that this call took back, or undefined when it was taken back before. */
  revoke(
    transaction: DatabaseTransaction,
    order: { shop: string; keyHash: string; now: number },
  ): Promise<License | undefined>;
  /** Notes how many credits were left to take. */
  noteCreditsTaken(transaction: DatabaseTransaction, licenseId: string, credits: number): Promise<void>;
  /** Lets the account's periods that end after `after` end earlier by `by` milliseconds. */
  bringForward(
    transaction: DatabaseTransaction,
    order: { accountId: string; after: number; by: number },
  ): Promise<void>;
}

export function createLicenseStore(database: Database): LicenseStore {
  return {
    async list(accountId) {
      const rows = await selectOf(database, accountId).where('revoked_at', 'is', null).execute();
      return rows.map(toLicense);
    },
    async history(accountId) {
      const rows = await selectOf(database, accountId).execute();
      return rows.map(toPastLicense);
    },
    insert: insertLicense,
    async findUse(transaction, shop, keyHash) {
      const row = await transaction
        .selectFrom('license')
        .select(['account_id', 'revoked_at'])
        .where('shop', '=', shop)
        .where('key_hash', '=', keyHash)
        .executeTakeFirst();
      return row && { accountId: row.account_id, isRevoked: row.revoked_at !== null };
    },
    async latestExpiry(transaction, accountId) {
      const row = await transaction
        .selectFrom('license')
        .select((select) => select.fn.max('expires_at').as('latest'))
        .where('account_id', '=', accountId)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return row?.latest ?? null;
    },
    async revoke(transaction, { shop, keyHash, now }) {
      const row = await transaction
        .updateTable('license')
        .set({ revoked_at: now, next_check_at: null, noticed_at: null })
        .where('shop', '=', shop)
        .where('key_hash', '=', keyHash)
        .where('revoked_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
      return row && toLicense(row);
    },
    async noteCreditsTaken(transaction, licenseId, credits) {
      await transaction
        .updateTable('license')
        .set({ credits_taken: credits })
        .where('id', '=', licenseId)
        .execute();
    },
    async bringForward(transaction, { accountId, after, by }) {
      await transaction
        .updateTable('license')
        .set((row) => ({ expires_at: row('expires_at', '-', by) }))
        .where('account_id', '=', accountId)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', after)
        .execute();
    },
  };
}

function selectOf(database: Database, accountId: string) {
  return database.reader
    .selectFrom('license')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('activated_at', 'desc')
    .orderBy('id', 'desc');
}

async function insertLicense(transaction: DatabaseTransaction, license: NewLicense): Promise<boolean> {
  const row = await transaction
    .insertInto('license')
    .values({
      id: license.id,
      account_id: license.accountId,
      shop: license.shop,
      key_hash: license.keyHash,
      license_key: license.key,
      plan_id: license.planId,
      purchase_email: license.purchaseEmail,
      credits_added: license.creditsAdded,
      activated_at: license.activatedAt,
      expires_at: license.expiresAt,
      revoked_at: null,
      checked_at: license.activatedAt,
      next_check_at: license.nextCheckAt,
      noticed_at: license.noticedAt,
    })
    .onConflict((conflict) => conflict.columns(['shop', 'key_hash']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

function toLicense(row: Selectable<LicenseRow>): License {
  return {
    id: row.id,
    accountId: row.account_id,
    shop: row.shop,
    key: row.license_key,
    planId: findPlan(row.plan_id).id,
    creditsAdded: row.credits_added,
    activatedAt: row.activated_at,
    expiresAt: row.expires_at,
  };
}

export function toPastLicense(row: Selectable<LicenseRow>): PastLicense {
  return { ...toLicense(row), revokedAt: row.revoked_at, creditsTaken: row.credits_taken };
}
