import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { beginsAlike } from '../../../platform/db/begins-with.ts';
import type { Database, Tables } from '../../../platform/db/database.types.ts';
import { findPlan } from '../../plans/plans.rules.ts';
import { fingerprintKey } from '../activation/license-key.ts';
import { keyEndOf } from '../licenses.rules.ts';
import type { LicenseRow } from '../licenses.tables.ts';
import { GIVEAWAY_SHOP_NAME, KNOWN_SHOPS } from '../shops/license-shops.rules.ts';
import type { DeskLicense, FoundLicense, LicenseSearch } from './license-desk.types.ts';
import { numberOf, referencesTo, spellingsOf } from './purchase-numbers.rules.ts';

const SHOPS = [...KNOWN_SHOPS, GIVEAWAY_SHOP_NAME];
const FOUND = [
  ...(['id', 'shop', 'license_key', 'plan_id', 'account_id', 'purchase_email'] as const),
  ...(['activated_at', 'expires_at', 'revoked_at'] as const),
] as const;

/** Where a license stands in its shop: what is asked about it again. */
interface LicensePlace {
  shop: string;
  keyHash: string;
}

export function createLicenseDeskStore({ kind, reader }: Database) {
  return {
    async find({ words, accountIds, limit }: LicenseSearch): Promise<FoundLicense[]> {
      const hashes = spellingsOf(words).map(fingerprintKey);
      type Place = (row: ExpressionBuilder<Tables, 'license'>) => Expression<SqlBool>;
      const places: Place[] = [
        () => beginsAlike(kind, sql.ref('license_key'), words),
        // A key whose account has gone is stored as its fingerprint alone.
        (row) => row.and([row('shop', 'in', SHOPS), row('key_hash', 'in', hashes)]),
        (row) => row('purchase_email', '=', words.toLowerCase()),
        (row) => {
          const named = row.selectFrom('license_reference').where('reference', 'in', referencesTo(words));
          return row('id', 'in', named.select('license_id'));
        },
      ];
      if (accountIds.length > 0) places.push((row) => row('account_id', 'in', accountIds));
      // One statement each: an `or` over them would be answered by no index.
      const found = await Promise.all(
        places.map((isThere) =>
          reader
            .selectFrom('license')
            .select(FOUND)
            .where(isThere)
            .orderBy('activated_at', 'desc')
            .limit(limit)
            .execute(),
        ),
      );
      const byId = new Map(found.flat().map((row) => [row.id, toFound(row)]));
      return [...byId.values()].sort((one, other) => other.activatedAt - one.activatedAt).slice(0, limit);
    },
    async read(id: string): Promise<(DeskLicense & LicensePlace) | undefined> {
      const [row, references, moves] = await Promise.all([
        reader.selectFrom('license').selectAll().where('id', '=', id).executeTakeFirst(),
        reader.selectFrom('license_reference').select('reference').where('license_id', '=', id).execute(),
        reader.selectFrom('license_move').selectAll().where('license_id', '=', id).orderBy('step').execute(),
      ]);
      if (!row) return undefined;
      const gift = await reader
        .selectFrom('giveaway_key')
        .select('batch_id')
        .where('key_hash', '=', row.key_hash)
        .executeTakeFirst();
      return {
        ...toFound(row),
        keyHash: row.key_hash,
        creditsAdded: row.credits_added,
        creditsTaken: row.credits_taken,
        checkedAt: row.checked_at,
        orders: [...new Set(references.map(({ reference }) => numberOf(reference)))],
        batchId: row.shop === GIVEAWAY_SHOP_NAME ? (gift?.batch_id ?? null) : null,
        moves: moves.map(({ moved_at, from_account, to_account, credits_moved }) => ({
          ...{ at: moved_at, from: from_account, to: to_account, creditsMoved: credits_moved },
        })),
      };
    },
  };
}

type FoundRow = Pick<LicenseRow, (typeof FOUND)[number]>;

function toFound(row: FoundRow): FoundLicense {
  return {
    id: row.id,
    shop: row.shop,
    keyEnd: keyEndOf(row.license_key),
    planId: findPlan(row.plan_id).id,
    accountId: row.account_id,
    purchaseEmail: row.purchase_email,
    activatedAt: row.activated_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
  };
}
