import { expressionBuilder, type Selectable } from 'kysely';
import type { Database, DatabaseTransaction, Tables } from '../../platform/db/database.types.ts';
import { findPlan } from '../plans/plans.rules.ts';
import type { LicenseRow } from './licenses.tables.ts';
import type { License, PastLicense, StatedLicense } from './licenses.types.ts';

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
  /** All licenses, newest activation first, and then those that moved away. */
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
      return (await listHistory(database, accountId)).map(({ purchaseEmail: _, ...license }) => license);
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

/**
 * Every license that is or was on an account: those here, newest activation first, and a line for each time
 * that one went to another account, as it was then. One query.
 */
export async function listHistory({ reader }: Database, accountId: string): Promise<StatedLicense[]> {
  const rows = await reader
    .selectFrom('license')
    .leftJoin('license_move', (join) =>
      join.onRef('license_move.license_id', '=', 'license.id').on('from_account', '=', accountId),
    )
    .selectAll('license')
    .select(['license_move.moved_at as away_at', 'credits_before', 'credits_moved'])
    .where('license.id', 'in', idsOfHistory(accountId))
    .orderBy('activated_at', 'desc')
    .orderBy('license.id', 'desc')
    .orderBy('license_move.step', 'desc')
    .execute();
  const here = rows.filter(
    ({ account_id, id }, index) => account_id === accountId && rows[index - 1]?.id !== id,
  );
  const away = rows.flatMap(({ away_at, credits_before, credits_moved, ...row }) => {
    if (away_at === null || credits_before === null || credits_moved === null) return [];
    const then = { ...row, account_id: accountId, credits_added: credits_before, expires_at: null };
    const license = toLicense({ ...then, moved_at: null, period_ms: null });
    const movedAway = { at: away_at, credits: credits_moved };
    return { ...license, revokedAt: null, creditsTaken: 0, movedAway, purchaseEmail: '' };
  });
  return [...here.map((row) => ({ ...toPastLicense(row), purchaseEmail: row.purchase_email })), ...away];
}

/** Two halves, each answered by its index; Postgres would read the whole table for an `or`. */
function idsOfHistory(accountId: string) {
  const query = expressionBuilder<Tables>();
  const here = query.selectFrom('license').select('id').where('account_id', '=', accountId);
  const away = query.selectFrom('license_move').select('license_id as id');
  return here.union(away.where('from_account', '=', accountId));
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

export function toLicense(row: Selectable<LicenseRow>): License {
  return {
    id: row.id,
    accountId: row.account_id,
    shop: row.shop,
    key: row.license_key,
    planId: findPlan(row.plan_id).id,
    creditsAdded: row.credits_added,
    activatedAt: row.activated_at,
    expiresAt: row.expires_at,
    ...(row.moved_at !== null && { movedAt: row.moved_at }),
    ...(row.period_ms !== null && { periodMs: row.period_ms }),
  };
}

function toPastLicense(row: Selectable<LicenseRow>): PastLicense {
  return { ...toLicense(row), revokedAt: row.revoked_at, creditsTaken: row.credits_taken };
}
