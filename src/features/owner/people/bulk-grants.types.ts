/** What becomes of a line: `give` before it is run, `given` after. */
export type GrantOutcome = 'give' | 'given' | 'given-before' | 'unknown-account' | 'not-understood';

export interface GrantLine {
  /** Its number in the file, from 1 on. */
  line: number;
  /** As it was written: an email or an id. */
  account: string;
  /** Null where that is no number of credits. */
  credits: number | null;
  reason: string;
  outcome: GrantOutcome;
  /** What is wrong with it; '' where nothing is. */
  problem: string;
  /** Of the account: what it would be, or is. Null where nothing is given. */
  balance: number | null;
}

export interface Grants {
  lines: GrantLine[];
  /** All that is given by them, without what was given before. */
  credits: number;
}

export interface MadeGrants extends Grants {
  /** The lines again, with what became of each. */
  csv: string;
}
