import { z } from 'zod';
import { defineConfig } from '../../../../shared/config-keys.ts';
import { productSettings, secretSetting, shopUrlSetting } from '../plan-product-settings.ts';

/** What the Gumroad shop needs; at least one product. */
export const gumroadConfig = defineConfig({
  ...productSettings({ env: 'GUMROAD_PRODUCT', what: 'Gumroad product (its product id) is' }),
  seller: {
    env: 'GUMROAD_SELLER',
    doc: 'Your Gumroad seller id. If set, keys and pings of other sellers are refused.',
    schema: z.string(),
    default: '',
  },
  webhookSecret: secretSetting(
    'GUMROAD_WEBHOOK_SECRET',
    'A long secret of your own, added as `?secret=` to the URL that Gumroad pings. Without it, pings are ignored.',
    16,
  ),
  url: shopUrlSetting('GUMROAD_URL', 'Gumroad', 'https://api.gumroad.com'),
});
