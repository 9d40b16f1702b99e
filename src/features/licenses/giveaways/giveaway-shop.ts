import type { Database } from '../../../platform/db/database.types.ts';
import type { Clock } from '../../../shared/clock.ts';
import { fingerprintKey } from '../activation/license-key.ts';
import type { LicenseShop } from '../licenses.types.ts';
import { GIVEAWAY_SHOP_NAME } from '../shops/license-shops.rules.ts';
import { foldOwnKey } from '../shops/own-key.rules.ts';
import { createGiveawayStore } from './giveaways.store.ts';

/** Knows the keys that the site gave away. Nobody bought them, so whoever has one may use it. */
export function createGiveawayShop(database: Database, clock: Clock): LicenseShop {
  const store = createGiveawayStore(database);
  return {
    shop: GIVEAWAY_SHOP_NAME,
    async verify(typed) {
      const key = foldOwnKey(typed);
      const known = await store.findKey(fingerprintKey(key));
      if (!known) return { outcome: 'unknown' };
      const { planId, expiresAt } = known;
      if (expiresAt !== null && expiresAt <= clock.now())
        return { outcome: 'withdrawn', reason: 'expired', purchaseEmail: null };
      return { outcome: 'valid', purchase: { shop: GIVEAWAY_SHOP_NAME, key, planId, purchaseEmail: '' } };
    },
  };
}
