import { createHmac, timingSafeEqual } from 'node:crypto';
import { createNotAuthenticError, createNotUnderstoodError } from '../../refunds/shop-messages.errors.ts';
import { parseMessage } from '../parse-message.ts';
import type { ShopMessage, ShopNotice, ShopWebhook } from '../shops.types.ts';
import { keyMessageSchema, messageSchema, orderMessageSchema } from './lemon-squeezy-answer.schema.ts';
import { isRefunded, orderReference } from './lemon-squeezy-purchase.rules.ts';

interface LemonSqueezyWebhookSettings {
  store: string;
  secret: string;
  acceptTestPurchases: boolean;
}

/**
 * Messages are signed, so that a refund needs no asking: a refunded key goes on being called valid.
 * They carry no time and no id; all that follows from one may follow twice.
 * https://docs.lemonsqueezy.com/help/webhooks/signing-requests
 */
export function createLemonSqueezyWebhook(settings: LemonSqueezyWebhookSettings): ShopWebhook {
  return {
    read(message: ShopMessage): ShopNotice[] {
      if (!isSigned(message, settings.secret)) throw createNotAuthenticError();
      const { meta, data } = parseMessage(message.body, messageSchema);
      if (meta.test_mode && !settings.acceptTestPurchases) return [];
      switch (meta.event_name) {
        case 'order_refunded':
          return readOrder(settings, data);
        case 'license_key_updated':
          return readKey(settings, data.attributes);
        default:
          return [];
      }
    },
  };
}

/** X-Signature is the hexadecimal HMAC-SHA256 of the body. */
function isSigned({ header, body }: ShopMessage, secret: string): boolean {
  const given = Buffer.from(header('X-Signature') ?? '', 'hex');
  const expected = createHmac('sha256', secret).update(body).digest();
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function readOrder(
  { store }: LemonSqueezyWebhookSettings,
  { id, attributes }: { id: string; attributes: unknown },
): ShopNotice[] {
  const order = orderMessageSchema.safeParse(attributes);
  if (!order.success) throw createNotUnderstoodError();
  if (String(order.data.store_id) !== store || !isRefunded(order.data)) return [];
  return [{ reference: orderReference(id), withdrawn: true }];
}

/** A key may have been switched off; what it is now, the shop says. */
function readKey({ store }: LemonSqueezyWebhookSettings, attributes: unknown): ShopNotice[] {
  const key = keyMessageSchema.safeParse(attributes);
  if (!key.success) throw createNotUnderstoodError();
  if (String(key.data.store_id) !== store) return [];
  return [{ reference: orderReference(key.data.order_id), withdrawn: false }];
}
