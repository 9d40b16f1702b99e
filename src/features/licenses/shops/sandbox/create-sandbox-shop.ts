import type { Database } from '../../../../platform/db/database.types.ts';
import type { Clock } from '../../../../shared/clock.ts';
import { findPlan } from '../../../plans/plans.rules.ts';
import { fingerprintKey } from '../../activation/license-key.ts';
import { normaliseEmail } from '../../licenses.rules.ts';
import type { SandboxShop, Verification } from '../../licenses.types.ts';
import { SANDBOX_SHOP_NAME } from '../license-shops.rules.ts';
import { foldOwnKey, formatOwnKey, OWN_KEY_BYTES } from '../own-key.rules.ts';
import { createSandboxShopStore, type SandboxShopStore } from './sandbox-shop.store.ts';

interface SandboxShopOptions {
  database: Database;
  clock: Clock;
  /** Unpredictable bytes, as many as asked for. */
  randomBytes: (count: number) => Uint8Array;
}

/** Issues licenses for nothing, so that plans can be tried before a shop is chosen; they activate like any other. */
export function createSandboxShop({ database, clock, randomBytes }: SandboxShopOptions): SandboxShop {
  const store = createSandboxShopStore(database);
  return {
    shop: SANDBOX_SHOP_NAME,
    verify: (key) => verify(store, foldOwnKey(key)),
    async issue({ planId, email }, alongside) {
      const key = formatOwnKey(randomBytes(OWN_KEY_BYTES));
      await database.transaction(async (transaction) => {
        await store.insert(transaction, {
          key_hash: fingerprintKey(key),
          plan_id: planId,
          email: normaliseEmail(email),
          refunded: 0,
          issued_at: clock.now(),
        });
        await alongside?.(transaction);
      });
      return key;
    },
    async refund(typed, alongside) {
      const key = foldOwnKey(typed);
      const isSold = await database.transaction(async (transaction) => {
        if (!(await store.markRefunded(transaction, fingerprintKey(key)))) return false;
        await alongside?.(transaction);
        return true;
      });
      return isSold ? key : undefined;
    },
  };
}

async function verify(store: SandboxShopStore, key: string): Promise<Verification> {
  const row = await store.find(fingerprintKey(key));
  if (!row) return { outcome: 'unknown' };
  if (row.refunded) return { outcome: 'withdrawn', reason: 'refunded', purchaseEmail: row.email };
  const planId = findPlan(row.plan_id).id;
  return {
    outcome: 'valid',
    purchase: { shop: SANDBOX_SHOP_NAME, key, planId, purchaseEmail: row.email },
  };
}
