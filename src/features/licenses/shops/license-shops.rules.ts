export const SANDBOX_SHOP_NAME = 'sandbox';
/** What stands as the shop of keys that the site gave away; it is asked on every site. */
export const GIVEAWAY_SHOP_NAME = 'giveaway';

/** The shops that a license can be checked with. */
export const KNOWN_SHOPS: readonly string[] = [SANDBOX_SHOP_NAME, 'gumroad', 'lemon-squeezy', 'polar'];

interface ShopSettings {
  shops: readonly string[];
  sandboxShop: 'auto' | 'on' | 'off';
}

/**
 * Whether the site gives licenses away. By itself it does so only on a site that is meant for the
 * machine it runs on.
 */
export function isSandboxOpen({ shops, sandboxShop }: ShopSettings, trustsThisMachine: boolean): boolean {
  if (!shops.includes(SANDBOX_SHOP_NAME)) return false;
  return sandboxShop === 'auto' ? trustsThisMachine : sandboxShop === 'on';
}
