import { AppError, retryAfter } from '../../shared/app-error.ts';
import { toVisitorNetwork } from './client-address.ts';

const MEGABYTE = 1024 * 1024;
const RETRY_MS = 5000;

/** Who sends a large body. */
export interface BodySender {
  /** The network address. */
  address: string;
  /** The account's id; missing for somebody who is not signed in. */
  account?: string;
}

interface BodyShares {
  /** All together. A body is copied until it is a picture, so it may take three times as much. */
  everybody: number;
  /** Those who are not signed in, together: the rest is left for accounts. */
  guests: number;
  /** One address: its accounts together, and its guests together. */
  address: number;
}

export const BODY_SHARES: BodyShares = {
  everybody: 96 * MEGABYTE,
  guests: 48 * MEGABYTE,
  address: 24 * MEGABYTE,
};

/** Counts the bytes of large bodies that are in memory at the same time. */
export interface BodyBudget {
  /**
   * Counts bytes that just arrived.
   * @throws {AppError} 503 `request.busy` or 429 `request.too_many_at_once` when there are too many
   *   already; then they are not counted.
   */
  take(sender: BodySender, bytes: number): void;
  giveBack(sender: BodySender, bytes: number): void;
}

export function createBodyBudget(shares: BodyShares = BODY_SHARES): BodyBudget {
  const taken = new Map<string, number>();
  const add = (key: string, bytes: number) => {
    const sum = (taken.get(key) ?? 0) + bytes;
    if (sum > 0) taken.set(key, sum);
    else taken.delete(key);
  };
  return {
    take(sender, bytes) {
      for (const { key, most, refuse } of sharesOf(sender, shares)) {
        if ((taken.get(key) ?? 0) + bytes > most) throw refuse();
      }
      for (const { key } of sharesOf(sender, shares)) add(key, bytes);
    },
    giveBack(sender, bytes) {
      for (const { key } of sharesOf(sender, shares)) add(key, -bytes);
    },
  };
}

function sharesOf({ address, account }: BodySender, shares: BodyShares) {
  const isStranger = account === undefined;
  const own = `${isStranger ? 'stranger' : 'account'} ${toVisitorNetwork(address)}`;
  return [
    { key: own, most: shares.address, refuse: createTooManyAtOnceError },
    ...(isStranger ? [{ key: 'strangers', most: shares.guests, refuse: createBusyError }] : []),
    { key: 'everybody', most: shares.everybody, refuse: createBusyError },
  ];
}

function createBusyError(): AppError {
  return new AppError(
    {
      code: 'request.busy',
      status: 503,
      message: 'The server is receiving many large files right now. Please try again in a moment.',
    },
    retryAfter(RETRY_MS),
  );
}

export function createTooManyAtOnceError(): AppError {
  return new AppError(
    {
      code: 'request.too_many_at_once',
      status: 429,
      message: 'You are sending several large files at the same time. Please wait until one has arrived.',
    },
    retryAfter(RETRY_MS),
  );
}
