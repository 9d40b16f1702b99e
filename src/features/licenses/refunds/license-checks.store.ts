import type { Selectable } from 'kysely';
import type { Database } from '../../../platform/db/database.types.ts';
import { findPlan } from '../../plans/plans.rules.ts';
import type { PlanId } from '../../plans/plans.types.ts';
import type { LicenseRow } from '../licenses.tables.ts';

export interface DueLicense {
  id: string;
  shop: string;
  key: string;
  keyHash: string;
  planId: PlanId;
  activatedAt: number;
  references: string[];
  noticedAt: number | null;
  /** Until when nobody else takes this license. */
  leaseUntil: number;
}

export interface LicenseChecksStore {
  /** Makes the licenses of a purchase due at once. */
  markNoticed(notice: { shop: string; reference: string; now: number }): Promise<void>;
  /** Licenses that stand although the shop has said that their money went back. */
  listWithdrawn(limit: number): Promise<{ shop: string; keyHash: string }[]>;
  /** Takes licenses that are due, the longest waiting first, so that no other server asks about them. */
  claimDue(order: {
    shops: readonly string[];
    now: number;
    leaseUntil: number;
    limit: number;
  }): Promise<DueLicense[]>;
  /** Takes one license that stands, due or not. */
  claim(
    licenseId: string,
    order: { shops: readonly string[]; leaseUntil: number },
  ): Promise<DueLicense | undefined>;
  /** Notes that the shop answered, unless it sent newer word meanwhile. */
  finish(license: DueLicense, result: { checkedAt: number; nextCheckAt: number | null }): Promise<void>;
}

export function createLicenseChecksStore(database: Database): LicenseChecksStore {
  return {
    async markNoticed({ shop, reference, now }) {
      await database.writer
        .updateTable('license')
        .set({ noticed_at: now, next_check_at: now })
        .where('revoked_at', 'is', null)
        .where('id', 'in', (query) =>
          query
            .selectFrom('license_reference')
            .select('license_id')
            .where('license_reference.shop', '=', shop)
            .where('reference', '=', reference),
        )
        .execute();
    },
    async listWithdrawn(limit) {
      const rows = await database.reader
        .selectFrom('shop_notice')
        .innerJoin('license_reference', (join) =>
          join
            .onRef('license_reference.shop', '=', 'shop_notice.shop')
            .onRef('license_reference.reference', '=', 'shop_notice.reference'),
        )
        .innerJoin('license', 'license.id', 'license_reference.license_id')
        .select(['license.shop', 'license.key_hash'])
        .where('shop_notice.withdrawn', '=', 1)
        .where('license.revoked_at', 'is', null)
        .limit(limit)
        .execute();
      return rows.map(({ shop, key_hash }) => ({ shop, keyHash: key_hash }));
    },
    claimDue: (order) => claimDue(database, order),
    async claim(licenseId, { shops, leaseUntil }) {
      if (shops.length === 0) return undefined;
      const row = await database.writer
        .updateTable('license')
        .set({ next_check_at: leaseUntil })
        .where('id', '=', licenseId)
        .where('revoked_at', 'is', null)
        // A deleted account's license has no key to ask about.
        .where('license_key', '<>', '')
        .where('shop', 'in', shops)
        .returningAll()
        .executeTakeFirst();
      return row && (await describeClaimed(database, row, leaseUntil));
    },
    async finish({ id, leaseUntil }, { checkedAt, nextCheckAt }) {
      await database.writer
        .updateTable('license')
        .set({ checked_at: checkedAt, next_check_at: nextCheckAt, noticed_at: null })
        .where('id', '=', id)
        .where('next_check_at', '=', leaseUntil)
        .execute();
    },
  };
}

async function claimDue(
  database: Database,
  { shops, now, leaseUntil, limit }: Parameters<LicenseChecksStore['claimDue']>[0],
): Promise<DueLicense[]> {
  if (shops.length === 0) return [];
  const due = await database.reader
    .selectFrom('license')
    .select(['id', 'next_check_at'])
    .where('next_check_at', '<=', now)
    .where('revoked_at', 'is', null)
    .where('shop', 'in', shops)
    .orderBy('next_check_at')
    .limit(limit)
    .execute();
  const claimed: DueLicense[] = [];
  for (const { id, next_check_at: dueAt } of due) {
    const row = await database.writer
      .updateTable('license')
      .set({ next_check_at: leaseUntil })
      .where('id', '=', id)
      .where('next_check_at', '=', dueAt)
      .returningAll()
      .executeTakeFirst();
    if (!row) continue;
    claimed.push(await describeClaimed(database, row, leaseUntil));
  }
  return claimed;
}

async function describeClaimed(
  database: Database,
  row: Selectable<LicenseRow>,
  leaseUntil: number,
): Promise<DueLicense> {
  return {
    id: row.id,
    shop: row.shop,
    key: row.license_key,
    keyHash: row.key_hash,
    planId: findPlan(row.plan_id).id,
    activatedAt: row.activated_at,
    references: await listReferences(database, row.id),
    noticedAt: row.noticed_at,
    leaseUntil,
  };
}

async function listReferences(database: Database, licenseId: string): Promise<string[]> {
  const rows = await database.reader
    .selectFrom('license_reference')
    .select('reference')
    .where('license_id', '=', licenseId)
    .execute();
  return rows.map(({ reference }) => reference);
}
