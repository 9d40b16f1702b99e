import { isSameSecret } from '../../../../platform/http/same-secret.ts';
import { createNotAuthenticError } from '../../refunds/shop-messages.errors.ts';
import type { ShopMessage, ShopNotice, ShopWebhook } from '../shops.types.ts';
import { saleReference } from './gumroad-purchase.rules.ts';

interface GumroadWebhookSettings {
  /** '' for any. */
  seller: string;
  secret: string;
}

/**
 * Gumroad signs nothing, so its pings are hints at most: the secret in the address keeps strangers
 * away, and whatever a ping says is looked up before anything happens.
 * https://gumroad.com/ping
 */
export function createGumroadWebhook({ seller, secret }: GumroadWebhookSettings): ShopWebhook {
  return {
    read(message: ShopMessage): ShopNotice[] {
      if (!isSameSecret(message.query('secret') ?? '', secret)) throw createNotAuthenticError();
      const fields = new URLSearchParams(new TextDecoder().decode(message.body));
      if (seller !== '' && fields.get('seller_id') !== seller) throw createNotAuthenticError();
      const sale = fields.get('sale_id') ?? '';
      return sale !== '' && isAboutMoney(fields)
        ? [{ reference: saleReference(sale), withdrawn: false }]
        : [];
    },
  };
}

const RESOURCES: ReadonlySet<string> = new Set(['refund', 'dispute', 'dispute_won']);

/** A plain ping has no name of a resource, yet may tell of a sale that was taken back. */
function isAboutMoney(fields: URLSearchParams): boolean {
  if (RESOURCES.has(fields.get('resource_name') ?? '')) return true;
  return ['refunded', 'disputed', 'chargebacked'].some((name) => fields.get(name) === 'true');
}
