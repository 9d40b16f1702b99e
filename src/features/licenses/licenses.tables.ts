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
  /** Null never expires. */
  expires_at: number | null;
  /** Set when the shop took the purchase back. */
  revoked_at: number | null;
}

declare module '../../platform/db/database.types.ts' {
  interface Tables {
    license: LicenseRow;
  }
}
