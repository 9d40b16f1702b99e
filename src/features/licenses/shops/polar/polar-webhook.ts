import { Buffer } from 'node:buffer';
import { Webhook } from 'standardwebhooks';
import { isSameSecret } from '../../../../platform/http/same-secret.ts';
import type { Clock } from '../../../../shared/clock.ts';
import { createNotAuthenticError, createNotUnderstoodError } from '../../refunds/shop-messages.errors.ts';
import { parseMessage } from '../parse-message.ts';
import type { ShopMessage, ShopNotice, ShopWebhook } from '../shops.types.ts';
import { polarGrantSchema, polarMessageSchema, polarOrderSchema } from './polar-answer.schema.ts';
import { isRefundedStatus, keyReference, orderReference } from './polar-purchase.rules.ts';

/** How old or young a message may be, as Standard Webhooks says. */
const TOLERANCE_SECONDS = 300;

interface PolarWebhookSettings {
  secret: string;
  clock: Clock;
}

/** Signed messages as Standard Webhooks describes them. https://www.standardwebhooks.com */
export function createPolarWebhook({ secret, clock }: PolarWebhookSettings): ShopWebhook {
  const signers = createSigners(secret);
  return {
    read(message: ShopMessage): ShopNotice[] {
      if (!isSigned(message, signers, clock.now())) throw createNotAuthenticError();
      const { type, data } = parseMessage(message.body, polarMessageSchema);
      switch (type) {
        case 'benefit_grant.revoked':
          return readGrant(data);
        case 'order.refunded':
          return readOrder(data);
        default:
          return [];
      }
    },
  };
}

/** Polar's first form signs with the letters of the whole secret; a `whsec_` one may be Base64 of the key. */
function createSigners(secret: string): Webhook[] {
  const letters = new Webhook(new Uint8Array(Buffer.from(secret)), { format: 'raw' });
  if (!secret.startsWith('whsec_')) return [letters];
  try {
    return [letters, new Webhook(secret)];
  } catch {
    return [letters];
  }
}

/**
 * The library signs; comparing is done here, where the clock is ours.
 * `webhook-signature` holds one or more of `v1,<base64>`, parted by spaces.
 */
function isSigned({ header, body }: ShopMessage, signers: readonly Webhook[], now: number): boolean {
  const id = header('webhook-id') ?? '';
  const seconds = Number(header('webhook-timestamp') ?? Number.NaN);
  if (id === '' || !Number.isInteger(seconds)) return false;
  if (Math.abs(now / 1000 - seconds) > TOLERANCE_SECONDS) return false;
  const given = (header('webhook-signature') ?? '').split(' ');
  const text = Buffer.from(body).toString('utf8');
  const expected = signers.map((signer) => signer.sign(id, new Date(seconds * 1000), text));
  return expected.some((signature) => given.some((candidate) => isSameSecret(candidate, signature)));
}

/** A customer may have bought the same twice, so whether the key still is good, the shop says. */
function readGrant(data: unknown): ShopNotice[] {
  const grant = polarGrantSchema.safeParse(data);
  // Grants of other benefits have other properties.
  const id = grant.data?.properties.license_key_id;
  return id ? [{ reference: keyReference(id), withdrawn: false }] : [];
}

function readOrder(data: unknown): ShopNotice[] {
  const order = polarOrderSchema.safeParse(data);
  if (!order.success) throw createNotUnderstoodError();
  return isRefundedStatus(order.data.status)
    ? [{ reference: orderReference(order.data.id), withdrawn: true }]
    : [];
}
