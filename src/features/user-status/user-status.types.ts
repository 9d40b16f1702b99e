/** A purchase that was activated by email and key. */
export interface License {
  key: string;
  planName: string;
  creditsAdded: number;
  /** ISO 8601. */
  activationDate: string;
  /** ISO 8601; null never expires. */
  expiresAt: string | null;
  /** Only of a key that the site gave away. */
  isGift?: true;
  /** Only of a purchase that was taken back: it gives nothing any more. */
  refund?: Refund;
  /** ISO 8601; only of one that came from another account, with what was left of it. */
  cameOn?: string;
  /** Only of one that went to another account: it gives nothing here any more. */
  moved?: Move;
}

interface Move {
  /** ISO 8601. */
  date: string;
  /** What was left of the credits; the rest had been spent. */
  creditsMoved: number;
}

interface Refund {
  /** ISO 8601. */
  date: string;
  /** What was left of the credits; the rest had been spent. */
  creditsTaken: number;
}

/** Who is using a tool and what they may spend; a guest's is made in the browser. */
export interface UserStatus {
  name: string;
  /** Empty for a guest. */
  email: string;
  /** The plan's name, e.g. `Free Trial`. */
  plan: string;
  /** Green tool balance. */
  credits: number;
  /** What one image of the green tool costs; an API that does not say means the plan's price. */
  creditsPerImage?: number;
  yellowToolDailyCredits: number;
  /** ISO 8601; null means there is no yellow plan. */
  yellowToolPlanExpiresAt: string | null;
  isGuest: boolean;
  licenses: readonly License[];
}

/** A guest's two balances, kept in the browser. */
export interface GuestBalances {
  green: number;
  yellow: number;
}
