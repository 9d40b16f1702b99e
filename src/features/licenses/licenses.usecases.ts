import type { Database, DatabaseTransaction } from '../../platform/db/database.types.ts';
import type { AttemptLimits } from '../../platform/limits/attempt-limits.types.ts';
import type { SiteMail } from '../../platform/mail/site-mail.types.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Credits } from '../credits/credits.usecases.ts';
import type {
  CodeRequest,
  License,
  LicenseShop,
  PastLicense,
  Revocation,
  StatedLicense,
} from './licenses.types.ts';

export interface ActivationOrder {
  accountId: string;
  /** The caller's network address: failed attempts are limited by it too. */
  address: string;
  email: string;
  key: string;
  /** What was mailed to the buyer, where a site asks for it. */
  code?: string;
  /** The account's own address, and whether it is confirmed. */
  accountEmail?: string;
  isEmailVerified?: boolean;
}

export interface Licenses {
  /**
   * Asks the buyer by mail whether the purchase may be activated. Nothing is used up by it.
   * @returns null when `activate` needs no (other) code.
   * @throws {AppError} as `activate`; 429 `license.too_many_codes`.
   */
  requestCode(order: ActivationOrder): Promise<CodeRequest | null>;
  /**
   * Turns a purchase into credits or days, once, for this account.
   * @throws {AppError} 400 `license.not_accepted` for a wrong key or a wrong email alike; 400
   * `license.withdrawn`, `license.expired` or `license.used_up` to the buyer of one that is worth
   * nothing any more; 400 `license.code_wrong` or `license.code_expired`; 409 `license.used`; 503
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
  /** Every license with the address that it was bought with, newest activation first. */
  statement(accountId: string): Promise<StatedLicense[]>;
  /**
   * Forgets keys, addresses and orders of an account. What is left of a license keeps its key from
   * being used a second time.
   */
  forgetAccount(transaction: DatabaseTransaction, accountId: string): Promise<void>;
  /** Forgets codes that ran out. */
  sweep(): Promise<void>;
}

export interface LicenseLimits {
  /** Failed attempts in 15 minutes. */
  attemptsPerAccount: number;
  attemptsPerAddress: number;
}

export interface LicensesOptions {
  database: Database;
  credits: Pick<Credits, 'lockAccount' | 'assertOpen' | 'grant' | 'revoke'>;
  /** In the order in which they are asked. */
  shops: readonly LicenseShop[];
  clock: Clock;
  newId: () => string;
  limits: LicenseLimits;
  /** Default: of this process alone. */
  attemptLimits?: AttemptLimits;
  /** Writes receipts and codes; null or missing on a site without mail. */
  mail?: SiteMail | null;
  /** Asks for a mailed code before a purchase is used; missing where the shop's word is proof enough. */
  codeProof?: { newCode: () => string; secret: string };
}
