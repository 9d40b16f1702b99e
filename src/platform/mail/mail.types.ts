/** A mail as it leaves: plain text and HTML say the same. */
export interface MailMessage {
  /** Never the same for two mails, and the same when one is sent again. */
  id: string;
  /** One address, without a name. */
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Hands mails to whatever carries them. */
export interface Mailer {
  /** `smtp` sends; `log` writes into the log what it would have sent. */
  readonly kind: 'smtp' | 'log';
  /**
   * Resolves when the mail was taken over.
   * @throws {MailDeliveryError} when it was not, with word on whether another try makes sense.
   */
  send(message: MailMessage): Promise<void>;
  /** Breaks off what is under way. */
  close(): void;
}
