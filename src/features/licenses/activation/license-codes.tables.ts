/** A code that was mailed to prove a purchase; at most one for each that an account wants to activate. */
export interface LicenseCodeRow {
  account_id: string;
  shop: string;
  key_hash: string;
  /** HMAC-SHA256 of the code with the site's secret, hexadecimal: six digits alone are quickly found. */
  code_hash: string;
  tries_left: number;
  sent_at: number;
  expires_at: number;
}

declare module '../../../platform/db/database.types.ts' {
  interface Tables {
    license_code: LicenseCodeRow;
  }
}
