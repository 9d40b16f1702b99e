import type { WithdrawalReason } from '../licenses.types.ts';
import type { Recheck } from './shops.types.ts';

/** Whether a time that a shop wrote has come; nothing written never comes. */
export function isPast(time: string | null | undefined, now: number): boolean {
  if (!time) return false;
  const milliseconds = Date.parse(time);
  return Number.isNaN(milliseconds) ? false : milliseconds <= now;
}

/**
 * What a withdrawal means for a license that was activated before. A key that ran out or was used up
 * since was good when it was used, so nothing is taken.
 */
export function toRecheck(withdrawal: WithdrawalReason | undefined): Recheck {
  return withdrawal === undefined || withdrawal === 'expired' || withdrawal === 'used-up'
    ? 'stands'
    : 'withdrawn';
}
