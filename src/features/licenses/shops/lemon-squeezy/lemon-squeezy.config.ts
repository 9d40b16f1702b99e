import { z } from 'zod';
import { defineConfig } from '../../../../shared/config-keys.ts';
import { productSettings, secretSetting, shopUrlSetting } from '../plan-product-settings.ts';

/** What the Lemon Squeezy shop needs: its store, and at least one product. */
export const lemonSqueezyConfig = defineConfig({
  store: {
    env: 'LEMON_SQUEEZY_STORE',
    doc: 'The number of your store at Lemon Squeezy; keys of other stores are refused.',
    schema: z.string().regex(/^\d*$/, { error: 'must be the number of a store' }),
    default: '',
  },
  ...productSettings({
    env: 'LEMON_SQUEEZY_PRODUCT',
    what: 'Lemon Squeezy product (its number, or `product/variant`) is',
    shape: /^\d+(\/\d+)?$/,
    shapeError: 'must be the number of a product, or product/variant',
  }),
  webhookSecret: secretSetting(
    'LEMON_SQUEEZY_WEBHOOK_SECRET',
    'The signing secret of your Lemon Squeezy webhook. Without it, messages are ignored.',
    6,
  ),
  apiKey: secretSetting(
    'LEMON_SQUEEZY_API_KEY',
    'An API key of your store, used to check whether orders were refunded.',
    10,
  ),
  url: shopUrlSetting('LEMON_SQUEEZY_URL', 'Lemon Squeezy', 'https://api.lemonsqueezy.com'),
});
