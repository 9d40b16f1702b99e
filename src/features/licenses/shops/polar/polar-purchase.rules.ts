import type { WithdrawalReason } from '../../licenses.types.ts';
import { isPast } from '../purchase-standing.rules.ts';
import type { PolarKey } from './polar-answer.schema.ts';

/** Why a key that Polar knows is worth nothing; undefined when it is good. */
export function withdrawalOf(key: PolarKey, now: number): WithdrawalReason | undefined {
  if (key.order && isRefundedStatus(key.order.status)) return 'refunded';
  if (key.status !== 'granted') return 'switched-off';
  if (isPast(key.expires_at, now)) return 'expired';
  const limit = key.limit_usage ?? null;
  return limit !== null && (key.usage ?? 0) >= limit ? 'used-up' : undefined;
}

/** Whether all of an order's money went back; a part of it may be a kindness and takes nothing. */
export function isRefundedStatus(status: string | null | undefined): boolean {
  return status === 'refunded';
}

/** What Polar's messages call a purchase: by its key, and by its order where Polar tells that. */
export function referencesOf({ id, order_id: order }: PolarKey): string[] {
  return order ? [keyReference(id), orderReference(order)] : [keyReference(id)];
}

export function keyReference(licenseKeyId: string): string {
  return `license-key:${licenseKeyId}`;
}

export function orderReference(orderId: string): string {
  return `order:${orderId}`;
}

const KEY_REFERENCE = /^license-key:([\w-]+)$/;

/** The id of the license key, undefined for another reference. */
export function readKeyReference(reference: string): string | undefined {
  return KEY_REFERENCE.exec(reference)?.[1];
}
