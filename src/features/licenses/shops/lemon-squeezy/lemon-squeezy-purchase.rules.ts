import type { PlanId } from '../../../plans/plans.types.ts';
import type { WithdrawalReason } from '../../licenses.types.ts';
import type { PlanProduct } from '../plan-products.rules.ts';
import { isPast } from '../purchase-standing.rules.ts';
import type { KnownKey, OrderAttributes } from './lemon-squeezy-answer.schema.ts';

/** Why a key that Lemon Squeezy knows is worth nothing; undefined when it is good. */
export function withdrawalOf({ license_key: key }: KnownKey, now: number): WithdrawalReason | undefined {
  if (key.status === 'disabled') return 'switched-off';
  if (key.status === 'expired' || isPast(key.expires_at, now)) return 'expired';
  const limit = key.activation_limit ?? 0;
  return limit > 0 && (key.activation_usage ?? 0) >= limit ? 'used-up' : undefined;
}

/** What a refusal without any description means; undefined when it says nothing of the key. */
export function readRefusal(error: string): WithdrawalReason | 'unknown' | undefined {
  if (/not found/i.test(error)) return 'unknown';
  if (/limit/i.test(error)) return 'used-up';
  if (/disabled/i.test(error)) return 'switched-off';
  return /expired/i.test(error) ? 'expired' : undefined;
}

/** The plan of a product, or of one of its variants where the settings name that. */
export function planOfProduct(
  products: readonly PlanProduct[],
  { meta: { product_id: product, variant_id: variant } }: KnownKey,
): PlanId | undefined {
  const names = [`${product}/${variant}`, String(product)];
  return names
    .map((name) => products.find((candidate) => candidate.product === name)?.planId)
    .find((plan) => plan !== undefined);
}

/** Whether all of an order's money went back; a part of it may be a kindness and takes nothing. */
export function isRefunded({ status, refunded }: OrderAttributes): boolean {
  if (status === 'refunded' || status === 'fraudulent') return true;
  return refunded === true && status !== 'partial_refund';
}

/** What Lemon Squeezy's messages call a purchase. */
export function orderReference(orderId: number | string): string {
  return `order:${orderId}`;
}

const ORDER_REFERENCE = /^order:(\d+)$/;

/** The order's number, undefined for another reference. */
export function readOrderReference(reference: string): string | undefined {
  return ORDER_REFERENCE.exec(reference)?.[1];
}
