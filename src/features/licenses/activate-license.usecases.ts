import type { DatabaseTransaction } from '../../platform/db/database.types.ts';
import { createAttemptLimit } from '../../platform/http/attempt-limit.ts';
import { toVisitorNetwork } from '../../platform/http/client-address.ts';
import { AppError } from '../../shared/app-error.ts';
import { STANDARD_PURSE } from '../credits/credits.rules.ts';
import { findPlan } from '../plans/plans.rules.ts';
import { findPurchase } from './find-purchase.usecases.ts';
import { isNewerWord, nextCheck } from './license-checks.rules.ts';
import { fingerprintKey } from './license-key.ts';
import {
  createLicenseUsedElsewhereError,
  createLicenseUsedHereError,
  createLicenseWithdrawnError,
  createTooManyAttemptsError,
} from './licenses.errors.ts';
import { expiryOf } from './licenses.rules.ts';
import type { LicenseStore } from './licenses.store.ts';
import type { License, VerifiedPurchase } from './licenses.types.ts';
import type { ActivationOrder, LicenseLimits, LicensesOptions } from './licenses.usecases.ts';
import type { ShopNoticeStore } from './shop-notices.store.ts';

const ATTEMPT_WINDOW_MS = 15 * 60_000;

type Options = LicensesOptions & { store: LicenseStore; notices: ShopNoticeStore };

/** @returns the use case `Licenses.activate`. */
export function createActivateLicense(options: Options): (order: ActivationOrder) => Promise<License> {
  const countingFailures = createFailureCount(options.limits);
  return (order) =>
    countingFailures(order, async () => {
      const askedAt = options.clock.now();
      const purchase = await findPurchase(options.verifiers, order);
      return await storeActivation(options, { accountId: order.accountId, purchase, askedAt });
    });
}

/** Runs attempts while neither the account nor its network has failed too often lately. */
function createFailureCount({ attemptsPerAccount, attemptsPerAddress }: LicenseLimits) {
  const perAccount = createAttemptLimit({ attempts: attemptsPerAccount, windowMs: ATTEMPT_WINDOW_MS });
  const perAddress = createAttemptLimit({ attempts: attemptsPerAddress, windowMs: ATTEMPT_WINDOW_MS });
  return async <Result>(order: ActivationOrder, attempt: () => Promise<Result>): Promise<Result> => {
    const network = toVisitorNetwork(order.address);
    const giveBack = () => Promise.all([perAccount.giveBack(order.accountId), perAddress.giveBack(network)]);
    const waits = await Promise.all([perAccount.take(order.accountId), perAddress.take(network)]);
    const wait = Math.max(...waits);
    if (wait > 0) {
      // A refused attempt was not made, so it does not count against anyone else behind this address.
      await giveBack();
      throw createTooManyAttemptsError(wait);
    }
    try {
      const result = await attempt();
      await giveBack();
      return result;
    } catch (error) {
      if (!isOwnFault(error)) await giveBack();
      throw error;
    }
  };
}

/** Our own trouble and a shop's are no guesses at keys. */
function isOwnFault(error: unknown): boolean {
  return error instanceof AppError && error.status < 500;
}

interface Activation {
  accountId: string;
  purchase: VerifiedPurchase;
  /** When we began to ask the shop: its words from then on say more than its answer. */
  askedAt: number;
}

/**
 * Everything that the purchase brings is stored together, or nothing. The lock on the account lets
 * two periods bought at once follow one another; the unique key lets one of two activations win; a
 * refund that comes at the same moment waits, and then finds the license, or came first and is found.
 */
async function storeActivation(options: Options, activation: Activation): Promise<License> {
  const { database, credits, clock, newId, store, notices } = options;
  const { accountId, purchase } = activation;
  const { shop, key, references = [], purchaseEmail } = purchase;
  const id = newId();
  const keyHash = fingerprintKey(purchase.identity ?? key);
  return await database.transaction(async (transaction) => {
    await credits.lockAccount(transaction, accountId);
    const word = await notices.holdBack(transaction, { shop, references });
    if (word.withdrawn) throw createLicenseWithdrawnError();
    const now = clock.now();
    const latestExpiry = await store.latestExpiry(transaction, accountId);
    const license = describeLicense({ id, accountId, purchase, latestExpiry, now });
    const row = { ...license, keyHash, purchaseEmail, ...planChecks(activation, word.noticedAt, now) };
    if (!(await store.insert(transaction, row))) {
      const owner = await store.findOwner(transaction, shop, keyHash);
      throw owner === accountId ? createLicenseUsedHereError() : createLicenseUsedElsewhereError();
    }
    await notices.link(transaction, { shop, references, licenseId: id });
    await grantCredits(options, transaction, license);
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
    purse: STANDARD_PURSE,
    amount: creditsAdded,
    reason: 'license',
    idempotencyKey: `license:${id}`,
    now: activatedAt,
  });
}
