/** Who shares one count. */
type LimitParty = 'address' | 'account' | 'key' | 'email' | 'device' | 'site';

/**
 * One limit of attempts, as `docs/limits.md` lists it. Whoever keeps to it opens it by this rule, so
 * the list cannot leave one out.
 */
export interface LimitRule {
  /** Stable: counts are stored under it. */
  readonly name: string;
  /** What is counted, as a reader of the list understands it. */
  readonly counts: string;
  readonly per: LimitParty;
  /** How many within the window, or the setting that says it, with a factor where it is multiplied. */
  readonly most: number | { readonly setting: string; readonly times?: number };
  readonly windowMs: number;
  /** The code of the answer beyond the limit; its status is 429, or 503 where others are the reason. */
  readonly code: string;
  readonly status?: 503;
  /**
   * Whether several servers on one Postgres count together. What protects money, mail or a secret is
   * counted together; what protects a server's own cores is that server's affair.
   */
  readonly shared: boolean;
}
