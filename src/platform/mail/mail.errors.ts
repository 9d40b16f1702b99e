/**
 * A mail was not taken over. The reason names codes alone: what mail servers say of a failure quotes
 * addresses, which must not reach the log.
 */
export class MailDeliveryError extends Error {
  override name = 'MailDeliveryError';
  /** Trying again would meet the same answer: the address does not exist, or the mail is unwanted. */
  readonly isFinal: boolean;
  /** E.g. `EENVELOPE 550` or `ETIMEDOUT`. */
  readonly reason: string;

  constructor({ isFinal, reason }: { isFinal: boolean; reason: string }) {
    super(`The mail was not taken over (${reason}).`);
    this.isFinal = isFinal;
    this.reason = reason;
  }
}
