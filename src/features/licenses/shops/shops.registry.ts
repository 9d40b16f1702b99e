import type { Clock } from '../../../shared/clock.ts';
import type { ConfigValues } from '../../../shared/config-keys.ts';
import type { gumroadConfig } from './gumroad/gumroad.config.ts';
import { createGumroadShop } from './gumroad/gumroad-shop.ts';
import type { lemonSqueezyConfig } from './lemon-squeezy/lemon-squeezy.config.ts';
import { createLemonSqueezyShop } from './lemon-squeezy/lemon-squeezy-shop.ts';
import { findRepeatedProduct, listProducts, type ProductSettings } from './plan-products.rules.ts';
import type { polarConfig } from './polar/polar.config.ts';
import { createPolarShop } from './polar/polar-shop.ts';
import type { ReportTrouble } from './shop-troubles.ts';
import type { Shop, ShopTrouble } from './shops.types.ts';

export interface OutsideShopSettings {
  /** In the order in which they are asked; the sandbox is not opened here. */
  shops: readonly string[];
  acceptTestPurchases: boolean;
  gumroad: ConfigValues<typeof gumroadConfig>;
  lemonSqueezy: ConfigValues<typeof lemonSqueezyConfig>;
  polar: ConfigValues<typeof polarConfig>;
}

interface ShopTools {
  clock: Clock;
  onTrouble: (trouble: ShopTrouble) => void;
}

/** Either setting brings refunds to light, in shops that need one for it. */
const REFUND_SETTINGS: Readonly<Record<string, string>> = {
  'lemon-squeezy': 'LEMON_SQUEEZY_WEBHOOK_SECRET or LEMON_SQUEEZY_API_KEY',
  polar: 'POLAR_WEBHOOK_SECRET or POLAR_TOKEN',
};

/** What an owner reads of a shop whose refunds would go unseen. */
export function describeUnseenRefunds(shop: string): string {
  return `nothing tells of refunds: set ${REFUND_SETTINGS[shop] ?? 'its webhook secret'}`;
}

type OpenShop = (settings: OutsideShopSettings, clock: Clock, report: ReportTrouble) => Shop;

/** A new shop gets a row here and a word in `KNOWN_SHOPS`. */
const SHOPS: Readonly<Record<string, OpenShop>> = {
  gumroad({ gumroad, acceptTestPurchases }, clock, report) {
    const products = demandProducts('gumroad', 'GUMROAD_PRODUCT', gumroad);
    return createGumroadShop({ settings: { ...gumroad, products, acceptTestPurchases }, clock, report });
  },
  'lemon-squeezy'({ lemonSqueezy, acceptTestPurchases }, clock, report) {
    demand('LEMON_SQUEEZY_STORE', lemonSqueezy.store, 'lemon-squeezy');
    const products = demandProducts('lemon-squeezy', 'LEMON_SQUEEZY_PRODUCT', lemonSqueezy);
    const settings = { ...lemonSqueezy, products, acceptTestPurchases };
    return createLemonSqueezyShop({ settings, clock, report });
  },
  polar({ polar, acceptTestPurchases }, clock, report) {
    demand('POLAR_ORGANIZATION', polar.organization, 'polar');
    if (new URL(polar.url).hostname.startsWith('sandbox') && !acceptTestPurchases) {
      throw new Error(
        'POLAR_URL: is the sandbox of Polar, which sells for nothing; SHOP_TEST_PURCHASES=accept allows it.',
      );
    }
    const products = demandProducts('polar', 'POLAR_BENEFIT', polar);
    return createPolarShop({ settings: { ...polar, products }, clock, report });
  },
};

/**
 * The shops that LICENSE_SHOPS names. Nobody is called yet.
 * @throws {Error} one line that an owner can act on, when a shop lacks a setting.
 */
export function openShops(settings: OutsideShopSettings, { clock, onTrouble }: ShopTools): Shop[] {
  return settings.shops.flatMap((name) => {
    const open = Object.hasOwn(SHOPS, name) ? SHOPS[name] : undefined;
    if (!open) return [];
    const report: ReportTrouble = (trouble) => onTrouble({ shop: name, ...trouble });
    const shop = open(settings, clock, report);
    if (shop.refunds === 'unseen') report({ trouble: 'misconfigured', reason: describeUnseenRefunds(name) });
    return [shop];
  });
}

function demand(variable: string, value: string, shop: string): void {
  if (value === '') throw new Error(`${variable}: is needed while LICENSE_SHOPS names ${shop}.`);
}

function demandProducts(shop: string, variable: string, settings: ProductSettings) {
  const products = listProducts(settings);
  demand(`${variable}_BOOSTER, or that of another plan`, products[0]?.product ?? '', shop);
  const repeated = findRepeatedProduct(products);
  if (repeated !== undefined) {
    throw new Error(`${variable}_…: ${JSON.stringify(repeated)} is named for two plans; each needs its own.`);
  }
  return products;
}
