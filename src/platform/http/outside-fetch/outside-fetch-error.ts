export type OutsideFetchReason =
  /** Neither https, nor http where that is allowed. */
  | 'refused_protocol'
  /** An address inside this machine or its network. */
  | 'refused_address'
  | 'too_many_redirects'
  | 'timeout'
  | 'too_large'
  /** No connection, or it ended too early. */
  | 'unreachable'
  /** What arrived is not HTTP, or cannot be unpacked. */
  | 'broken_answer'
  | 'aborted';

/** Why an address outside could not be read. Says nothing of the address itself, which may hold a secret. */
export class OutsideFetchError extends Error {
  override name = 'OutsideFetchError';
  readonly reason: OutsideFetchReason;

  constructor(reason: OutsideFetchReason, options: { cause?: unknown } = {}) {
    super(`An address outside could not be read: ${reason}.`, options);
    this.reason = reason;
  }
}
