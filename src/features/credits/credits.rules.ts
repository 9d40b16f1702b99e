import type { PurseRef } from './credits.types.ts';

export const STANDARD_PURSE: PurseRef = { kind: 'standard', utcDate: '' };

/** The idempotency key of the entry that takes a hold's price. */
export function captureKey(holdId: string): string {
  return `hold:${holdId}`;
}
