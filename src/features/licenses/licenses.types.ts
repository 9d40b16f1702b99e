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
  /** Null never expires. */
  expiresAt: number | null;
}

/** A purchase as the shop that sold it describes it. */
export interface VerifiedPurchase {
  shop: string;
  /** As the shop writes it: two spellings of one key must come out the same. */
  key: string;
  planId: PlanId;
  /** Lower case, trimmed. */
  purchaseEmail: string;
}

export type Verification =
  | { outcome: 'valid'; purchase: VerifiedPurchase }
  /** This shop has never sold such a key. */
  | { outcome: 'unknown' }
  /** Sold, but refunded, disputed or switched off; only the buyer is told so. */
  | { outcome: 'withdrawn'; purchaseEmail: string }
  /** The shop could not be asked; the same key may be valid later. */
  | { outcome: 'unreachable' };

/** Checks a license with one shop. */
export interface LicenseVerifier {
  /** Short and stable, e.g. `sandbox`: licenses are unique per shop and key. */
  readonly shop: string;
  /** @param key trimmed; each verifier folds case by its shop's own rule. */
  verify(key: string): Promise<Verification>;
}

/** What taking a purchase back came to. */
export type Revocation =
  /** `creditsTaken` may be less than the license added: what is spent stays spent. */
  | { outcome: 'revoked'; accountId: string; creditsTaken: number }
  | { outcome: 'revoked-before' }
  /** Nobody activated this license. */
  | { outcome: 'not-activated' };

/** The shop of a site that has no real one: it sells for nothing and says so. */
export interface SandboxShop extends LicenseVerifier {
  /** @returns the key; it is shown once and stored as a fingerprint only. */
  issue(order: { planId: PlanId; email: string }): Promise<string>;
  /**
   * Marks a purchase as refunded, so that its key can no longer be activated.
   * @returns the key as licenses have it, or undefined when this shop never sold it.
   */
  refund(key: string): Promise<string | undefined>;
}
