import type { LimitRule } from '../../shared/limit-rule.ts';

/** Counts attempts by key; a window begins with the first attempt of its key. */
export interface AttemptLimit {
  /**
   * Counts one attempt before it is made, so that many at the same moment cannot slip through.
   * @returns 0, or the milliseconds to wait when the attempt may not be made.
   */
  take(key: string): Promise<number>;
  /** Forgets an attempt that should not count. */
  giveBack(key: string): Promise<void>;
}

/** Where all limits of a server come from. */
export interface AttemptLimits {
  /** @param most how many attempts a window has; needed where the rule leaves it to a setting. */
  open(rule: LimitRule, most?: number): AttemptLimit;
  /** The rules that were opened, for whoever compares them with the list. */
  readonly opened: readonly LimitRule[];
  /** Forgets counts whose window is over. */
  sweep(): Promise<void>;
}
