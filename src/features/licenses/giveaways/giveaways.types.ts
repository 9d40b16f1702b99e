import type { PlanId } from '../../plans/plans.types.ts';

/** Keys that the site gives away. */
export interface GiveawayOrder {
  /** Made for this one batch: the same again is refused, because keys are shown once. */
  id: string;
  planId: PlanId;
  keys: number;
  /** Milliseconds since 1970, as every time here; null if they never run out. */
  expiresAt: number | null;
  reason: string;
}

export interface GiveawayBatch extends GiveawayOrder {
  madeAt: number;
  /** How many of them were activated. */
  used: number;
}
