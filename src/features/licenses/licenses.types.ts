import type { DatabaseTransaction } from '../../platform/db/database.types.ts';
import type { PlanId } from '../plans/plans.types.ts';

/** A purchase that an account activated. */
export interface License {
  id: string;
  accountId: string;
  shop: string;
  key: string;
  planId: PlanId;
  creditsAdded: number;
  /** Milliseconds since 1970, like every time here. */
  activatedAt: number;
  /** Null if it never expires. */
  expiresAt: number | null;
  /** When it came from another account, with what was left of it; missing where it was activated here. */
  movedAt?: number;
  /** How long its time is, in milliseconds, where less than the plan's came along. */
  periodMs?: number;
}

/** A license as its owner's history tells it, also after it was taken back or moved away. */
export interface PastLicense extends License {
  /** Null while the license stands. */
  revokedAt: number | null;
  /** Of `creditsAdded`, what was still there when the license was taken back. */
  creditsTaken: number;
  /** When it went to another account, and how many credits went along; missing while it is here. */
  movedAway?: { at: number; credits: number };
}

/** A license as whoever asks for everything that we hold of them is told it. */
export interface StatedLicense extends PastLicense {
  purchaseEmail: string;
}

/** A purchase as the shop that sold it describes it. */
export interface VerifiedPurchase {
  shop: string;
  /** As the shop writes it: two spellings of one key must come out the same. */
  key: string;
  /** What stays the same when the shop gives the purchase another key; the key itself when left out. */
  identity?: string;
  planId: PlanId;
  /** Lower case, trimmed; '' for a key that was given away, which whoever has it may use. */
  purchaseEmail: string;
  /** What the shop's notices call this purchase; none for a shop that sends no notices. */
  references?: readonly string[];
}

/** Why a shop no longer stands behind a key that it sold. */
export type WithdrawalReason =
  /** The money went back, or is being fought over. */
  | 'refunded'
  | 'disputed'
  /** By the shop's owner. */
  | 'switched-off'
  /** Its time is over, or it was used as often as the shop allows: nothing was taken back. */
  | 'expired'
  | 'used-up';

export type Verification =
  | { outcome: 'valid'; purchase: VerifiedPurchase }
  /** This shop has never sold such a key. */
  | { outcome: 'unknown' }
  /**
   * Sold, but worth nothing now; only the buyer is told so.
   * `purchaseEmail` is null where the shop does not tell whose the key was.
   */
  | { outcome: 'withdrawn'; reason: WithdrawalReason; purchaseEmail: string | null }
  /** The shop could not be asked; the same key may be valid later. */
  | { outcome: 'unreachable' };

/** A shop, as far as an activation asks it. */
export interface LicenseShop {
  /** Short and stable, e.g. `sandbox`: licenses are unique per shop and key. */
  readonly shop: string;
  /** @param key trimmed; each shop folds case by its own rule. */
  verify(key: string): Promise<Verification>;
}

/** A license that changed accounts. */
export interface MovedLicense {
  license: License;
  from: string;
  to: string;
  /** Neither spent nor held; the rest stays spent. */
  creditsMoved: number;
  /** Of its time, in milliseconds. */
  timeMoved: number;
}

/** `creditsTaken` may be less than the license added: what is spent stays spent. */
export interface Revoked {
  outcome: 'revoked';
  accountId: string;
  creditsTaken: number;
}

/** What taking a purchase back came to. */
export type Revocation =
  | Revoked
  | { outcome: 'revoked-before' }
  /** Nobody activated this license. */
  | { outcome: 'not-activated' };

/** What a command or the console does besides, in the same transaction: it writes down what it did. */
export type Alongside = (transaction: DatabaseTransaction) => Promise<void>;

/** The shop of a site that has no real one: it sells for nothing and says so. */
export interface SandboxShop extends LicenseShop {
  /** @returns the key; it is shown once and stored as a fingerprint only. */
  issue(order: { planId: PlanId; email: string }, alongside?: Alongside): Promise<string>;
  /**
   * Marks a purchase as refunded, so that its key can no longer be activated.
   * @returns the key as licenses have it, or undefined when this shop never sold it.
   */
  refund(key: string, alongside?: Alongside): Promise<string | undefined>;
}

/** Where to look for the code that an activation waits for. */
export interface CodeRequest {
  codeRequired: true;
  /** The address of the purchase. */
  sentTo: string;
  /** False if an earlier code is still valid and no new one was emailed. */
  isNew: boolean;
  /** How long a code is valid. */
  minutes: number;
}

/** A purchase that somebody wants to use. */
export interface ActivationOrder {
  accountId: string;
  /** The caller's network address: failed attempts are limited by it too. */
  address: string;
  email: string;
  key: string;
  /** What was mailed to the buyer, where a site asks for it. */
  code?: string;
  /** The account's own address, and whether it is confirmed. */
  accountEmail?: string;
  isEmailVerified?: boolean;
}

interface CountedLicenses {
  shop: string;
  planId: string;
  count: number;
}

/** What happened to licenses in some time. */
export interface LicenseActivity {
  activated: CountedLicenses[];
  revoked: CountedLicenses[];
}
