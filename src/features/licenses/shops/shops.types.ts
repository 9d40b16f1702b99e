import type { PlanId } from '../../plans/plans.types.ts';
import type { LicenseShop } from '../licenses.types.ts';

/** A license that was activated some time ago, as its shop is asked about it again. */
export interface ActivatedLicense {
  /** As the shop wrote it then. */
  key: string;
  planId: PlanId;
  references: readonly string[];
  /** The shop sent word that something about this purchase changed. */
  noticed: boolean;
}

/** What a shop says of a license that was activated some time ago. */
export type Recheck =
  | 'stands'
  /** The money went back or is being fought over, or the shop's owner switched the key off. */
  | 'withdrawn'
  /** The answer may have a harmless cause, such as a product that was renamed since: nothing is taken. */
  | 'unsure'
  | 'unreachable';

/** What a shop's message says of a purchase. */
export interface ShopNotice {
  /** One of the purchase's `references`. */
  reference: string;
  /** True when the message alone is proof that the money went back; false means: ask the shop again. */
  withdrawn: boolean;
}

/** A message as it arrived. */
export interface ShopMessage {
  /** By name, whatever its case. */
  header: (name: string) => string | undefined;
  query: (name: string) => string | undefined;
  /** The very bytes that were signed. */
  body: Uint8Array;
}

export interface ShopWebhook {
  /**
   * Reads a message after making sure who sent it.
   * @returns no notice for what does not concern a refund.
   * @throws {AppError} 401 `shop.not_authentic`; 400 `shop.not_understood`.
   */
  read(message: ShopMessage): ShopNotice[];
}

/** A shop outside, with all that is used of it. */
export interface Shop extends LicenseShop {
  recheck(license: ActivatedLicense): Promise<Recheck>;
  /** Null while its secret is not configured. */
  readonly webhook: ShopWebhook | null;
  /** How refunds come to light with the settings it has: by its messages, by asking, or not at all. */
  readonly refunds: 'reported' | 'asked' | 'unseen';
}

/** Something that an owner should know. Holds no key and no email. */
export interface ShopTrouble {
  shop: string;
  /** `misconfigured` lasts until the owner mends it; `unreachable` usually passes by itself. */
  trouble: 'misconfigured' | 'unreachable' | 'test-purchase' | 'unmapped-product';
  /** One line. */
  reason: string;
}
