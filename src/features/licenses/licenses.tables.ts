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

declare module '../../platform/db/database.types.ts' {
  interface Tables {
    license: LicenseRow;
    license_reference: LicenseReferenceRow;
    shop_notice: ShopNoticeRow;
  }
}
