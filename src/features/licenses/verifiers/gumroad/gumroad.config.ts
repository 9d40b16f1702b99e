import { z } from 'zod';
import { defineConfig } from '../../../../shared/config-keys.ts';
import { productSettings, secretSetting, shopUrlSetting } from '../plan-product-settings.ts';

/** What the Gumroad shop needs; at least one product. */
export const gumroadConfig = defineConfig({
  ...productSettings({ env: 'GUMROAD_PRODUCT', what: 'Gumroad product (its product id) is' }),
  seller: {
    env: 'GUMROAD_SELLER',
    doc: 'Your seller id at Gumroad. When it is set, keys and pings of anybody else are refused.',
    schema: z.string(),
    default: '',
  },
  webhookSecret: secretSetting(
    'GUMROAD_WEBHOOK_SECRET',
    'A long text of your own, put as `?secret=` behind the address that Gumroad pings; without it no ping is read.',
    16,
  ),
  url: shopUrlSetting('GUMROAD_URL', 'Gumroad', 'https://api.gumroad.com'),
});
