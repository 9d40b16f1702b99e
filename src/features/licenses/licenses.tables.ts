import type { Generated } from 'kysely';

export interface LicenseRow {
  id: string;
  account_id: string;
  shop: string;
  /** SHA-256 of the key as the shop writes it, hexadecimal. Unique per shop: a license is used once. */
  key_hash: string;
  /** For its owner's history. */
  license_key: string;
  plan_id: string;
  purchase_email: string;
  /** What it gave to the account that it is on: after a move, what came along. */
  credits_added: number;
  activated_at: number;
  /** Null if it never expires. */
  expires_at: number | null;
  /** Set when the shop took the purchase back. */
  revoked_at: number | null;
  /** Of `credits_added`, what taking back found neither spent nor held. */
  credits_taken: Generated<number>;
  /** When the shop was last asked and said that the license stands. */
  checked_at: number | null;
  /** When the shop is asked again; null when it is not. */
  next_check_at: number | null;
  /** When the shop last sent word of a change that nobody looked into yet. */
  noticed_at: number | null;
  /** When it came from another account. */
  moved_at: Generated<number | null>;
  /** How much time came along then; null stands for all that the plan gives. */
  period_ms: Generated<number | null>;
}

/** A license's way from one account to another: the line that the first one keeps. */
interface LicenseMoveRow {
  id: string;
  license_id: string;
  /** 1 for its first move. */
  step: number;
  from_account: string;
  to_account: string;
  /** What the license had given to the first account. */
  credits_before: number;
  credits_moved: number;
  moved_at: number;
}

/** What shops' messages call the purchases behind licenses; an order may have brought several. */
interface LicenseReferenceRow {
  shop: string;
  reference: string;
  license_id: string;
}

/** The newest word of a shop about a purchase, whether anybody activated it or not. */
interface ShopNoticeRow {
  shop: string;
  reference: string;
  /** 0 when there was none yet: the row also is what activations and refunds wait for each other at. */
  noticed_at: number;
  /** 1 when the money went back for good. */
  withdrawn: number;
}

interface GiveawayBatchRow {
  /** Made by whoever asked for the batch: asked for again, it is the same. */
  id: string;
  plan_id: string;
  /** How many were made. */
  keys: number;
  /** What they are for. */
  reason: string;
  /** Null if they never run out. */
  expires_at: number | null;
  made_at: number;
}

/** A key that was given away, whether anybody used it or not. */
interface GiveawayKeyRow {
  /** SHA-256 of the key, hexadecimal; the key itself is shown once. */
  key_hash: string;
  batch_id: string;
}

declare module '../../platform/db/database.types.ts' {
  interface Tables {
    license: LicenseRow;
    license_move: LicenseMoveRow;
    license_reference: LicenseReferenceRow;
    shop_notice: ShopNoticeRow;
    giveaway_batch: GiveawayBatchRow;
    giveaway_key: GiveawayKeyRow;
  }
}
