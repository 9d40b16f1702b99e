export interface SandboxLicenseRow {
  /** SHA-256 of the key, hexadecimal; the key itself is shown once to its buyer. */
  key_hash: string;
  plan_id: string;
  email: string;
  /** 1 when the purchase was taken back. */
  refunded: number;
  issued_at: number;
}

declare module '../../../../platform/db/database.types.ts' {
  interface Tables {
    sandbox_license: SandboxLicenseRow;
  }
}
