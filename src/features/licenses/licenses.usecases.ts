import type { License } from './licenses.types.ts';

export interface Licenses {
  /**
   * Turns a purchase into credits or days, once, for this account.
   * @throws {AppError} 400 `license.not_accepted` for a wrong key or a wrong email alike; 409
   * `license.used`; 503 `license.shop_unreachable`; 429 after too many attempts.
   */
  activate(order: { accountId: string; address: string; email: string; key: string }): Promise<License>;
  /** Newest activation first. */
  list(accountId: string): Promise<License[]>;
}
