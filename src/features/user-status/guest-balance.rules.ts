import { utcDate } from '../../shared/clock.ts';
import type { Tool } from '../plans/plans.types.ts';

/** What a fresh guest may spend; the yellow amount is also what each new UTC day raises them to. */
export const GUEST_CREDITS: Readonly<Record<Tool, number>> = { green: 500, yellow: 200 };

/** Separate entries, so that a corrupt one costs nothing but itself. */
export const GUEST_STORAGE_KEYS = {
  green: 'dreamseed.guest.green-credits',
  yellow: 'dreamseed.guest.yellow-credits',
  yellowDay: 'dreamseed.guest.yellow-credits-day',
} as const;

const WHOLE_NUMBER = /^\d{1,9}$/;
const UTC_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A stored balance; anything but a whole number is as good as nothing stored. */
export function decodeBalance(stored: string | null, fallback: number): number {
  return stored !== null && WHOLE_NUMBER.test(stored) ? Number(stored) : fallback;
}

export function encodeBalance(balance: number): string {
  return String(Math.max(0, Math.round(balance)));
}

export function spend(balance: number, amount: number): number {
  return Math.max(0, balance - amount);
}

interface DailyBalance {
  balance: number;
  /** The UTC day of the last top-up, YYYY-MM-DD. */
  day: string;
}

/**
 * Raises a guest to the daily amount on a new UTC day and never lowers an earned higher balance.
 * A missing or corrupt day counts as today and a later one is kept: neither mints credits.
 */
export function topUpDaily(balance: number, storedDay: string | null, now: number): DailyBalance {
  const today = utcDate(now);
  if (storedDay === null || !UTC_DAY.test(storedDay)) return { balance, day: today };
  if (storedDay >= today) return { balance, day: storedDay };
  return { balance: Math.max(balance, GUEST_CREDITS.yellow), day: today };
}
