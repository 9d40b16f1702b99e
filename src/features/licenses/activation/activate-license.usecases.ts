import type { DatabaseTransaction } from '../../../platform/db/database.types.ts';
import { createMemoryLimits } from '../../../platform/limits/attempt-limits.ts';
import { STANDARD_BALANCE } from '../../credits/credits.rules.ts';
import { findPlan } from '../../plans/plans.rules.ts';
import {
  createLicenseUsedElsewhereError,
  createLicenseUsedHereError,
  createLicenseWithdrawnError,
} from '../licenses.errors.ts';
import { expiryOf } from '../licenses.rules.ts';
import type { KeyUse, LicenseStore } from '../licenses.store.ts';
import type {
  ActivationOrder,
  CodeRequest,
  License,
  LicenseShop,
  VerifiedPurchase,
} from '../licenses.types.ts';
import type { LicensesOptions } from '../licenses-options.ts';
import { isNewerWord, nextCheck } from '../refunds/license-checks.rules.ts';
import type { ShopNoticeStore } from '../refunds/shop-notices.store.ts';
import { GIVEAWAY_SHOP_NAME } from '../shops/license-shops.rules.ts';
import { createFailureCount } from './activation-attempts.ts';
import { findGift, findPurchase } from './find-purchase.usecases.ts';
import { fingerprintKey } from './license-key.ts';
import type { LicenseProof, ProvenByCode } from './license-proof.usecases.ts';
import { writeReceipt } from './license-receipt.ts';

type Options = LicensesOptions & {
  store: LicenseStore;
  notices: ShopNoticeStore;
  /** Null where the shop's word for the email is proof enough. */
  proof: LicenseProof | null;
  /** Knows the keys that the site gave away. */
  giveaways: LicenseShop;
};

interface ActivatingLicenses {
  activate(order: ActivationOrder): Promise<License>;
  requestCode(order: ActivationOrder): Promise<CodeRequest | null>;
}

/** @returns the use cases `Licenses.activate` and `Licenses.requestCode`. */
export function createActivateLicense(options: Options): ActivatingLicenses {
  const { clock, proof, mail, limits, attemptLimits = createMemoryLimits() } = options;
  const countingFailures = createFailureCount(limits, attemptLimits);
  const find = async (order: ActivationOrder): Promise<VerifiedPurchase> =>
    (await findGift(options.giveaways, order)) ?? (await findPurchase(options.shops, order));
  return {
    async requestCode(order) {
      if (!proof || order.code !== undefined || proof.isProven(order)) return null;
      return await countingFailures(order, async () => {
        const purchase = await find(order);
        await assertUnused(options, order.accountId, purchase);
        return isGift(purchase) ? null : await proof.request(order, purchase);
      });
    },
    activate: (order) =>
      countingFailures(order, async () => {
        const askedAt = clock.now();
        const purchase = await find(order);
        const needsCode = proof !== null && !isGift(purchase) && !proof.isProven(order);
        const proven = needsCode ? await proof.check(order, purchase) : null;
        const license = await storeActivation(options, { order, purchase, askedAt, proven });
        mail?.outbox.wake();
        return license;
      }),
  };
}

/** What nobody bought is nobody's to prove: its key is all that there is. */
const isGift = ({ shop }: VerifiedPurchase): boolean => shop === GIVEAWAY_SHOP_NAME;

/** Nobody is to look for a code in the mail in vain. */
async function assertUnused(
  { database, store }: Options,
  accountId: string,
  { shop, key, identity }: VerifiedPurchase,
): Promise<void> {
  const keyHash = fingerprintKey(identity ?? key);
  const use = await database.transaction((transaction) => store.findUse(transaction, shop, keyHash));
  if (use) throw createUsedError(use, accountId);
}

/** Of what was taken back nothing is on any account, whatever the shop says of the key by now. */
function createUsedError(use: KeyUse | undefined, accountId: string) {
  if (use?.isRevoked) return createLicenseWithdrawnError();
  return use?.accountId === accountId ? createLicenseUsedHereError() : createLicenseUsedElsewhereError();
}

interface Activation {
  order: ActivationOrder;
  purchase: VerifiedPurchase;
  /** When we began to ask the shop: its words from then on say more than its answer. */
  askedAt: number;
  proven: ProvenByCode | null;
}

/**
 * Everything that the purchase brings is stored together, or nothing. The lock on the account lets
 * two periods bought at once follow one another; the unique key lets one of two activations win; a
 * refund that comes at the same moment waits, and then finds the license, or came first and is found.
 */
async function storeActivation(options: Options, activation: Activation): Promise<License> {
  const { database, credits, clock, newId, store, notices, proof, mail } = options;
  const { order, purchase, proven } = activation;
  const { accountId } = order;
  const { shop, key, references = [], purchaseEmail } = purchase;
  const id = newId();
  const keyHash = fingerprintKey(purchase.identity ?? key);
  return await database.transaction(async (transaction) => {
    await credits.lockOpen(transaction, accountId);
    const word = await notices.holdBack(transaction, { shop, references });
    if (word.withdrawn) throw createLicenseWithdrawnError();
    if (proven) await proof?.use(transaction, proven);
    const now = clock.now();
    const latestExpiry = await store.latestExpiry(transaction, accountId);
    const license = describeLicense({ id, accountId, purchase, latestExpiry, now });
    const row = { ...license, keyHash, purchaseEmail, ...planChecks(activation, word.noticedAt, now) };
    if (!(await store.insert(transaction, row))) {
      throw createUsedError(await store.findUse(transaction, shop, keyHash), accountId);
    }
    await notices.link(transaction, { shop, references, licenseId: id });
    await grantCredits(options, transaction, license);
    await writeReceipt(mail, transaction, { order, license, purchaseEmail });
    return license;
  });
}

interface LicenseFacts extends Pick<License, 'id' | 'accountId'> {
  purchase: VerifiedPurchase;
  latestExpiry: number | null;
  now: number;
}

function describeLicense({ id, accountId, purchase, latestExpiry, now }: LicenseFacts): License {
  const { shop, key, planId } = purchase;
  return {
    id,
    accountId,
    shop,
    key,
    planId,
    creditsAdded: findPlan(planId).credits,
    activatedAt: now,
    expiresAt: expiryOf(planId, latestExpiry, now),
  };
}

/** When the shop is asked again: at once when it said something since, never when it has no words for this. */
function planChecks({ purchase, askedAt }: Activation, noticedAt: number, now: number) {
  if (!purchase.references?.length) return { nextCheckAt: null, noticedAt: null };
  return isNewerWord(noticedAt, askedAt)
    ? { nextCheckAt: now, noticedAt }
    : { nextCheckAt: nextCheck(now, now), noticedAt: null };
}

async function grantCredits(
  { credits }: Options,
  transaction: DatabaseTransaction,
  { id, accountId, creditsAdded, activatedAt }: License,
): Promise<void> {
  if (creditsAdded === 0) return;
  await credits.grant(transaction, {
    accountId,
    balance: STANDARD_BALANCE,
    amount: creditsAdded,
    reason: 'license',
    idempotencyKey: `license:${id}`,
    now: activatedAt,
  });
}
