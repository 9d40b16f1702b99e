import { Hono } from 'hono';
import type { Shop } from '../shops/shops.types.ts';
import type { LicenseChecks } from './license-checks.usecases.ts';
import { createNoWebhookError } from './shop-messages.errors.ts';

interface ShopWebhookRoutesOptions {
  shops: readonly Shop[];
  checks: Pick<LicenseChecks, 'receive'>;
}

/**
 * `POST /api/shops/{shop}/webhook`: where shops write about refunds. Whatever is proven to come from a
 * shop is answered 200, so that it does not write again; our own trouble is not, so that it does.
 */
export function createShopWebhookRoutes({ shops, checks }: ShopWebhookRoutesOptions) {
  return new Hono().post('/api/shops/:shop/webhook', async (c) => {
    const shop = shops.find(({ shop: name }) => name === c.req.param('shop'));
    if (!shop?.webhook) throw createNoWebhookError();
    const notices = shop.webhook.read({
      header: (name) => c.req.header(name),
      query: (name) => c.req.query(name),
      body: new Uint8Array(await c.req.arrayBuffer()),
    });
    await checks.receive(shop.shop, notices);
    return c.json({ received: true }, 200, { 'Cache-Control': 'no-store' });
  });
}
