import type { Database } from '../../platform/db/database.types.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Credits } from '../credits/credits.usecases.ts';
import type { License, LicenseVerifier, PastLicense, Revocation } from './licenses.types.ts';

export interface ActivationOrder {
  accountId: string;
  /** The caller's network address: failed attempts are limited by it too. */
  address: string;
  email: string;
  key: string;
}

export interface Licenses {
  /**
   * Turns a purchase into credits or days, once, for this account.
   * @throws {AppError} 400 `license.not_accepted` for a wrong key or a wrong email alike; 400
   * `license.withdrawn`, `license.expired` or `license.used_up` to the buyer of one that is worth
   * nothing any more; 409 `license.used`; 503
   * `license.shop_unreachable` or `license.no_shop`; 429 after too many failed attempts.
   */
  activate(order: ActivationOrder): Promise<License>;
  /** Newest activation first; licenses that were taken back are left out. */
  list(accountId: string): Promise<License[]>;
  /** Newest activation first, with those that were taken back. */
  history(accountId: string): Promise<PastLicense[]>;
  /**
   * Takes a refunded purchase back: its credits, as far as they are neither spent nor held, and what
   * is left of its days.
   * @param key as the shop writes it; a shop whose keys may be replaced tells of refunds by reference.
   */
  revoke(shop: string, key: string): Promise<Revocation>;
}

export interface LicenseLimits {
  /** Failed attempts in 15 minutes. */
  attemptsPerAccount: number;
  attemptsPerAddress: number;
}

export interface LicensesOptions {
  database: Database;
  credits: Pick<Credits, 'lockAccount' | 'grant' | 'revoke'>;
  /** In the order in which they are asked. */
  verifiers: readonly LicenseVerifier[];
  clock: Clock;
  newId: () => string;
  limits: LicenseLimits;
}
