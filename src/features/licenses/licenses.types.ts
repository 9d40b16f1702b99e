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
  /** Sold, but refunded, disputed or switched off. */
  | { outcome: 'withdrawn' }
  /** The shop could not be asked; the same key may be valid later. */
  | { outcome: 'unreachable' };

/** Checks a license with one shop. */
export interface LicenseVerifier {
  /** Short and stable, e.g. `sandbox`: licenses are unique per shop and key. */
  readonly shop: string;
  /** @param key trimmed; each verifier folds case by its shop's own rule. */
  verify(key: string): Promise<Verification>;
}
