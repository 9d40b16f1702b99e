/**
 * An error that a visitor may see: a clear message, a stable code and an HTTP status.
 * Anything else that is thrown becomes a 500 without details.
 */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: string;
  readonly status: number;
  /** Extra response headers, e.g. Retry-After. */
  readonly headers: Readonly<Record<string, string>>;
  /** What programs may want to know beside the message, in fields of the answer. */
  readonly facts: Readonly<Record<string, string>>;

  constructor(
    { code, status, message }: { code: string; status: number; message: string },
    headers: Record<string, string> = {},
    facts: Record<string, string> = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.headers = headers;
    this.facts = facts;
  }
}

/** Retry-After takes whole seconds; rounding down would invite the visitor back too early. */
export function retryAfter(milliseconds: number): Record<string, string> {
  return { 'Retry-After': String(Math.max(1, Math.ceil(milliseconds / 1000))) };
}
