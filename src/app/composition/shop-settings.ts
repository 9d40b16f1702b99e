import type { OutsideShopSettings } from '../../features/licenses/shops/shops.registry.ts';
import type { Config } from '../config.ts';

/** What the shops outside need of the settings. */
export function shopSettingsOf({
  licenses,
  gumroad,
  lemonSqueezy,
  polar,
  mode,
}: Pick<Config, 'licenses' | 'gumroad' | 'lemonSqueezy' | 'polar' | 'mode'>): OutsideShopSettings {
  const { shops, testPurchases } = licenses;
  const acceptTestPurchases = testPurchases === 'auto' ? mode === 'development' : testPurchases === 'accept';
  return { shops, acceptTestPurchases, gumroad, lemonSqueezy, polar };
}
