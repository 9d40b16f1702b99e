import type { WithdrawalReason } from '../../licenses.types.ts';
import { isPast } from '../purchase-standing.rules.ts';
import type { GumroadPurchase } from './gumroad-answer.schema.ts';

/** Four groups of eight hexadecimal digits. Gumroad compares letter by letter, so the case is left alone. */
const KEY_SHAPE = /^[0-9A-F]{8}(-[0-9A-F]{8}){3}$/i;

/** What has another shape was sold by somebody else, and is none of Gumroad's business. */
export function isGumroadKey(key: string): boolean {
  return KEY_SHAPE.test(key);
}

/** Why a purchase that Gumroad knows is worth nothing; undefined when it is good. */
export function withdrawalOf(purchase: GumroadPurchase, now: number): WithdrawalReason | undefined {
  if (purchase.refunded) return 'refunded';
  if (purchase.chargebacked) return 'disputed';
  if (purchase.disputed && !purchase.dispute_won) return 'disputed';
  const ends = [
    purchase.subscription_ended_at,
    purchase.subscription_cancelled_at,
    purchase.subscription_failed_at,
  ];
  return ends.some((end) => isPast(end, now)) ? 'expired' : undefined;
}

/** The three texts with which Gumroad answers 404. */
const REFUSALS: Readonly<Record<string, WithdrawalReason | 'unknown'>> = {
  'That license does not exist for the provided product.': 'unknown',
  'This license key has been disabled.': 'switched-off',
  'Access to the purchase associated with this license has expired.': 'expired',
};

/** Undefined for a text that Gumroad does not describe. */
export function readRefusal(message: string): WithdrawalReason | 'unknown' | undefined {
  return Object.hasOwn(REFUSALS, message) ? REFUSALS[message] : undefined;
}

/** What Gumroad's pings call a purchase. */
export function saleReference(saleId: string): string {
  return `sale:${saleId}`;
}
