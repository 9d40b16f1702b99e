import { isSameSecret } from '../../../platform/http/same-secret.ts';
import {
  createLicenseExpiredError,
  createLicenseNotAcceptedError,
  createLicenseUsedUpError,
  createLicenseWithdrawnError,
  createNoShopError,
  createShopUnreachableError,
} from '../licenses.errors.ts';
import { normaliseEmail } from '../licenses.rules.ts';
import type { LicenseShop, VerifiedPurchase, WithdrawalReason } from '../licenses.types.ts';

interface PurchaseClaim {
  email: string;
  key: string;
}

/**
 * Asks the shops in their configured order for the one that sold this key. A shop that cannot be
 * reached matters only when no other knows the key.
 * @throws {AppError} 400 when key and email are no purchase, or it was refunded; 503 when a shop that
 * may have sold it cannot be reached, or the site has no shop.
 */
export async function findPurchase(
  shops: readonly LicenseShop[],
  claim: PurchaseClaim,
): Promise<VerifiedPurchase> {
  if (shops.length === 0) throw createNoShopError();
  const email = normaliseEmail(claim.email);
  const key = claim.key.trim();
  let unreachable = false;
  for (const shop of shops) {
    const verification = await shop.verify(key);
    if (verification.outcome === 'unreachable') unreachable = true;
    if (verification.outcome === 'withdrawn') {
      const { purchaseEmail, reason } = verification;
      // A key that is worth nothing tells nothing, so where the shop keeps the buyer's email to itself
      // whoever has the key learns why.
      if (purchaseEmail !== null && !isSameSecret(purchaseEmail, email))
        throw createLicenseNotAcceptedError();
      throw createWithdrawalError(reason);
    }
    if (verification.outcome === 'valid') {
      if (!isSameSecret(verification.purchase.purchaseEmail, email)) throw createLicenseNotAcceptedError();
      return verification.purchase;
    }
  }
  throw unreachable ? createShopUnreachableError() : createLicenseNotAcceptedError();
}

/**
 * A key that the site gave away itself. No shop is asked for it, and no email is compared.
 * @returns undefined when it gave away no such key. @throws {AppError} 400 once its time is over.
 */
export async function findGift(
  giveaways: LicenseShop,
  { key }: Pick<PurchaseClaim, 'key'>,
): Promise<VerifiedPurchase | undefined> {
  const verification = await giveaways.verify(key.trim());
  if (verification.outcome === 'withdrawn') throw createWithdrawalError(verification.reason);
  return verification.outcome === 'valid' ? verification.purchase : undefined;
}

function createWithdrawalError(reason: WithdrawalReason) {
  switch (reason) {
    case 'expired':
      return createLicenseExpiredError();
    case 'used-up':
      return createLicenseUsedUpError();
    default:
      return createLicenseWithdrawnError();
  }
}
