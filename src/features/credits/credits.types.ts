import type { Spender } from '../../shared/account-identity.ts';
import type { LearnedStyleMark } from '../../shared/learned-style-mark.ts';

/** Names one of an account's balances: one that lasts, or one for a single UTC day. */
export type BalanceRef =
  | { kind: 'standard'; utcDate: '' }
  /** `utcDate` is YYYY-MM-DD. */
  | { kind: 'daily'; utcDate: string };

export interface Balance {
  /** All of it, whether held or not; what the site calls an account's credits. */
  balance: number;
  /** Set aside by holds that are open or delivered; `balance - held` may be spent. */
  held: number;
}

/**
 * Why credits came or went. `owner`: whoever runs the site gave or took them; `moved`: their license
 * went to another account.
 */
export type CreditReason =
  | 'welcome'
  | 'license'
  | 'daily'
  | 'image'
  | 'refund'
  | 'closed'
  | 'owner'
  | 'moved';

export interface CreditChange {
  accountId: string;
  balance: BalanceRef;
  /** Whole credits, above 0. */
  amount: number;
  reason: CreditReason;
  /** The same key never changes a balance twice, whoever uses it. */
  idempotencyKey: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** A change that was made. */
export interface MadeEntry {
  accountId: string;
  /** Below 0 when credits went. */
  amount: number;
  balanceAfter: number;
}

export type HoldTool = 'green' | 'yellow';
export type HoldState = 'open' | 'delivered' | 'captured' | 'released';

/** Credits set aside for one image. */
export interface Hold {
  id: string;
  accountId: string;
  runId: string;
  /** 0 to 9. */
  tile: number;
  tool: HoldTool;
  balance: BalanceRef;
  price: number;
  state: HoldState;
  /** Milliseconds since 1970, like every time here. */
  leaseUntil: number;
  createdAt: number;
  deliveredAt: number | null;
  closedAt: number | null;
  /** The stored bytes; null before delivery, after release, and when the owner's image was purged. */
  storedObjectId: string | null;
  /** What its picture began with, stored as well; null where that was words alone. */
  startingObjectId: string | null;
  drawn: DrawnFacts | null;
  /** A hash of the one request that it is for; null before its image is begun, and when its words are forgotten. */
  requestHash: string | null;
}

/** What was drawn for a hold, kept with it so that an abandoned image can still reach the gallery. */
export interface DrawnFacts {
  fullPrompt: string;
  width: number;
  height: number;
  seed: number;
  engine: string;
  /** Which reading of the seed; the first when missing. */
  variation?: number;
  /** How much of a starting picture was covered; missing without one. */
  strength?: number;
  /** The learned style that it was drawn in; missing without one. */
  learnedStyle?: LearnedStyleMark;
}

/** What a step on a hold came to: `hold` is what the database says afterwards, whoever wrote it. */
export interface HoldStep {
  /** Whether this very call made the change. */
  done: boolean;
  hold: Hold;
}

/** What one image costs an account now, and from which balance. */
export interface Quote {
  balance: BalanceRef;
  price: number;
  /** Free accounts draw from the site's daily allowance too. */
  isFreePlan: boolean;
}

export interface RunOrder {
  accountId: string;
  runId: string;
  tool: HoldTool;
  /** How many images the run makes: a hold is opened for each. */
  tiles: number;
  quote: Quote;
  /** Asks in the owner's place, and has an end of its own. */
  spender?: Spender;
  now: number;
}

/** What one spender had drawn on a UTC day. */
export interface SpentDay {
  spenderId: string;
  /** YYYY-MM-DD. */
  date: string;
  pictures: number;
  credits: number;
}

export interface SignUpBonusOrder {
  accountId: string;
  amount: number;
  /** A mark that stands for the caller's network on this UTC day, never the address itself. */
  visitor: string;
  /** How many accounts of one visitor get welcome credits in a UTC day. */
  perVisitor: number;
  now: number;
}

/** What the ledger did in some time, of all accounts together. Credits are counted above 0. */
export interface LedgerActivity {
  granted: number;
  spent: number;
  /** Went otherwise: with a refund, a deleted account, or by hand. */
  takenBack: number;
  /** Set aside for pictures, whatever became of them. */
  held: number;
  runs: Record<HoldTool, number>;
}
