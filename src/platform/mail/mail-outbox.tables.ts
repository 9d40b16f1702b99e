/** A mail on its way. What it says is kept until it has left, and no longer. */
export interface MailOutboxRow {
  id: string;
  /** Names what caused the mail; unique, so that one cause sends one mail. */
  idempotency_key: string;
  /** E.g. `reset-password`. */
  kind: string;
  /** What its number is limited by, e.g. an account's id. */
  topic: string;
  state: 'waiting' | 'sent' | 'given-up';
  /** Null, like subject and bodies, once the mail is no longer waiting. */
  recipient: string | null;
  subject: string | null;
  text_body: string | null;
  html_body: string | null;
  attempts: number;
  created_at: number;
  next_attempt_at: number;
  /** After this moment it would only puzzle whoever reads it. */
  useful_until: number;
  /** Who tries to send it, until `leased_until`. */
  lease: string | null;
  leased_until: number;
  finished_at: number | null;
}

declare module '../db/database.types.ts' {
  interface Tables {
    mail_outbox: MailOutboxRow;
  }
}
