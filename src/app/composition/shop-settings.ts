import type { OutsideShopSettings } from '../../features/licenses/shops/shops.registry.ts';
import type { Config } from '../config.ts';

type ShopSections = Omit<OutsideShopSettings, 'shops' | 'acceptTestPurchases'>;

/** What the shops outside need of the settings. */
export function shopSettingsOf({
  licenses,
  mode,
  ...sections
}: Pick<Config, 'licenses' | 'mode'> & ShopSections): OutsideShopSettings {
  const { shops, testPurchases } = licenses;
  const acceptTestPurchases = testPurchases === 'auto' ? mode === 'development' : testPurchases === 'accept';
  return { ...sections, shops, acceptTestPurchases };
}
