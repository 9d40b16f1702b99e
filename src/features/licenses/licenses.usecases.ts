import type { DatabaseTransaction } from '../../platform/db/database.types.ts';
import type { TimeSpan } from '../../shared/clock.ts';
import { createActivateLicense } from './activation/activate-license.usecases.ts';
import { createLicenseCodeStore, type LicenseCodeStore } from './activation/license-codes.store.ts';
import { fingerprintKey } from './activation/license-key.ts';
import { createLicenseProof, type LicenseProof } from './activation/license-proof.usecases.ts';
import { createLicenseDesk, type LicenseDesk } from './desk/license-desk.usecases.ts';
import { createGiveawayShop } from './giveaways/giveaway-shop.ts';
import { createLicenseRecords } from './license-records.store.ts';
import { createLicenseStore } from './licenses.store.ts';
import type {
  ActivationOrder,
  CodeRequest,
  License,
  LicenseActivity,
  PastLicense,
  Revocation,
  StatedLicense,
} from './licenses.types.ts';
import type { LicensesOptions } from './licenses-options.ts';
import { createLicenseMovesStore } from './moves/license-moves.store.ts';
import { createMoveLicense, type MoveLicense } from './moves/move-license.usecases.ts';
import { createRevokeLicense } from './refunds/revoke-license.usecases.ts';
import { createShopNoticeStore } from './refunds/shop-notices.store.ts';

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
  /** For whoever runs the site. */
  desk: LicenseDesk;
  move: MoveLicense;
  /** Every license with the address that it was bought with, newest activation first. */
  statement(accountId: string): Promise<StatedLicense[]>;
  /** Accounts with a license whose key begins so, for whoever runs the site. */
  findAccountsByKey(beginning: string, limit: number): Promise<string[]>;
  /**
   * Forgets keys, addresses and orders of an account. What is left of a license keeps its key from
   * being used a second time.
   */
  forgetAccount(transaction: DatabaseTransaction, accountId: string): Promise<void>;
  /** What was activated and taken back, by shop and plan, for whoever runs the site. */
  countActivity(span: TimeSpan): Promise<LicenseActivity>;
  /** Forgets codes that ran out. */
  sweep(): Promise<void>;
}

/**
 * Puts activation, history and refunds together.
 * @throws {Error} one line that an owner can act on, when codes are asked for that nobody can mail.
 */
export function createLicenses(options: LicensesOptions): Licenses {
  const codes = createLicenseCodeStore(options.database);
  const store = createLicenseStore(options.database);
  const notices = createShopNoticeStore(options.database);
  const revoke = createRevokeLicense({ ...options, store });
  const moves = createLicenseMovesStore(options.database);
  const proof = openProof(options, codes);
  const giveaways = createGiveawayShop(options.database, options.clock);
  return {
    ...createActivateLicense({ ...options, store, notices, proof, giveaways }),
    list: (accountId) => store.list(accountId),
    history: (accountId) => store.history(accountId),
    revoke: (shop, key) => revoke({ shop, keyHash: fingerprintKey(key) }),
    desk: createLicenseDesk({ ...options, shops: [giveaways, ...options.shops], revoke }),
    move: createMoveLicense({ ...options, store, moves }),
    ...createLicenseRecords(options.database),
    sweep: () => codes.forgetBefore(options.clock.now()),
  };
}

function openProof(options: LicensesOptions, codes: LicenseCodeStore): LicenseProof | null {
  const { codeProof, mail } = options;
  if (!codeProof) return null;
  if (!mail) throw new Error('LICENSE_PROOF: `code` needs SMTP_URL, because codes are mailed.');
  return createLicenseProof({ ...options, ...codeProof, mail, codes });
}
