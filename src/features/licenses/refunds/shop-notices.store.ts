import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import type {} from '../licenses.tables.ts';

interface PurchaseReferences {
  shop: string;
  references: readonly string[];
}

/** What shops have said of purchases, before or after anybody activated them. */
export interface ShopNoticeStore {
  /**
   * The newest word about a purchase. Until the transaction ends nobody can write a newer one, so an
   * activation and a refund that come at once see each other, whichever is first.
   */
  holdBack(
    transaction: DatabaseTransaction,
    purchase: PurchaseReferences,
  ): Promise<{ withdrawn: boolean; noticedAt: number }>;
  link(transaction: DatabaseTransaction, purchase: PurchaseReferences & { licenseId: string }): Promise<void>;
  /** Repeated and late words change nothing that a newer one said; withdrawn stays withdrawn. */
  write(notice: { shop: string; reference: string; withdrawn: boolean; now: number }): Promise<void>;
  /** Forgets words from before `before` that only asked to look again. */
  forgetHints(before: number): Promise<void>;
}

export function createShopNoticeStore(database: Database): ShopNoticeStore {
  return {
    async holdBack(transaction, { shop, references }) {
      let withdrawn = false;
      let noticedAt = 0;
      // Always in one order, so that two activations of one order cannot wait for each other.
      for (const reference of [...references].sort()) {
        const row = await upsert(transaction, { shop, reference, noticedAt: 0, withdrawn: 0 });
        withdrawn ||= row.withdrawn === 1;
        noticedAt = Math.max(noticedAt, row.noticed_at);
      }
      return { withdrawn, noticedAt };
    },
    async link(transaction, { shop, references, licenseId }) {
      if (references.length === 0) return;
      await transaction
        .insertInto('license_reference')
        .values([...new Set(references)].map((reference) => ({ shop, reference, license_id: licenseId })))
        .execute();
    },
    async write({ shop, reference, withdrawn, now }) {
      await upsert(database.writer, { shop, reference, noticedAt: now, withdrawn: withdrawn ? 1 : 0 });
    },
    async forgetHints(before) {
      await database.writer
        .deleteFrom('shop_notice')
        .where('withdrawn', '=', 0)
        .where('noticed_at', '<', before)
        .execute();
    },
  };
}

interface Upsert {
  shop: string;
  reference: string;
  noticedAt: number;
  withdrawn: number;
}

/** The larger of the old and the new: words may arrive twice and in any order. */
async function upsert(
  writer: Database['writer'] | DatabaseTransaction,
  { shop, reference, noticedAt, withdrawn }: Upsert,
): Promise<{ withdrawn: number; noticed_at: number }> {
  return await writer
    .insertInto('shop_notice')
    .values({ shop, reference, noticed_at: noticedAt, withdrawn })
    .onConflict((conflict) =>
      conflict.columns(['shop', 'reference']).doUpdateSet((row) => ({
        noticed_at: row
          .case()
          .when('excluded.noticed_at', '>', row.ref('shop_notice.noticed_at'))
          .then(row.ref('excluded.noticed_at'))
          .else(row.ref('shop_notice.noticed_at'))
          .end(),
        withdrawn: row
          .case()
          .when('excluded.withdrawn', '>', row.ref('shop_notice.withdrawn'))
          .then(row.ref('excluded.withdrawn'))
          .else(row.ref('shop_notice.withdrawn'))
          .end(),
      })),
    )
    .returning(['withdrawn', 'noticed_at'])
    .executeTakeFirstOrThrow();
}
