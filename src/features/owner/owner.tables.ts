import type { Role } from './owner.rules.ts';

/** Beside those whom OWNER_EMAILS names. */
interface StaffRow {
  /** In lower case. */
  email: string;
  role: Role;
  added_at: number;
}

/** The password was given again for a sign-in. */
interface StaffConfirmationRow {
  session_id: string;
  confirmed_at: number;
}

/** How many credits somebody gave and took in a UTC day. */
interface StaffCreditsDayRow {
  account_id: string;
  utc_date: string;
  moved: number;
}

/** Only ever added to, and forgotten after a year. */
interface AuditEntryRow {
  id: string;
  at: number;
  /** An account's id, or `command line`. */
  actor: string;
  action: string;
  /** What it was done to: an account, a link, an address. */
  subject: string;
  reason: string;
  /** JSON. */
  before: string | null;
  after: string | null;
  /** As the log has it; null for a command. */
  request_id: string | null;
}

declare module '../../platform/db/database.types.ts' {
  interface Tables {
    staff: StaffRow;
    staff_confirmation: StaffConfirmationRow;
    staff_credits_day: StaffCreditsDayRow;
    audit_entry: AuditEntryRow;
  }
}
