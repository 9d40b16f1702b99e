import type { Balance, BalanceRef } from './credits.types.ts';

export const STANDARD_BALANCE: BalanceRef = { kind: 'standard', utcDate: '' };

/** How long a new hold is safe from the sweep; whoever draws for it renews that in time. */
export const FIRST_LEASE_MS = 30_000;

/** How long a run that was stopped before it was opened stays stopped: longer than any request is on its way. */
export const STOPPED_RUN_MS = 10 * 60_000;

const MOST_TILES = 10;

/** The idempotency key of the entry that takes a hold's price. */
export function captureKey(holdId: string): string {
  return `hold:${holdId}`;
}

/** The idempotency key of an account's welcome credits. */
export function signUpBonusKey(accountId: string): string {
  return `welcome:${accountId}`;
}

/** The idempotency key of credits that whoever runs the site gives or takes by hand. */
export function ownersKey(key: string): string {
  return `owner:${key}`;
}

/** The idempotency keys of what a license's move takes from one account and gives to the other. */
export function moveKeys(moveId: string): { out: string; in: string } {
  return { out: `moved-out:${moveId}`, in: `moved-in:${moveId}` };
}

/** What a balance may still spend: what is held is promised to images on their way. */
export function spendable({ balance, held }: Balance): number {
  return balance - held;
}

/**
 * Credits are whole and above 0: a negative or broken amount would turn a payment into a gift.
 * @throws {RangeError} for anything else; it is a mistake of the program, not of a visitor.
 */
export function assertCredits(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount < 1)
    throw new RangeError(`${amount} is not a whole number of credits.`);
}

/** @throws {RangeError} unless the run makes 1 to 10 images. */
export function assertTiles(tiles: number): void {
  if (!Number.isInteger(tiles) || tiles < 1 || tiles > MOST_TILES)
    throw new RangeError(`A run makes 1 to ${MOST_TILES} images, not ${tiles}.`);
}
