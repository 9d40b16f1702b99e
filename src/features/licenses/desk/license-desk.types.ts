import type { PlanId } from '../../plans/plans.types.ts';
import type { WithdrawalReason } from '../licenses.types.ts';

/** A license as whoever runs the site finds it. Times are milliseconds since 1970. */
export interface FoundLicense {
  id: string;
  shop: string;
  /** The last characters of its key; '' once its account has gone. */
  keyEnd: string;
  planId: PlanId;
  accountId: string;
  /** '' for a key that was given away, and once its account has gone. */
  purchaseEmail: string;
  activatedAt: number;
  expiresAt: number | null;
  revokedAt: number | null;
}

/** All that is known of one. */
export interface DeskLicense extends FoundLicense {
  /** What it gave to the account that it is on. */
  creditsAdded: number;
  /** What taking it back found neither spent nor held. */
  creditsTaken: number;
  /** When its shop last said that it stands. */
  checkedAt: number | null;
  /** The numbers that the shop gave the purchase. */
  orders: string[];
  /** The batch that its key was given away with. */
  batchId: string | null;
  moves: { at: number; from: string; to: string; creditsMoved: number }[];
}

export interface LicenseSearch {
  /** The beginning of a key; or an email of a purchase, or an order number, in full. */
  words: string;
  /** Whose licenses are meant, too. */
  accountIds: readonly string[];
  limit: number;
}

/** What a shop says of a key that nobody activated here, or that somebody did. */
export type KeyWord =
  | { shop: string; outcome: 'valid'; planId: PlanId }
  | { shop: string; outcome: 'withdrawn'; reason: WithdrawalReason }
  | { shop: string; outcome: 'unknown' | 'unreachable' };
