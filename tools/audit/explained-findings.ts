/** A finding of `npm audit` that does no harm here. Only for a while: then somebody looks again. */
export interface ExplainedFinding {
  /** The advisory, e.g. `GHSA-xxxx-xxxx-xxxx`. */
  advisory: string;
  /** Why it cannot be used against this site. */
  reason: string;
  /** YYYY-MM-DD; from this day on it counts as unexplained. */
  expires: string;
}

/** Nothing needs explaining now. */
export const EXPLAINED_FINDINGS: readonly ExplainedFinding[] = [];
