export interface GuestAllowanceRow {
  /** The UTC day, YYYY-MM-DD. */
  utc_date: string;
  /** A mark that stands for the visitor on this day, or for all guests together. */
  visitor: string;
  used: number;
}

declare module '../../../platform/db/database.types.ts' {
  interface Tables {
    guest_allowance: GuestAllowanceRow;
  }
}
